/**
 * Layout shift of typefaces that arrive after the first paint with a fallback font. The fallback font depends on the machine: Liberation on
 * Linux.
 */
import { budgets } from '../../scripts/check/test/budgets';
import { everyRoute, expect, long, pageSample, phone, test } from '../support/site';

/** The pages are split into parallel tests; `npm test` runs the first one, with one page of each kind. */
const others = everyRoute.filter((path) => !pageSample.includes(path));
const parts = [pageSample, ...[0, 1, 2, 3].map((part) => others.filter((_, index) => index % 4 === part))];

test.use({ ...phone, deviceScaleFactor: 2 });

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

for (const [part, paths] of parts.entries()) {
  test(
    `typefaces that load after the first paint shift almost nothing, part ${part + 1} of ${parts.length}`,
    part === 0 ? {} : long,
    async ({ page }) => {
      test.slow();
      let painted: Promise<unknown>;
      await page.route('**/*.woff2', async (route) => {
        await painted;
        // The page may be closed by now.
        await route.continue().catch(() => undefined);
      });
      const moved: string[] = [];
      for (const path of paths) {
        let release = () => {};
        painted = new Promise<void>((resolve) => (release = resolve));
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(isPainted);
        release();
        const cls = await page.evaluate(async () => {
          await document.fonts.ready;
          // One frame applies the typefaces, and the next one reports shifts.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          return shifts.reduce((total, { value }) => total + value, 0);
        });
        if (cls > budgets.cls) moved.push(`${path}: ${cls.toFixed(4)}`);
      }
      expect(moved).toEqual([]);
    },
  );
}
