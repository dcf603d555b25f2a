/**
 * The budgets of a first visit, page by page. The exported files are weighed; `e2e/specs/requests.spec.ts` confirms that a phone requests
 * exactly these.
 */
import { expect, test } from '@playwright/test';
import { prosePages } from '../../content/pages/prose-pages';
import { askFile, pricesFile, routes } from '../../content/routes';
import { budgets, frameworkFloor, htmlBudget, pageKind } from '../../scripts/check/test/budgets';
import { routesOf } from '../../scripts/lib/exported-pages';
import { quickWeight, weightOf } from '../../scripts/lib/test/weight';
import { pageFiles, type Weighed } from '../support/page-files';
import { everyRoute, long, pageRoutes, pageSample, rawHtml, wholeHtml } from '../support/pages';

const everyPage = routesOf('out');

const sum = (files: readonly Weighed[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Text pages have no poster, and in the finder each trip has its own picture. */
const textRoutes: readonly string[] = [
  ...prosePages.filter(({ picture }) => !picture).map(({ path }) => path),
  routes.offline,
  routes.finder,
];

/** Pages that are represented by another page. */
const isFurther = (route: string) => everyRoute.includes(route) && !pageSample.includes(route);

for (const [which, pages, tag] of [
  ['page', everyPage.filter((route) => !isFurther(route)), {}],
  ['further page', everyPage.filter(isFurther), long],
] as const) {
  test(`every ${which} stays within its budgets`, tag, () => {
    test.slow();
    const over: string[] = [];
    for (const route of pages) {
      const text = wholeHtml(route);
      const { fonts, preloadedFonts, eagerPictures, runtime } = pageFiles(route);
      /** Reports a weight over its limit, with the heaviest files first. */
      const hold = (what: string, bytes: number, most: number, files: readonly Weighed[]) => {
        const heaviest = [...files].sort((a, b) => b.bytes - a.bytes).map((file) => `${file.path} ${file.bytes}`);
        if (bytes > most) over.push(`${route}, ${what}: ${bytes - most} over: ${heaviest.join(', ')}`);
      };
      const found = [fonts.length > 0, runtime.length > 0, eagerPictures.length];
      // One picture at the top; in the finder those of the rows in the first screen of a phone.
      const pictures = route === routes.finder ? 2 : textRoutes.includes(route) ? 0 : 1;
      expect(found, `${route}: typefaces, runtime, pictures that a phone loads at once`).toEqual([
        true,
        true,
        pictures,
      ]);

      const bytes = quickWeight(text);
      const htmlMost = htmlBudget(pageKind(route, Object.values(routes)), text);
      expect(bytes, `${route}: its budget holds nothing: measure it again`).toBeGreaterThan(htmlMost / 2);
      hold('HTML', bytes, htmlMost, []);
      const isPhoto = eagerPictures.some(({ path }) => path.startsWith('/photos/'));
      const pictureMost = isPhoto ? budgets.heroPhoto : budgets.heroPicture;
      hold('typefaces', sum(fonts), budgets.fonts, fonts);
      hold('picture above the fold', sum(eagerPictures), pictureMost, eagerPictures);
      const more: Readonly<Record<string, number>> = {
        [routes.finder]: budgets.finderScript,
        [routes.bookNow]: budgets.wizardScript,
      };
      const scriptMost = budgets.ownScript + (more[route] ?? 0);
      hold('own script', sum(runtime) - frameworkFloor, scriptMost, runtime);
      const others = [...preloadedFonts, ...eagerPictures];
      hold('above the fold', bytes + sum(others), budgets.aboveFoldBytes + pictureMost - budgets.heroPicture, others);
      hold('requests above the fold', 1 + others.length, budgets.aboveFoldRequests, others);
    }
    expect(pages).not.toEqual([]);
    expect(over).toEqual([]);
  });
}

/** Chromium delays the first paint for fonts that are preloaded in the head. */
test('delays the first paint of no page for a font', () => {
  for (const route of everyPage) {
    const [head = '', body = ''] = wholeHtml(route).split('</head>');
    expect(head, route).not.toMatch(/<link\b[^>]*as="font"/);
    if (route !== '/404') expect(body, route).toMatch(/(<link\b[^>]*as="font"[^>]*>)+<\/body>/);
  }
});

/** A `:has()` in front of other selectors makes browsers match those again whenever its result may have changed. */
test('uses :has() on no page for what each tap changes: focus, hover and press', () => {
  for (const route of everyPage) {
    const styles = wholeHtml(route).match(/<style\b[\s\S]*?<\/style>/g) ?? [];
    const rules = styles
      .join()
      .split(/[{}]/)
      .filter((part) => part.includes(':has('));
    expect(rules, route).not.toEqual([]);
    expect(
      rules.filter((rule) => /:(focus|hover|active)/.test(rule)),
      route,
    ).toEqual([]);
  }
});

/**
 * A phone lays out each element. A card has at most 25, a term with its description 4, a cell of a table 4; a link in running text adds
 * itself and its line.
 */
test('has no more elements on any page than its content requires', () => {
  for (const route of pageRoutes) {
    const names = rawHtml(route)
      .replace(/<style\b[\s\S]*?<\/style>/g, '')
      .match(/<[a-z][\w-]*/gi);
    const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(rawHtml(route)) ?? [];
    const count = (name: string) => main.match(new RegExp(`<${name}\\b`, 'g'))?.length ?? 0;
    const most = 1200 + 4 * (count('dt') + count('td')) + count('a') + 25 * count('article');
    expect(names?.length, route).toBeLessThanOrEqual(most);
  }
});

test('keeps the reader of asks with its vocabulary within its budget, and names it on the finder alone', () => {
  expect(weightOf(`out${askFile}`)).toBeLessThanOrEqual(budgets.askReader);
  expect(everyPage.filter((route) => wholeHtml(route).includes(askFile))).toEqual([routes.finder]);
});

test('keeps the prices of all trips within their budget, and names them on no page', () => {
  expect(weightOf(`out${pricesFile}`)).toBeLessThanOrEqual(budgets.partyPrices);
  expect(everyPage.filter((route) => wholeHtml(route).includes(pricesFile))).toEqual([]);
});
