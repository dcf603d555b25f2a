/** Pages that Next exported, for the tests. `capture-fixtures.ts` made them and says what of them is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'scripts/export/next-output/fixtures';

export const fixtureNames = ['islands', 'trip', 'not-found', 'redirect'] as const;

export const fixture = (name: (typeof fixtureNames)[number]): string =>
  readFileSync(join(folder, `${name}.html`), 'utf8');

/** A script with data for the runtime. */
export const push = (data: string): string => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;

/** A page with one more style sheet, named wherever Next names one. */
export const withStyleSheet = (page: string, path: string): string =>
  page
    .replace('</head>', `<link rel="stylesheet" href="${path}" data-precedence="next"/></head>`)
    .replace(
      '</body>',
      `${push(`:HL["${path}","style"]\nff:[["$","link","0",{"rel":"stylesheet","href":"${path}","precedence":"next"}]]\n`)}</body>`,
    );

/** The version of Next that exported them. */
export const fixtureVersion = (): string => readFileSync(join(folder, 'next-version.txt'), 'utf8').trim();
