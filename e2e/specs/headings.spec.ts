/**
 * Typefaces arrive after the page is painted with a fallback font: what they move counts as layout shift. Which fallback font is seen depends on
 * the machine: Liberation on Linux.
 */
import { budgets } from '../../scripts/check/budgets';
import { readTimings } from '../../scripts/lib/page-timings';
import { everyRoute, expect, long, pageSample, phone, test } from '../support/site';

/** Pages are looked at in so many tests, which run beside each other; `npm test` runs the first, of one page of each kind. */
const others = everyRoute.filter((path) => !pageSample.includes(path));
const parts = [pageSample, ...[0, 1, 2, 3].map((part) => others.filter((_, index) => index % 4 === part))];

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

for (const [part, paths] of parts.entries()) {
  test(
    `typefaces that come after the first paint move next to nothing, part ${part + 1} of ${parts.length}`,
    part === 0 ? {} : long,
    async ({ browser }) => {
      test.slow();
      const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 });
      const page = await context.newPage();
      let painted: Promise<unknown>;
      await page.route('**/*.woff2', async (route) => {
        await painted;
        // The page may be gone by now.
        await route.continue().catch(() => undefined);
      });
      const moved: string[] = [];
      for (const path of paths) {
        let release = () => {};
        painted = new Promise<void>((resolve) => (release = resolve));
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(isPainted);
        release();
        await page.evaluate(async () => {
          await document.fonts.ready;
          // A frame for the typefaces, and one after which shifts are reported.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        const { cls } = await readTimings(page);
        if (cls > budgets.cls) moved.push(`${path}: ${cls.toFixed(4)}`);
      }
      await context.close();
      expect(moved).toEqual([]);
    },
  );
}
