/**
 * The next and the previous page: prerendered before a click, and restored from the back/forward cache. The test starts a browser of its
 * own, see `raw-chromium.ts`.
 */
import { routes } from '../../content/routes';
import { visitorsBrowser } from '../../scripts/lib/browsers.mjs';
import { openRawTab, type RawTab } from '../../scripts/lib/raw-chromium';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { chromium, expect, test as base } from '@playwright/test';

const browser = visitorsBrowser() ?? chromium.executablePath();

const test = base.extend<{ tab: RawTab }>({
  // Playwright requires the first argument to be destructured.
  tab: async ({}, provide) => {
    const size = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    const tab = await openRawTab(browser, [['Page.enable'], ['Emulation.setDeviceMetricsOverride', size]]);
    await tab.send('Page.navigate', { url: `http://localhost:${ports.site}${routes.about}` });
    await provide(tab);
    await tab.close();
  },
});

const here = (tab: RawTab) => tab.evaluate('location.pathname');
const link = `document.querySelector('main a[href="${routes.finder}"], footer a[href="${routes.finder}"]')`;

/** Moves the mouse to the link once its position is stable; content above it may still be laid out. */
async function pointAtLink(tab: RawTab) {
  const place = `(({ x, y }) => ({ x: Math.round(x) + 3, y: Math.round(y) + 3 }))(${link}.getBoundingClientRect())`;
  const scrolled = `${link}.scrollIntoView({ block: 'center', behavior: 'instant' }), ${place}`;
  const later = `new Promise((resolve) => setTimeout(() => resolve(${place}), 200))`;
  let point = {};
  await expect
    .poll(async () => {
      point = (await tab.evaluate(scrolled)) as object;
      return JSON.stringify(await tab.evaluate(later)) === JSON.stringify(point);
    })
    .toBe(true);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
}

const enter = { type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/**
 * Follows the link by keyboard, because a click at the link's previous position would miss it. A surplus key press reaches the next page,
 * where no link has the focus.
 */
async function followLink(tab: RawTab) {
  await tab.evaluate(`location.pathname === '${routes.about}' && ${link}.focus({ preventScroll: true })`);
  // The result is not awaited, because the page that would answer is unloaded.
  tab.send('Input.dispatchKeyEvent', enter).catch(() => undefined);
  await expect.poll(() => here(tab), { timeout: 2000 }).toBe(routes.finder);
}

test('prerenders the page behind a hovered link without running its scripts, and restores the previous page unchanged with Back', async ({
  tab,
}) => {
  await expect.poll(() => tab.evaluate('!!document.querySelector("[type=speculationrules]")')).toBe(true);
  await expect(async () => {
    await pointAtLink(tab);
    await expect.poll(() => tab.evaluate(`${link}.hasAttribute('data-next-page')`), { timeout: 1000 }).toBe(true);
  }).toPass();
  await expect.poll(() => tab.evaluateAhead('document.readyState')).toBe('complete');
  // Wait longer than the loaded page would need for more requests before activation.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await tab.evaluate('window.left = true');
  await expect(() => followLink(tab)).toPass();
  const before = `(([{ activationStart }]) => activationStart > 0 && performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < activationStart).map(({ name }) => new URL(name).pathname))(performance.getEntriesByType('navigation'))`;
  const asked = (await tab.evaluate(before)) as string[];
  expect(asked).not.toHaveLength(0);
  expect(asked.filter((path) => path.endsWith('.js') || path === '/count')).toEqual([]);
  // An activated page is like any other, and counts as the second of a visit.
  await expect.poll(() => tab.evaluate('document.querySelectorAll("link[rel=prefetch]").length')).toBeGreaterThan(1);
  await expect
    .poll(() => tab.evaluate('navigator.serviceWorker.getRegistration().then((one) => one?.active?.state)'))
    .toBe('activated');
  test.skip(browser.includes('headless'), 'Chromium without a window has no page cache');
  await tab.evaluate('history.back()');
  await expect.poll(() => here(tab)).toBe(routes.about);
  expect(await tab.evaluate('window.left')).toBe(true);
});
