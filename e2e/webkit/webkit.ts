/**
 * A second engine: WebKitGTK's MiniBrowser, driven over W3C WebDriver under Playwright's runner. Nobody sees it: each worker starts a screen,
 * a driver and one session of its own, and ends them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { systemWebkit } from '../../scripts/webkit.mjs';
import { ports } from '../environment.mjs';
import { expect, test as base } from '../site';

export const site = `http://localhost:${String(ports.site)}`;

/** The window: MiniBrowser's is no narrower than this, which is below the first breakpoint. */
export const small = { width: 447, height: 740 };
export const large = { width: 1280, height: 800 };

const patience = 10_000;
const later = (wait: number) => new Promise<undefined>((resolve) => setTimeout(resolve, wait, undefined).unref());

/** The screen. Its pointer rests in the middle, and without a window manager the window under it has the keyboard. */
const screenSize = { width: 1400, height: 1000 };
const rectangle = ({ width, height }: typeof small) => ({
  width,
  height,
  x: Math.round((screenSize.width - width) / 2),
  y: Math.round((screenSize.height - height) / 2),
});

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends what was started, the last first. */
async function end(started: ChildProcess[]): Promise<void> {
  for (let child = started.pop(); child; child = started.pop()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
}

/** Starts a screen; its number is the server's choice. */
async function startScreen(command: string, started: ChildProcess[]): Promise<string> {
  const size = `${String(screenSize.width)}x${String(screenSize.height)}x24`;
  const screen = spawn(command, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Starts WebKit's driver and gives its address. */
async function startDriver(
  command: string,
  display: string,
  settings: string,
  started: ChildProcess[],
): Promise<string> {
  const port = String(await freePort());
  // Nothing of the desktop these tests may run on: not its screen, not its language, not its settings.
  const own = { DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: settings };
  started.push(spawn(command, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...own } }));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: patience },
    )
    .toBe(true);
  return address;
}

/** A folder with the desktop's settings: scrollbars beside what they scroll, not over it, and less motion where that is asked for. */
async function writeSettings(motion: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-settings-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-overlay-scrolling=false\ngtk-enable-animations=${String(motion)}\n`,
  );
  return folder;
}

/** Opens the one session; of the network it reaches this machine alone. */
async function openSession(server: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // A service worker answers before a test can.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--features=!ServiceWorkers'] },
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['localhost', '127.0.0.1'],
    },
    timeouts: { script: 30_000, pageLoad: 30_000, implicit: 0 },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/** Starts everything, and again if nothing comes of it: MiniBrowser does not always report to its driver. */
async function start(settings: string, started: ChildProcess[]): Promise<WebDriver> {
  const found = systemWebkit();
  if (!found) throw new Error('No WebKit here: install webkit2gtk-driver and xvfb.');
  let fault: unknown = 'no answer';
  for (let attempt = 1; attempt <= 3; attempt++) {
    const opening = startScreen(found.screen, started)
      .then((display) => startDriver(found.driver, display, settings, started))
      .then((address) => openSession(address, found.browser))
      .catch((error: unknown) => {
        fault = error;
      });
    const driver = await Promise.race([opening, later(2 * patience)]);
    if (driver) return driver;
    await end(started);
  }
  throw new Error('WebKit did not start.', { cause: fault });
}

interface Options {
  size: typeof small;
}

export const test = base.extend<Options & { driver: WebDriver }, { motion: boolean; session: WebDriver }>({
  size: [small, { option: true }],
  motion: [true, { option: true, scope: 'worker' }],

  session: [
    async ({ motion }, provide) => {
      const settings = await writeSettings(motion);
      const started: ChildProcess[] = [];
      try {
        const driver = await start(settings, started);
        await provide(driver);
        // A session that hangs goes with its driver and its screen.
        await Promise.race([driver.quit().catch(() => undefined), later(patience)]);
      } finally {
        await end(started);
        await rm(settings, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  /** A visitor with one window of the wanted size, of whom nothing stays behind. */
  driver: async ({ session: driver, size }, provide) => {
    await resize(driver, size);
    const window = await driver.getWindowHandle();
    await provide(driver);
    for (const other of await driver.getAllWindowHandles()) if (other !== window) await closeWindow(driver, other);
    await driver.switchTo().window(window);
    await driver.actions().clear();
    await driver.manage().deleteAllCookies();
    await evaluate(driver, () => {
      sessionStorage.clear();
      localStorage.clear();
    });
  },
});

export const resize = (driver: WebDriver, size: typeof small) => driver.manage().window().setRect(rectangle(size));

async function closeWindow(driver: WebDriver, handle: string): Promise<void> {
  await driver.switchTo().window(handle);
  await driver.close();
}

/** Like Playwright's own poll, but soon again: most of what is waited for is there within a moment. */
export const eventually = <Value>(read: () => Promise<Value>) =>
  expect.poll(read, { intervals: [20, 50, 50, 100, 250], timeout: patience });

/** Runs a function in the page with what is given, and waits for what it promises. */
export const evaluate = <Given extends unknown[], Result>(
  driver: WebDriver,
  run: (...given: Given) => Result,
  ...given: Given
) => driver.executeScript<Awaited<Result>>(run, ...given);

type Watched = Window & { faults?: string[] };

/**
 * Collects the page's errors, refusals, warnings and files that did not come. WebDriver cannot read the console, nor run anything before a
 * page: this starts when the page has loaded, before the runtime, which waits for a visitor.
 */
const watch = (driver: WebDriver) =>
  evaluate(driver, () => {
    const faults: string[] = [];
    (window as Watched).faults = faults;
    addEventListener(
      'error',
      ({ target, message }) =>
        faults.push(target instanceof Element ? `missing: ${target.outerHTML.slice(0, 160)}` : `uncaught: ${message}`),
      true,
    );
    addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`refused: ${violatedDirective} ${blockedURI}`),
    );
    for (const level of ['error', 'warn'] as const)
      console[level] = (...given: unknown[]) => faults.push(`${level}: ${given.map(String).join(' ')}`);
  });

/** What went wrong in the page since it was opened. */
export const faultsOf = (driver: WebDriver) => evaluate(driver, () => (window as Watched).faults ?? ['nobody watched']);

/** Opens a page and watches it; its runtime still waits. */
export async function open(driver: WebDriver, path: string): Promise<void> {
  await driver.get(new URL(path, site).href);
  await watch(driver);
}

const point = (driver: WebDriver, x: number, y: number) => driver.actions().move({ x, y, duration: 0 }).perform();

/** The islands that do not answer yet. */
export const waiting = (driver: WebDriver) =>
  evaluate(driver, () =>
    document.querySelector('[data-island]')
      ? [...document.querySelectorAll('[data-island]:not([data-live])')].map(({ outerHTML }) => outerHTML.slice(0, 100))
      : ['no island'],
  );

/** Lets the runtime start, as a visitor's first movement does. */
export async function stir(driver: WebDriver): Promise<void> {
  await point(driver, 5, 5);
  await point(driver, 8, 8);
  await eventually(() => waiting(driver)).toEqual([]);
}

export async function openLive(driver: WebDriver, path: string): Promise<void> {
  await open(driver, path);
  await stir(driver);
}

/** Brings the pointer to where nothing answers to it. */
export const leave = (driver: WebDriver) => point(driver, 640, 700);

/** The first element of a selector that is drawn and has this text, if one is asked for; waits until a pointer would meet it, at rest. */
export async function find(driver: WebDriver, selector: string, text = ''): Promise<WebElement> {
  const met = () =>
    driver.executeScript<WebElement | null>(
      async (css: string, wanted: string) => {
        const named = (one: Element) => wanted === '' || one.textContent.replace(/\s+/g, ' ').trim() === wanted;
        const element = [...document.querySelectorAll(css)].find(
          (one) => one.checkVisibility({ visibilityProperty: true }) && named(one),
        );
        if (!element) return null;
        /** Where a pointer meets it; '' where something else is. */
        const place = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return element.contains(document.elementFromPoint(x, y)) ? `${String(x)} ${String(y)}` : '';
        };
        // At once: WebKit's driver measures before a smooth scroll has arrived.
        if (place() === '') element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // Nothing meets the pointer while one page turns into the next.
        const before = place();
        await new Promise((resolve) => setTimeout(resolve, 40));
        return before !== '' && place() === before ? element : null;
      },
      selector,
      text,
    );
  const message = `nothing to point at: ${selector} ${text}`;
  const element = await driver.wait(met, patience, message, 20);
  if (!element) throw new Error(message);
  return element;
}

export const click = async (driver: WebDriver, selector: string, text?: string) =>
  (await find(driver, selector, text)).click();

/** Brings the pointer over an element. */
export const hover = async (driver: WebDriver, selector: string, text?: string) =>
  driver
    .actions()
    .move({ origin: await find(driver, selector, text), duration: 0 })
    .perform();

/** Writes into a field, in place of what it holds. */
export async function fill(driver: WebDriver, selector: string, text: string): Promise<void> {
  const field = await find(driver, selector);
  // By hand: WebKit's driver keeps Control pressed after a chord.
  await driver.executeScript((element: HTMLInputElement) => element.select(), field);
  await field.sendKeys(text || Key.BACK_SPACE);
}

export const select = async (driver: WebDriver, selector: string, value: string) =>
  (await find(driver, selector)).findElement(By.css(`option[value="${value}"]`)).click();

/** Presses keys one after the other, on what has the focus. */
export const press = (driver: WebDriver, ...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** The texts of all drawn elements of a selector. */
export const textsOf = (driver: WebDriver, selector: string) =>
  evaluate(
    driver,
    (css) =>
      [...document.querySelectorAll(css)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
    selector,
  );

export const isDrawn = (driver: WebDriver, selector: string) =>
  evaluate(
    driver,
    (css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** What a field holds. */
export const valueOf = (driver: WebDriver, selector: string) =>
  evaluate(driver, (css) => document.querySelector<HTMLInputElement>(css)?.value, selector);

export const hasFocus = (driver: WebDriver, selector: string) =>
  evaluate(driver, (css) => document.activeElement?.matches(css) ?? false, selector);

/** Path, query and fragment of the page. */
export const pathOf = async (driver: WebDriver) => (await driver.getCurrentUrl()).replace(site, '');

/** The address of the window that was just opened; closes it again. */
export async function newWindow(driver: WebDriver): Promise<URL> {
  const before = await driver.getWindowHandle();
  const others = async () => (await driver.getAllWindowHandles()).filter((handle) => handle !== before);
  await eventually(others).toHaveLength(1);
  const [opened = ''] = await others();
  await driver.switchTo().window(opened);
  await eventually(() => driver.getCurrentUrl()).toMatch(/^https?:/);
  const address = new URL(await driver.getCurrentUrl());
  await driver.close();
  await driver.switchTo().window(before);
  return address;
}

/** Waits for a step of the wizard: its heading has the focus. */
export const arriveAt = (driver: WebDriver, step: 2 | 3) =>
  eventually(() => hasFocus(driver, `[data-step="${String(step)}"] .step-heading`)).toBe(true);

/** Presses Next Step in the wizard and waits for the step it leads to. */
export async function nextStep(driver: WebDriver, step: 2 | 3): Promise<void> {
  await click(driver, 'button', 'Next Step');
  await arriveAt(driver, step);
}

/** What is typed into the home form but email and message. */
export const typed = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210' } as const;

/** A field of the home form. */
export const homeField = (name: string) => `#contact [name="${name}"]`;

/** Fills the home form; the message tells the form service how to answer. */
export async function fillHomeForm(driver: WebDriver, email: string, message: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, email, message })) await fill(driver, homeField(name), value);
  await select(driver, homeField('travel_preference'), 'honeymoon');
}

export const sendHomeForm = (driver: WebDriver) => click(driver, '#contact form [type="submit"]');

/** What the home form says of itself. */
export const homeStatus = (driver: WebDriver) => textsOf(driver, '#contact form [role="status"]');

export { expect, Key, type WebDriver };
