/**
 * Runs Playwright's tests in Debian's WebKitGTK instead of its own browsers, over the W3C WebDriver protocol. Each worker has its own
 * screen, driver and session.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { systemWebkit } from '../../scripts/lib/browsers.mjs';
import { ports } from '../../scripts/lib/test-environment.mjs';

const site = `http://localhost:${ports.site}`;

/** The virtual screen is a little larger than the widest window. */
const screenSize = { width: 1400, height: 1000 };
/** MiniBrowser's narrowest window, which is below the first breakpoint. */
export const small = { width: 447, height: 740 };
export const large = { width: 1280, height: 800 };

/** The key codes of the protocol. */
export const key = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

/**
 * Sends a command.
 * @throws Error with the driver's message if the command fails, or if there is no answer within half a minute.
 */
async function send<Result>(address: string, body?: object): Promise<Result> {
  const given = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(address, { ...given, signal: AbortSignal.timeout(30_000) });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

/** A reference to an element in the protocol's format. */
type Found = Record<string, string>;

/** One session with one window. */
class Browser {
  /**
   * Creates the client.
   * @param session The URL of the session at the driver.
   */
  constructor(private readonly session: string) {}

  command = <Result>(path: string, body?: object) => send<Result>(`${this.session}/${path}`, body);

  /** Runs a function in the page with these arguments and returns its result. */
  evaluate = <Given extends unknown[], Result>(run: (...given: Given) => Result, ...args: Given) =>
    this.command<Awaited<Result>>('execute/sync', { script: `return (${run.toString()})(...arguments)`, args });

  async resize({ width, height }: typeof small): Promise<void> {
    // Centre the window, because the pointer starts in the middle: without a window manager the window under it has the keyboard focus.
    const [x, y] = [(screenSize.width - width) / 2, (screenSize.height - height) / 2].map(Math.round);
    await this.command('window/rect', { width, height, x, y });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  open = (path: string) => this.command('url', { url: site + path });

  /** Opens a page, moves the pointer, which starts the runtime, and waits until all islands are hydrated. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    for (const at of [5, 8]) {
      const move = { type: 'pointerMove', duration: 0, x: at, y: at };
      await this.command('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] });
    }
    const waiting = () => document.querySelectorAll('[data-island]:not([data-hydrated], [data-file])').length;
    await expect.poll(() => this.evaluate(waiting)).toBe(0);
  }

  /** The path, query and fragment of the page. */
  path = async () => (await this.command<string>('url')).replace(site, '');

  back = () => this.command('back', {});

  click = async (selector: string) => this.#to(await this.#find(selector), 'click');

  /** Types into an empty field. */
  type = async (selector: string, text: string) => this.#to(await this.#find(selector), 'value', { text });

  /** Presses a key on the focused element. */
  press = async (text: string) => this.#to(await this.command<Found>('element/active'), 'value', { text });

  /** The texts of all visible elements that match a CSS selector. */
  texts = (css: string) =>
    this.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
      css,
    );

  hasFocus = (css: string) => this.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css);

  /**
   * Waits for an element and scrolls it into view.
   * @param selector A CSS selector, or an XPath that starts with a slash.
   */
  async #find(selector: string): Promise<Found> {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = await this.command<Found>('element', { using, value: selector });
    const show = (element: Element) =>
      (element.closest('select') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
    await this.evaluate(show, found as unknown as Element);
    return found;
  }

  /** Performs an action on an element; the driver fails if another element covers it. */
  #to = (found: Found, action: string, body: object = {}) =>
    this.command(`element/${Object.values(found).join('')}/${action}`, body);
}

const started: ChildProcess[] = [];
const stop = () => started.splice(0).forEach((child) => child.kill());

/** Starts screen, driver and browser. */
async function start(port: number): Promise<Browser> {
  const found = systemWebkit();
  if (!found) throw new Error('WebKit is not installed: apt-get install -y webkit2gtk-driver xvfb');
  // Settings of GTK: scrollbars that take up space, and no animations, so that nothing is moving.
  const settings = resolve('test-results/webkit');
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  const lines = '[Settings]\ngtk-overlay-scrolling=false\ngtk-enable-animations=false\n';
  writeFileSync(`${settings}/gtk-3.0/settings.ini`, lines);
  const size = `${screenSize.width}x${screenSize.height}x24`;
  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
  started.push(screen);
  const display = String(await once(screen.stdout, 'data')).trim();
  // The screen, language and settings of the desktop that runs the tests are replaced.
  const own = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8', XDG_CONFIG_HOME: settings };
  started.push(spawn(found.driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...own } }));
  const driver = `http://127.0.0.1:${port}`;
  await expect.poll(() => send(`${driver}/status`).catch(() => null), { timeout: 10_000 }).not.toBeNull();
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    timeouts: { implicit: 10_000 },
    'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
  };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, { capabilities: { alwaysMatch } });
  const browser = new Browser(`${driver}/session/${sessionId}`);
  // The driver occasionally loses a session that it has just opened, so test the session here.
  await browser.command('url');
  return browser;
}

export const test = base.extend<{ webkit: Browser }, { session: Browser }>({
  session: [
    async ({}, provide, { parallelIndex }) => {
      let browser: Browser | undefined;
      // Try three times, because MiniBrowser does not always connect to its driver.
      for (let attempt = 0; !browser; attempt++)
        browser = await start(ports.webkit + 3 * parallelIndex + attempt).catch((error: unknown) => {
          stop();
          if (attempt === 2) throw error;
          return undefined;
        });
      await provide(browser);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** The worker's session with a wide window; its session storage is cleared after each test. */
  webkit: async ({ session }, provide) => {
    await session.resize(large);
    await provide(session);
    await session.evaluate(() => sessionStorage.clear());
  },
});

export { expect };
