/** No files import each other in a circle, type imports included: the rule of the linter leaves those out. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const files = ['app', 'components', 'content', 'e2e', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.')),
);
const known = new Set(files);

/** The project's files that a file imports. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^(@\/|\.)/.test(fileName)) return [];
    const path = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((one) => known.has(one));
  });
}

/** Takes away every file that imports none of the others, again and again. The files that remain are in circles, or import from one. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let size = Infinity; left.size < size;) {
    size = left.size;
    for (const [file, others] of left) if (!others.some((other) => left.has(other))) left.delete(file);
  }
  return [...left.keys()];
}

test('finds a circle of two files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(circles(imports)).toEqual(['a', 'b', 'c']);
});

test('has no circle of imports', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
  expect(circles(imports)).toEqual([]);
});
