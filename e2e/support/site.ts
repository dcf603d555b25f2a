/** Test support in a browser: pages that report their console, and helpers to wait for hydration and layout. */
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';

export * from './pages';

/**
 * Fills a field as `fill` does, for Firefox. Over WebDriver BiDi Playwright sets the text through the property that React watches, so that
 * React takes it for its own. Set through the prototype, it counts as a visitor's.
 */
async function fillWithoutReact(this: Locator, text: string): Promise<void> {
  await this.focus();
  await this.evaluate((field: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** In Firefox Playwright's touch events cause no click. */
function clickInstead(this: Locator, options?: { force?: boolean }): Promise<void> {
  return this.click(options);
}

/** The reason why tests that go back are skipped in Firefox. */
export const fromTheCache = 'Playwright loses a page that Firefox brings back from its page cache';

/** Playwright's test with a fixture `noise`, which collects the console lines and uncaught errors of the page. */
export const test = base.extend<{ noise: string[] }>({
  page: async ({ page, browserName }, provide) => {
    if (browserName === 'firefox') {
      Object.assign(Object.getPrototypeOf(page.locator('html')), { fill: fillWithoutReact, tap: clickInstead });
      page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
    }
    await provide(page);
  },
  noise: async ({ page }, provide) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      // Chromium's own notes on rendering, which its console hides; no page writes any.
      const kind: string = message.type();
      if (kind !== 'verbose') lines.push(`${kind}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      // Firefox reports a font that is still loading when the page is left (NS_BINDING_ABORTED).
      if (!message.includes('status=2152398850')) lines.push(`uncaught: ${message}`);
    });
    await provide(lines);
  },
});

/** Makes a visitor's first movement, which starts the runtime. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
}

/** Waits until every island of a page is hydrated, apart from those that are fetched when they are used. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-island]') !== null &&
      document.querySelector('[data-island]:not([data-hydrated], [data-file])') === null,
  );

/** Opens a page and starts its runtime, for tests of what only the script can do. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await moveMouse(page);
  await hydrated(page);
}

/** Returns whether a file belongs to the runtime. */
export const isRuntime = (url: URL): boolean => /\/_next\/static\/(chunks|pages)\/.*\.js$/.test(url.pathname);

/** Withholds every file of the runtime until the returned function is called. */
export async function withholdRuntime(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(isRuntime, async (route) => {
    if (open) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** Waits for two idle periods of the page, after which its deferred work has begun. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let time = 0; time < 2; time++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Waits until nothing has moved on the page for ten frames. */
export const motionEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = () => `${scrollY} ${document.documentElement.scrollHeight}`;
    for (let [frames, last] = [0, '']; frames < 10; frames++) {
      if (last !== place()) [frames, last] = [0, place()];
      await new Promise(requestAnimationFrame);
    }
  });

/** Waits until the whole page is laid out, which is deferred for content below the screen. */
export const laidOut = (page: Page) => page.waitForFunction(() => !('deferLayout' in document.documentElement.dataset));

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

export { expect };
