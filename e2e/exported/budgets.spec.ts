/** What a first visit may cost, page by page. The files are read as they are exported; `specs/requests.spec.ts` confirms that a phone asks for just these. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { documentPaths } from '../../content/documents';
import { routes } from '../../content/routes';
import { budgets, frameworkFloor, htmlBudget, pageKind } from '../../scripts/check/budgets';
import { overBudget } from '../../scripts/check/page-weight';
import { fileOf, routesOf } from '../../scripts/lib/exported-pages';
import { quickWeight } from '../../scripts/lib/weight';
import { pageFiles, type Weighed } from '../support/page-files';

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
    const text = readFileSync(join(folder, fileOf(route)), 'utf8');
    expect(overBudget(route, text)).toBeUndefined();
    const bytes = quickWeight(text);
    const htmlMost = htmlBudget(pageKind(route, Object.values(routes)), text);
    expect(bytes, `${route}: its budget of ${htmlMost} bytes holds nothing: measure it again`).toBeGreaterThan(
      htmlMost / 2,
    );
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
    const others = [...preloadedFonts, ...eagerPictures];
    const mostBytes = budgets.aboveFoldBytes + pictureBudget - budgets.heroPicture;
    expectWithin(`${route}, above the fold`, bytes + sum(others), mostBytes, others);
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
