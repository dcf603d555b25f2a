/** Remembers which sources each generated file was built from, so that only files whose sources changed are built again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const folder = 'node_modules/.cache';

const record = z.record(z.string(), z.string());

export class BuildCache {
  readonly #record: string;
  readonly #digests: Record<string, string>;
  /** How many things were built anew. */
  count = 0;

  /**
   * @param name file name, without ending, of the record in node_modules/.cache (absent after a fresh install)
   * @throws when the record is not what `save` writes
   */
  constructor(name: string) {
    this.#record = `${folder}/${name}.json`;
    this.#digests = existsSync(this.#record) ? record.parse(JSON.parse(readFileSync(this.#record, 'utf8'))) : {};
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
    mkdirSync(folder, { recursive: true });
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

/** Takes out of a folder what this build did not make: files of trips and pages that are gone. @param made their paths; the name counts */
export function removeOthers(folder: string, made: readonly string[]): void {
  const names = new Set(made.map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
}
