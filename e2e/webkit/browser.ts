/** What the smoke test does on a page in WebKit, and what it reads from it, over the W3C WebDriver protocol. */
import { ports } from '../../scripts/lib/test-environment.mjs';
import { expect } from '../support/site';

const site = `http://localhost:${ports.site}`;

/** The virtual screen is a little larger than the widest window on it. */
export const screenSize = { width: 1400, height: 1000 };
/** MiniBrowser's narrowest window, which is below the first breakpoint. */
export const small = { width: 447, height: 740 };
export const large = { width: 1280, height: 800 };

/** Keys, as the protocol writes them. */
export const key = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

/** An element, by the name that the protocol has for it. */
type Element = Record<string, string>;

/** Most results are there at once. */
export const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals: [20, 50, 100, 250] });

/** Sends a command. @throws what the driver says when it fails, and when it says nothing for half a minute */
export async function send<Result>(address: string, body?: object): Promise<Result> {
  const given = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(address, { ...given, signal: AbortSignal.timeout(30_000) });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

/** The first visible element of a selector, with this text if one is given, unless something covers it. Runs in a page. */
function inReach(css: string, text: string) {
  const element = [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .find((one) => text === '' || one.textContent.replace(/\s+/g, ' ').trim() === text);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? element : null;
}

/** One session with one window. */
export class Browser {
  readonly #session: string;

  /** @param session its address at the driver */
  constructor(session: string) {
    this.#session = session;
  }

  command = <Result>(path: string, body?: object) => send<Result>(`${this.#session}/${path}`, body);

  /** Runs a function in the page with these arguments and waits for its result. */
  evaluate = <Given extends unknown[], Result>(run: (...given: Given) => Result, ...args: Given) =>
    this.command<Awaited<Result>>('execute/sync', { script: `return (${run.toString()})(...arguments)`, args });

  async resize({ width, height }: typeof small): Promise<void> {
    // In the middle, where the pointer starts: without a window manager the window under it has the keyboard.
    const [x, y] = [(screenSize.width - width) / 2, (screenSize.height - height) / 2].map(Math.round);
    await this.command('window/rect', { width, height, x, y });
    await eventually(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  open = (path: string) => this.command('url', { url: new URL(path, site).href });

  /** Opens a page, moves the pointer, which starts the runtime, and waits until all islands are hydrated. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    for (const at of [5, 8]) await this.point(at, at);
    const waiting = () => document.querySelectorAll('[data-island]:not([data-hydrated])').length;
    await eventually(() => this.evaluate(waiting)).toBe(0);
  }

  /** Path, query and fragment of the page. */
  path = async () => (await this.command<string>('url')).replace(site, '');

  back = () => this.command('back', {});

  /** @throws when it is not in reach within ten seconds */
  async find(css: string, text = ''): Promise<Element> {
    const look = () => this.evaluate(inReach, css, text);
    await eventually(look).not.toBeNull();
    return (await look()) as unknown as Element;
  }

  #to = async (element: Element, action: string, body: object = {}) =>
    this.command(`element/${Object.values(element).join('')}/${action}`, body);

  click = async (css: string, text?: string) => this.#to(await this.find(css, text), 'click');

  /** Types into a field that is empty. */
  type = async (css: string, text: string) => this.#to(await this.find(css), 'value', { text });

  async select(css: string, value: string): Promise<void> {
    await this.find(css);
    const option = { using: 'css selector', value: `${css} option[value="${value}"]` };
    await this.#to(await this.command<Element>('element', option), 'click');
  }

  /** Moves the pointer to a point of the window. */
  point = (x: number, y: number) => this.#act('pointer', [{ type: 'pointerMove', duration: 0, x, y }]);

  /** Presses a key on the focused element. */
  press = (value: string) =>
    this.#act('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);

  #act = (type: string, actions: object[]) => this.command('actions', { actions: [{ type, id: type, actions }] });

  /** The texts of all visible elements of a selector. */
  texts = (css: string) =>
    this.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
      css,
    );

  hasFocus = (css: string) => this.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css);

  /** The address of the window that was just opened; closes it again. */
  async newWindow(): Promise<URL> {
    const own = await this.command<string>('window');
    const others = async () => (await this.command<string[]>('window/handles')).filter((handle) => handle !== own);
    await eventually(others).toHaveLength(1);
    await this.command('window', { handle: (await others())[0] });
    const address = () => this.command<string>('url');
    await eventually(address).toMatch(/^https?:/);
    const opened = new URL(await address());
    await this.evaluate(() => window.close());
    await this.command('window', { handle: own });
    return opened;
  }
}
