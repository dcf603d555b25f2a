/** Pages that Next exported, for the tests. `capture-fixtures.ts` made them and says what of them is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'scripts/export/next-output/fixtures';

export const fixtureNames = ['islands', 'trip', 'not-found', 'redirect'] as const;

export const fixture = (name: (typeof fixtureNames)[number]): string =>
  readFileSync(join(folder, `${name}.html`), 'utf8');

/** A page with one more style sheet. */
export const withStyleSheet = (page: string, path: string): string =>
  page.replace('</head>', `<link rel="stylesheet" href="${path}" data-precedence="next"/></head>`);

/** The version of Next that exported them. */
export const fixtureVersion = (): string => readFileSync(join(folder, 'next-version.txt'), 'utf8').trim();
