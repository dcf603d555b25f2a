/** Remembers which sources each generated file was built from, so that only files whose sources changed are built again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = 'node_modules/.cache';

export class BuildCache {
  readonly #record: string;
  readonly #digests: Record<string, string>;
  /** How many things were built anew. */
  count = 0;

  /** @param name file name, without ending, of the record in node_modules/.cache (absent after a fresh install) */
  constructor(name: string) {
    mkdirSync(folder, { recursive: true });
    this.#record = `${folder}/${name}.json`;
    this.#digests = existsSync(this.#record)
      ? (JSON.parse(readFileSync(this.#record, 'utf8')) as Record<string, string>)
      : {};
  }

  /** Calls `make` unless the output exists and its sources have not changed. */
  async once(
    name: string,
    sources: readonly (string | Buffer)[],
    isThere: () => boolean,
    make: () => Promise<void>,
  ): Promise<void> {
    const hash = createHash('sha256');
    for (const source of sources) hash.update(source).update('\0');
    const digest = hash.digest('hex');
    if (this.#digests[name] === digest && isThere()) return;
    await make();
    this.#digests[name] = digest;
    this.count += 1;
  }

  /** `once` for an output that is one file. */
  file(path: string, sources: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<void> {
    return this.once(
      path,
      sources,
      () => existsSync(path),
      async () => writeFileSync(path, await make()),
    );
  }

  save(): void {
    writeFileSync(this.#record, JSON.stringify(this.#digests));
  }
}

/** The code of a folder, without its tests and what tests share (`test-printing.ts`). */
const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|(^|\/)test-/.test(file))
    .sort()
    .map((file) => join(folder, file));

/** The source text of files, and of all code in folders, that make an output: part of its sources, so that a changed script makes it again. */
export const sourceOf = (...paths: readonly string[]): string =>
  paths
    .flatMap((path) => (statSync(path).isDirectory() ? codeIn(path) : [path]))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');

/** A file of `public/`. */
interface Made {
  path: string;
  sources: readonly (string | Buffer)[];
  make: () => Promise<Buffer>;
}

/** Makes those files of a folder of `public/` (not committed) whose sources changed; what is there of earlier builds goes. */
export async function makeFolder(name: string, files: readonly Made[]): Promise<void> {
  const folder = `public/${name}`;
  mkdirSync(folder, { recursive: true });
  const cache = new BuildCache(name);
  for (const { path, sources, make } of files) await cache.file(`public${path}`, sources, make);
  removeOthers(
    folder,
    files.map(({ path }) => path),
  );
  cache.save();
  console.log(`${name}: ${files.length}, ${cache.count} of them new`);
}

/** Takes out of a folder what this build did not make: files of trips and pages that are gone. @param made their paths; the name counts */
export function removeOthers(folder: string, made: readonly string[]): void {
  const names = new Set(made.map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
}
