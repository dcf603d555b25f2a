/** Parts below the screen are laid out late, but no visitor is scrolled to a position on a page whose height is an estimate. */
import type { Page } from '@playwright/test';
import { footerPages, footerTexts } from '../../content/pages/navigation';
import { pages } from '../../content/pages/registry';
import { routes, stateFilterPath, tripPath } from '../../content/routes';
import { firstState } from '../support/catalogue';
import { expect, fromTheCache, laidOut, long, motionEnd, openHydrated, phone, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';

/** Returns whether the layout of parts below the screen is deferred. */
const isDeferred = (page: Page) => page.evaluate(() => 'deferLayout' in document.documentElement.dataset);

test.use(phone);

for (const [route, part] of [
  [routes.home, '#contact h2'],
  [routes.finder, '[data-list] li:nth-child(12) h3'],
] as const)
  test(`lays out nothing below the screen while ${route} loads`, async ({ page }) => {
    // The pending pictures delay the page's load event.
    await page.route(/\.(svg|webp)$/, () => undefined);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const isLaidOut = () =>
      page.locator(part).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

const firstOfKind = new Map([...pages].reverse().map(({ kind, path }) => [kind, path]));
// That page leads elsewhere at once.
firstOfKind.delete('planCustomTrip');
for (const [kind, path] of firstOfKind)
  test(`keeps the footer of a page of the kind ${kind} short`, kind === 'trip' ? {} : long, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await footer.scrollIntoViewIfNeeded();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  });

test('unfolds a group of the footer’s links', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(routes.terms);
  const group = footer.locator('section', { has: page.getByRole('heading', { name: footerTexts.plan }) });
  await expect(group.getByRole('link')).toHaveCount(0);
  expect((await group.locator('summary').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await group.locator('summary').tap();
  await expect(group.getByRole('link')).toHaveCount(footerPages.length);
});

/** The pairs of boxes in the content whose borders or backgrounds touch. The marks of the map have tests of their own. */
function touchingControls(main: Element): string[] {
  const isSeen = (control: Element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    const isBox = borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    return isBox && control.checkVisibility() && !control.matches('.skip-link, .india-map *');
  };
  // A row of choices may be scrolled: only its part in view counts.
  const inView = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const row = control.closest('fieldset > div, .ask-line')?.getBoundingClientRect();
    return row
      ? {
          left: Math.max(left, row.left),
          right: Math.min(right, row.right),
          top: Math.max(top, row.top),
          bottom: Math.min(bottom, row.bottom),
        }
      : { left, right, top, bottom };
  };
  const controls = [...main.querySelectorAll('a, button, select, summary, label, [type=search]')]
    .filter(isSeen)
    .map((control) => ({ control, box: inView(control) }))
    .filter(({ box }) => box.left < box.right && box.top < box.bottom);
  return controls.flatMap(({ control, box: a }, index) =>
    controls
      .slice(index + 1)
      .filter(({ box: b }) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom)
      .filter((other) => !control.contains(other.control))
      .map((other) => `${control.textContent} / ${other.control.textContent}`),
  );
}

const lists = [
  routes.home,
  routes.finder,
  `${routes.finder}?month=jan`,
  routes.allPackages,
  stateFilterPath(firstState.id),
  ...(['state', 'collection'] as const).map((kind) => pages.find((page) => page.kind === kind)?.path ?? ''),
];
for (const [width, tag] of [
  [phone.viewport.width, {}],
  [820, long],
  [1280, long],
] as const)
  test(`lets no control touch another in a list ${width} px wide`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of lists) {
      await openHydrated(page, path);
      expect(await page.getByRole('main').evaluate(touchingControls), path).toEqual([]);
    }
  });

test('lays out the whole page soon after it has loaded, without a touch, and no wider than its screen', async ({
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
  // The height of a deferred part may be an estimate, but not its width: a page wider than its screen moves the contact bar out of sight.
  const widest = await page.evaluate(() => Math.max(...((window as Window & { widths?: Set<number> }).widths ?? [])));
  expect(widest).toBeGreaterThan(300);
  expect(widest).toBeLessThanOrEqual(phone.viewport.width);
  // The map, which comes last, already has its final size and is large enough to read.
  const map = await page.locator('main img[src^="/maps/"]').boundingBox();
  expect(map?.width).toBeGreaterThan(300);
  expect(map?.height).toBeGreaterThan(300);
});

test('restores the scroll position after a reload, and after Back without the back/forward cache', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', fromTheCache);
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  await page.goto(routes.home);
  await laidOut(page);
  await page.locator('#honeymoon').scrollIntoViewIfNeeded();
  await motionEnd(page);
  const top = () => page.locator('#honeymoon').evaluate((section) => section.getBoundingClientRect().top);
  const place = await top();
  // Late typefaces move the lines above it by a few pixels.
  const distance = async () => Math.abs((await top()) - place);
  await page.reload();
  await expect.poll(distance).toBeLessThan(5);
  expect(await isDeferred(page)).toBe(false);
  await page.goto(routes.privacy);
  await page.goBack();
  await expect.poll(distance).toBeLessThan(5);
});

test('leads to an anchor from another page and from the same one', async ({ page }) => {
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
