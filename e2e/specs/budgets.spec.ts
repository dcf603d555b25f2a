/** What a first visit may cost, page by page. The files are read as they are exported; a browser confirms that a phone asks for just these. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPaths } from '../../content/documents';
import { home } from '../../content/pages/home';
import { routes } from '../../content/routes';
import { budgets, frameworkFloor } from '../../scripts/check/budgets';
import { overBudget } from '../../scripts/check/page-weight';
import { fileOf, routesOf } from '../../scripts/lib/exported-pages';
import { pageFiles, type Weighed } from '../support/page-files';
import { expect, longUnlessSample, pageRoutes, phone, test } from '../support/site';

const folder = 'out';

const sum = (files: readonly Weighed[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Holds a budget; what breaks it says what was weighed, heaviest first. */
function expectWithin(what: string, bytes: number, budget: number, files: readonly Weighed[]): void {
  const heaviest = [...files].sort((a, b) => b.bytes - a.bytes).map((file) => `${file.path} ${file.bytes}`);
  expect(bytes, `${what}: ${bytes} bytes, ${bytes - budget} over: ${heaviest.join(', ')}`).toBeLessThanOrEqual(budget);
}

/** Pages of running text have no poster. */
const textRoutes: readonly string[] = [...Object.values(documentPaths), routes.offline];

for (const route of routesOf(folder)) {
  test(`${route} stays within its budgets`, () => {
    const { html, fonts, preloadedFonts, eagerPictures, runtime, foreign } = pageFiles(folder, route);
    expect(overBudget(route, readFileSync(join(folder, fileOf(route)), 'utf8'))).toBeUndefined();
    expect(fonts.length, `${route} has no typeface in its style: is it read rightly?`).toBeGreaterThan(0);
    expectWithin(`${route}, typefaces`, sum(fonts), budgets.fonts, fonts);
    expect(
      eagerPictures.map(({ path }) => path),
      `${route}: pictures that a phone loads at once, of which there is one, or none beside running text`,
    ).toHaveLength(textRoutes.includes(route) ? 0 : 1);
    const isPhoto = eagerPictures.some(({ path }) => path.startsWith('/photos/'));
    const pictureBudget = isPhoto ? budgets.heroPhoto : budgets.heroPicture;
    expectWithin(`${route}, picture above the fold`, sum(eagerPictures), pictureBudget, eagerPictures);
    expect(runtime.length, `${route} names no runtime: is it read rightly?`).toBeGreaterThan(0);
    expectWithin(`${route}, own script`, sum(runtime) - frameworkFloor, budgets.ownScript, runtime);
    expect(foreign, `${route}: files from other origins`).toEqual([]);
    const first = [html, ...preloadedFonts, ...eagerPictures];
    expect(
      first.map(({ path }) => path).length,
      `${route}: requests before it is complete above the fold`,
    ).toBeLessThanOrEqual(budgets.aboveFoldRequests);
  });
}

/** Chromium waits with the first paint for typefaces that the head asks for early. */
test('no page holds its first paint back for a typeface', () => {
  for (const route of routesOf(folder)) {
    const [head = '', body = ''] = readFileSync(join(folder, fileOf(route)), 'utf8').split('</head>');
    expect(head, route).not.toMatch(/<link\b[^>]*as="font"/);
    if (route !== '/404')
      expect(body, `${route}: its typefaces`).toMatch(
        /<link\b[^>]*as="font"[^>]*>(<link\b[^>]*as="font"[^>]*>)*<\/body>/,
      );
  }
});

/** Where one part of a page has a `:has()` in front of others, browsers work those out anew with each answer that may have changed. */
test('no page asks by :has() for what each tap changes: the focus, the pointer, the press', () => {
  for (const route of routesOf(folder)) {
    const styles = readFileSync(join(folder, fileOf(route)), 'utf8').match(/<style\b[\s\S]*?<\/style>/g) ?? [];
    const rules = styles
      .join()
      .split(/[{}]/)
      .filter((part) => part.includes(':has('));
    expect(rules.length, `${route} has no rule with :has(): is it read rightly?`).toBeGreaterThan(0);
    expect(
      rules.filter((rule) => /:(focus|hover|active)/.test(rule)),
      route,
    ).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ ...phone, deviceScaleFactor: 2 });

  for (const route of pageRoutes) {
    const title = `${route} asks for its page, its typefaces and its one picture, and nothing elsewhere`;
    test(title, longUnlessSample(route), async ({ page, baseURL }) => {
      const asked: URL[] = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      await page.goto(route);
      const early = asked.map(({ pathname }) => pathname);
      const lazy = await page.evaluate(() =>
        [...document.images]
          .filter(({ loading }) => loading === 'lazy')
          .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
      );
      const { fonts, eagerPictures } = pageFiles(folder, route);
      // Browsers ask for the icon after the page has loaded, sometimes before this line.
      const first = early.filter(
        (path) => !lazy.includes(path) && !/\.js$|^\/icon\.svg$|^\/icons\/|\.webmanifest$/.test(path),
      );
      const known = [route, ...fonts.map(({ path }) => path), ...eagerPictures.map(({ path }) => path)];
      expect(
        first.filter((path) => !known.includes(path)),
        `${route}: files that the budgets do not count`,
      ).toEqual([]);
      expect(first.length, `${route}: ${first.join(', ')}`).toBeLessThanOrEqual(budgets.aboveFoldRequests);
      await page.mouse.move(10, 10);
      await page.waitForLoadState('networkidle');
      expect(asked.filter(({ origin }) => origin !== baseURL).map(({ href }) => href)).toEqual([]);
    });
  }

  test('the second page of a visit asks for itself and its picture before it has loaded', async ({ page }) => {
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: home.hero.explore }).tap();
    const { eagerPictures } = pageFiles(folder, routes.explorePackages);
    await page.waitForURL(`**${routes.explorePackages}`);
    await page.waitForLoadState('load');
    // What the page before has left in the browser's cache is asked of the network no more.
    const overTheLine = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    const lazy = await page.evaluate(() =>
      [...document.images]
        .filter(({ loading }) => loading === 'lazy')
        .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
    );
    expect(overTheLine.filter((path) => !lazy.includes(path) && !/\.(js|webmanifest)$|^\/icon/.test(path))).toEqual(
      eagerPictures.map(({ path }) => path),
    );
  });
});
