/** Records which sources each generated file was built from, so that only files with changed sources are built again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One generated file, or several that are built together. */
export interface CacheEntry {
  name: string;
  sources: readonly (string | Buffer)[];
  isThere: () => boolean;
  make: () => Promise<void>;
}

/**
 * Builds the files that are missing, and those whose sources changed.
 * @param record the name, without extension, of the record file in node_modules/.cache (missing after a fresh install)
 * @returns the number of entries that were built
 */
export async function makeChanged(record: string, entries: readonly CacheEntry[]): Promise<number> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const file = `node_modules/.cache/${record}.json`;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const after: Record<string, string> = {};
  let count = 0;
  for (const { name, sources, isThere, make } of entries) {
    const hash = createHash('sha256');
    for (const source of sources) hash.update(source).update('\0');
    after[name] = hash.digest('hex');
    if (before[name] === after[name] && isThere()) continue;
    await make();
    count += 1;
  }
  // An interrupted build leaves the old record instead of half of the new one.
  writeFileSync(`${file}.new`, JSON.stringify(after));
  renameSync(`${file}.new`, file);
  return count;
}

interface Made {
  path: string;
  sources: CacheEntry['sources'];
  make: () => string | Buffer | Promise<string | Buffer>;
}

/** Describes one file for `makeChanged`. */
export const fileOf = ({ path, sources, make }: Made): CacheEntry => ({
  name: path,
  sources,
  isThere: () => existsSync(path),
  make: async () => writeFileSync(path, await make()),
});

/** The code and the records of a folder, without its tests. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !file.includes('.test.'))
    .sort()
    .map((file) => join(folder, file));

/**
 * A digest of the given files, and of all code and records in the given folders. It is part of an output's sources, so that a changed script
 * builds the output again.
 */
export function sourceOf(...paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => (statSync(path).isDirectory() ? sourcesIn(path) : [path])))
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds the files of a folder of `public/` (not committed) whose sources changed, and removes files of earlier builds. */
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

/**
 * Removes files that this build does not have, such as those of deleted trips.
 * @param made the paths to keep; only the file names are compared
 */
export function removeOthers(folder: string, made: readonly string[]): void {
  const names = new Set(made.map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
}
