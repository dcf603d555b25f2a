/** Audits WCAG 2.2 AA, AAA contrast and axe's best practices: every page in both themes, with large text and zoomed in. */
import { destinationIds } from '../../content/ids/destinations';
import { destinationPath, routes } from '../../content/routes';
import { colourOptions, findings } from '../support/axe';
import { expect, long, longUnlessSample, pageRoutes, test } from '../support/site';

const small = { width: 360, height: 740 };
const large = { width: 1280, height: 800 };

test.use({ viewport: small, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, path] of [...pageRoutes, '/no-such-page'].entries()) {
  // Each page is audited as a whole at one size in one theme, and its colours at the other size in the other theme. The next page swaps the
  // two. A unit test compares each pair of colours in both themes, so the second audit is left to the long tests.
  const [first, second] = index % 2 === 0 ? ([small, large] as const) : ([large, small] as const);
  const colours = index % 4 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const whole = `${path} has nothing that axe would change, ${colours[0]} at ${first.width} px`;
  test(whole, longUnlessSample(path), async ({ page }) => {
    await page.emulateMedia({ colorScheme: colours[0] });
    await page.setViewportSize(first);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
  test(`${path} has contrast, ${colours[1]} at ${second.width} px`, long, async ({ page }) => {
    await page.setViewportSize(second);
    await page.emulateMedia({ colorScheme: colours[1] });
    await page.goto(path);
    // The header and footer of every page have the same colours as those of the home page.
    expect(await findings(page, colourOptions, path === routes.home ? undefined : 'main')).toEqual([]);
  });
}

const place = destinationPath(destinationIds[0]);
for (const [index, path] of [routes.bookNow, routes.home, place, routes.domestic, routes.contact].entries()) {
  test(
    `${path} is accessible with text at 200 %, with more contrast, and zoomed to 400 %`,
    index === 0 ? {} : long,
    async ({ page }) => {
      const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await findings(page)).toEqual([]);
      for (const width of [320, small.width]) {
        await page.setViewportSize({ ...small, width });
        expect(await widthOf()).toBeLessThanOrEqual(width);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        expect(await findings(page, colourOptions)).toEqual([]);
      }
      // A desktop at 400 %: the header must not cover the screen.
      await page.setViewportSize({ width: 320, height: 200 });
      expect(await findings(page)).toEqual([]);
      expect(await widthOf()).toBeLessThanOrEqual(320);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByRole('banner')).not.toBeInViewport();
    },
  );
}
