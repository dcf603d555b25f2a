/** What several tests need: the routes of both readings, the exported HTML as a crawler reads it, and a page that reports its console. */
import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { destinationIds } from '../content/destinations';
import { destinationPath, packagePath, routes } from '../content/routes';
import { trips } from '../content/trips';
import { fileOf as fileBehind } from '../scripts/pages';
import { remembered } from '../scripts/remembered';
import { ports } from './environment.mjs';

export const destinationRoutes = destinationIds.map(destinationPath);

/** Package pages are one component over a hundred records: the shortest, the longest and one of each collection stand for them where a browser has to look. */
const packageSample = [
  'kanchipuram-silk-temples',
  'char-dham-yatra',
  'kerala-package',
  'honeymoon-bali',
  'group-singapore-malaysia',
].map(packagePath);

const ownRoutes: readonly string[] = [
  ...Object.values(routes).filter((path) => path !== routes.planCustomTrip && path !== routes.offline),
  ...destinationRoutes,
];

/** Pages of every kind a visitor reads; the redirect and the page without a network are not. */
export const pageRoutes: readonly string[] = [...ownRoutes, ...packageSample];

/** Every page a visitor reads, all packages included. */
export const everyRoute: readonly string[] = [...ownRoutes, ...trips.map(({ id }) => packagePath(id))];

export const fileOf = (path: string) => `out/${fileBehind(path)}`;

/** The exported HTML of a page without its scripts. */
export const rawHtml = remembered((path) =>
  readFileSync(fileOf(path), 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, ''),
);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** Text of the HTML with its entities read. */
export const decoded = (text = '') => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text of a page as a crawler reads it: scripts, styles, comments and tags taken out, white space folded. */
export const rawText = remembered((path) => {
  const text = rawHtml(path)
    .replace(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ');
});

/**
 * Fills a field as `fill` does, for Firefox: over WebDriver BiDi Playwright sets the text through the property that React watches, and React
 * takes it for its own. Set through the prototype, the text is a visitor's.
 */
async function fillWithoutReact(this: Locator, text: string): Promise<void> {
  await this.focus();
  await this.evaluate((field: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Firefox's driver touches the screen, but nothing becomes a click of it. */
function clickInstead(this: Locator): Promise<void> {
  return this.click();
}

/** Why a test ends in Firefox where it goes back. */
export const fromTheCache = 'Playwright loses a page that Firefox brings back from its page cache';

/** What reached the form service for one email address. */
export async function received(email: string) {
  const response = await fetch(`http://localhost:${String(ports.form)}/received?email=${encodeURIComponent(email)}`);
  return (await response.json()) as { headers: Record<string, string>; body: Record<string, unknown> }[];
}

/**
 * Like Playwright's own test, with the lines of the console and the uncaught errors of the page collected in `noise`, and an `email` address
 * that no other test, nor an earlier try of this one, writes from.
 */
export const test = base.extend<{ noise: string[]; email: string }>({
  // Playwright wants the first argument taken apart.
  email: async ({}, provide, { testId, retry }) => provide(`${testId}-${String(retry)}@example.com`),
  page: async ({ page, browserName }, provide) => {
    if (browserName === 'firefox') {
      Object.assign(Object.getPrototypeOf(page.locator('html')), { fill: fillWithoutReact, tap: clickInstead });
      page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
    }
    await provide(page);
  },
  noise: async ({ page }, provide) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await provide(lines);
  },
});

/** Opens a page and lets its runtime start, as a visitor's first movement does: for what only the script can do. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-island]') !== null &&
      document.querySelector('[data-island]:not([data-live])') === null,
  );
}

/** Waits until a page is laid out whole: what is below the screen follows when it has loaded. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.locator('[data-fresh] .later:visible')).toHaveCount(0);

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

export { expect };
