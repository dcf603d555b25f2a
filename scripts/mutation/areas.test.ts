/** The areas of `npm run mutation` name code and tests that are there: with a folder that has moved, nothing would be tested. */
import { existsSync, readdirSync } from 'node:fs';
import { areas } from './areas.mjs';

/** A pattern up to its first wildcard, as a folder or a file. */
const startOf = (pattern: string) => pattern.replace(/[*{].*$/, '').replace(/\/$/, '');

test.each(Object.entries(areas))(
  'finds the code and the tests of the area %s',
  (_name, { mutate, tests, without = [] }) => {
    const code = mutate.filter((pattern) => !pattern.startsWith('!')).map(startOf);
    expect([...code, ...tests].filter((path) => !existsSync(path))).toEqual([]);
    const files = tests.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    );
    expect(without.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
    expect(files.filter((file) => !without.some((pattern) => new RegExp(pattern).test(file)))).not.toEqual([]);
  },
);
