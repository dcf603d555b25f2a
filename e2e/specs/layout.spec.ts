/** What is below the screen is laid out after it, but no visitor is ever put at a place of a page whose height is a guess. */
import type { Page } from '@playwright/test';
import { routes, tripPath } from '../../content/routes';
import { trips } from '../../content/queries/trips';
import { expect, fromTheCache, laidOut, motionEnd, phone, test } from '../support/site';

/** Whether the layout of what is below the screen is deferred. */
const isDeferred = (page: Page) => page.evaluate(() => 'deferLayout' in document.documentElement.dataset);

test.use(phone);

for (const [route, part] of [
  [routes.home, '#contact h2'],
  [routes.finder, '[data-list] li:last-child h3'],
] as const)
  test(`while ${route} loads, what is below the screen is not laid out`, async ({ page }) => {
    // The page's pictures keep it from having loaded.
    await page.route(/\.(svg|webp)$/, () => undefined);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const isLaidOut = () =>
      page.locator(part).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

test('a page is laid out whole soon after it has loaded, without a touch, and no wider than its screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const widths = new Set<number>();
    Object.assign(window, { widths });
    const measure = () => {
      if (document.readyState !== 'loading') widths.add(document.documentElement.scrollWidth);
      requestAnimationFrame(measure);
    };
    measure();
  });
  await page.goto(tripPath(trips[0]?.id ?? ''));
  await laidOut(page);
  // What waits may be as tall as is guessed, but not as wide: a page wider than its screen takes the contact bar out of it.
  const widest = await page.evaluate(() => Math.max(...((window as Window & { widths?: Set<number> }).widths ?? [])));
  expect(widest).toBeGreaterThan(300);
  expect(widest).toBeLessThanOrEqual(phone.viewport.width);
  // The map, which comes last, has its place already, large enough to read.
  const map = await page.locator('main img[src^="/maps/"]').boundingBox();
  expect(map?.width).toBeGreaterThan(300);
  expect(map?.height).toBeGreaterThan(300);
});

test('a reload, and Back to a page that was not kept, find the same place', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', fromTheCache);
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  await page.goto(routes.home);
  await laidOut(page);
  await page.locator('#honeymoon').scrollIntoViewIfNeeded();
  await motionEnd(page);
  const top = () => page.locator('#honeymoon').evaluate((section) => section.getBoundingClientRect().top);
  const place = await top();
  // Typefaces that arrive move lines above it by a few pixels.
  const distance = async () => Math.abs((await top()) - place);
  await page.reload();
  await expect.poll(distance).toBeLessThan(5);
  expect(await isDeferred(page)).toBe(false);
  await page.goto(routes.privacy);
  await page.goBack();
  await expect.poll(distance).toBeLessThan(5);
});

test('a link to a part of a page leads there, from another page and from the same', async ({ page }) => {
  await page.goto(`${routes.home}#contact`);
  expect(await isDeferred(page)).toBe(false);
  await expect(page.locator('#contact h2')).toBeInViewport();
  await page.route('**/posters/itineraries-tall.svg', () => undefined);
  await page.goto(routes.whenToGo, { waitUntil: 'domcontentloaded' });
  await page.locator('main a[href="#nov"]').click();
  await expect(page.locator('#nov h2')).toBeInViewport();
  await motionEnd(page);
  await expect(page.locator('#nov h2')).toBeInViewport();
  expect(await isDeferred(page)).toBe(false);
});
