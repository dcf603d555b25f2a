/** WCAG 2.2 AA, AAA contrast and axe's best practices: every page by day and by night, with large text and zoomed in. */
import { errorPage } from '../../content/pages/shared';
import type { Page } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinationPath, routes } from '../../content/routes';
import { colourOptions } from '../support/axe';
import { findings } from '../support/findings';
import { expect, long, longUnlessSample, moveMouse, pageRoutes, test } from '../support/site';

const small = { width: 360, height: 740 };
const large = { width: 1280, height: 800 };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ viewport: small, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, path] of [...pageRoutes, '/no-such-page'].entries()) {
  // Each page at both sizes, in either scheme; every second the other way round.
  const schemes = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const title = `${path} has nothing that axe would change, ${schemes[0]} on a phone and ${schemes[1]} on a desktop`;
  test(title, longUnlessSample(path), async ({ page }) => {
    await page.emulateMedia({ colorScheme: schemes[0] });
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(large);
    await page.emulateMedia({ colorScheme: schemes[1] });
    expect(await findings(page)).toEqual([]);

    const { visible, all, cards, rows, terms, links } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      const visible = elements.filter((element) => element.checkVisibility()).length;
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return {
        visible,
        all: elements.length,
        cards: count('main article'),
        rows: count('main article:not(:has(img))'),
        terms: count('main dt'),
        links: count('main a'),
      };
    });
    // A card has 25 elements at most, of which 20 are in sight, a row of the finder has 12, a term with what it means 4, a link in running text brings itself and its line; a page has up to 1,050 around them (a group's dates among these).
    const most = 1200 + 4 * terms + links;
    expect(all).toBeLessThanOrEqual(most + 25 * cards);
    expect(visible).toBeLessThanOrEqual(most + 25 * Math.min(cards, 20) + 12 * rows);
  });
}

const place = destinationPath(destinationIds[0]);
for (const [index, path] of [routes.home, routes.bookNow, place, routes.domestic, routes.contact].entries()) {
  const tag = index < 2 ? {} : long;
  test(`${path} with text at 200 % and with more contrast`, tag, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(small.width);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      expect(await findings(page, colourOptions)).toEqual([]);
    }
  });

  const zoomed = 'is read without scrolling sideways, and the bar does not take the screen';
  test(`${path} on a desktop at 400 % zoom ${zoomed}`, tag, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test('nothing that axe would change: a page that broke', async ({ page }) => {
  await page.addInitScript(() => {
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto(routes.allPackages);
  await moveMouse(page);
  await expect(page.getByRole('heading', { name: errorPage.heading })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
