/** Remembers from what each file of a build was made, so that only those whose sources changed are made again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'node_modules/.cache';

export class Made {
  readonly #record: string;
  readonly #digests: Record<string, string>;
  /** How many things were made anew. */
  count = 0;

  /** @param name of the record in node_modules/.cache, which a fresh install does not have */
  constructor(name: string) {
    this.#record = `${folder}/${name}.json`;
    this.#digests = existsSync(this.#record)
      ? (JSON.parse(readFileSync(this.#record, 'utf8')) as Record<string, string>)
      : {};
  }

  /** Makes a thing unless it is there and was made from the same sources. */
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

  /** The same for one file. */
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

/** The text of scripts: what they draw changes with them. */
export const sourceOf = (...files: readonly string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\0');
