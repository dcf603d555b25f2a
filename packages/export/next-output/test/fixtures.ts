/** Pages that Next exported, for the tests. `capture-fixtures.ts` creates them and documents which parts they have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '../../../../content/ids/keys-of';

export const fixtureFolder = 'packages/export/next-output/fixtures';

/** The exported files by their names in the tests: a page with islands, a trip page, the not-found page, the redirect. */
export const fixturePages = {
  islands: 'book-now.html',
  trip: 'packages/mahabalipuram-shore-temple.html',
  'not-found': '404.html',
  redirect: 'plan-custom-trip.html',
} as const;
export const fixtureNames = keysOf(fixturePages);

export const fixture = (name: keyof typeof fixturePages): string =>
  readFileSync(join(fixtureFolder, `${name}.html`), 'utf8');

/** A page with one more style sheet. */
export const withStyleSheet = (page: string, path: string): string =>
  page.replace('</head>', `<link rel="stylesheet" href="${path}" data-precedence="next"/></head>`);

/** A page with an island, as `components/islands/island.tsx` writes it. */
export const withIsland = (page: string): string =>
  page.replace(
    '</body>',
    '<div data-island="card-filter" data-props="{&quot;props&quot;:{&quot;a&quot;:&quot;&lt;b>&quot;},&quot;slots&quot;:[]}"><p></p></div></body>',
  );

/** The version of Next that exported them. */
export const fixtureVersion = (): string => readFileSync(join(fixtureFolder, 'next-version.txt'), 'utf8').trim();
