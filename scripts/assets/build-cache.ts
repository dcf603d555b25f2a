/** Remembers which sources each generated file was built from, so that only files whose sources changed are built again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One file or several that are made together. */
export interface Thing {
  name: string;
  sources: readonly (string | Buffer)[];
  isThere: () => boolean;
  make: () => Promise<void>;
}

/**
 * Makes what is not there, and what was made of other sources.
 * @param record file name, without ending, of the record in node_modules/.cache (absent after a fresh install)
 * @returns how many things were made
 */
export async function makeChanged(record: string, things: readonly Thing[]): Promise<number> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const file = `node_modules/.cache/${record}.json`;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const after: Record<string, string> = {};
  let count = 0;
  for (const { name, sources, isThere, make } of things) {
    const hash = createHash('sha256');
    for (const source of sources) hash.update(source).update('\0');
    after[name] = hash.digest('hex');
    if (before[name] === after[name] && isThere()) continue;
    await make();
    count += 1;
  }
  writeFileSync(file, JSON.stringify(after));
  return count;
}

interface Made {
  path: string;
  sources: Thing['sources'];
  make: () => Promise<Buffer>;
}

/** One file for `makeChanged`. */
export const fileOf = ({ path, sources, make }: Made): Thing => ({
  name: path,
  sources,
  isThere: () => existsSync(path),
  make: async () => writeFileSync(path, await make()),
});

/** The code of a folder, without its tests. */
const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort()
    .map((file) => join(folder, file));

/** The source text of files, and of all code in folders, that make an output: part of its sources, so that a changed script makes it again. */
export const sourceOf = (...paths: readonly string[]): string =>
  paths
    .flatMap((path) => (statSync(path).isDirectory() ? codeIn(path) : [path]))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');

/** Makes those files of a folder of `public/` (not committed) whose sources changed; what is there of earlier builds goes. */
export async function makeFolder(name: string, files: readonly Made[]): Promise<void> {
  const folder = `public/${name}`;
  mkdirSync(folder, { recursive: true });
  const made = files.map((file) => fileOf({ ...file, path: `public${file.path}` }));
  const count = await makeChanged(name, made);
  removeOthers(
    folder,
    files.map(({ path }) => path),
  );
  console.log(`${name}: ${files.length}, ${count} of them new`);
}

/** Takes out of a folder what this build did not make: files of trips and pages that are gone. @param made their paths; the name counts */
export function removeOthers(folder: string, made: readonly string[]): void {
  const names = new Set(made.map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
}
