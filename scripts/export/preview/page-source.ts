/** Prepares pages of the raw export when they are asked for. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../lib/exported-pages';
import { isForNextRuntime } from '../next-output';
import { pagePreparer } from '../prepare-pages';

export interface PreviewPage {
  /** 200, or 404 for the not-found page. */
  status: number;
  html: string;
}

export class PageSource {
  readonly #raw: string;
  /** Data scripts of the pages prepared so far, by path. */
  readonly scripts = new Map<string, string>();
  #builtAt = 0;
  #prepare: ReturnType<typeof pagePreparer> | undefined;

  /** @param raw the folder that Next exported; it may be replaced by a new export at any time */
  constructor(raw: string) {
    this.#raw = raw;
  }

  /**
   * The page of a route; undefined for a path with an extension, which is a file.
   * @throws while Next is writing its export, and when a page cannot be prepared
   */
  async page(route: string): Promise<PreviewPage | undefined> {
    const name = fileOf(route);
    const found = existsSync(join(this.#raw, name)) && !isForNextRuntime(name);
    if (!found && /\.\w+$/.test(route)) return undefined;
    const { html, scripts } = await this.#preparer()(found ? name : '404.html');
    for (const { path, text } of scripts) this.scripts.set(path, text);
    return { status: found ? 200 : 404, html };
  }

  /** What pages share is read again after each build. */
  #preparer(): ReturnType<typeof pagePreparer> {
    const { mtimeMs } = statSync(join(this.#raw, 'index.html'));
    if (!this.#prepare || mtimeMs !== this.#builtAt) this.#prepare = pagePreparer(this.#raw);
    this.#builtAt = mtimeMs;
    return this.#prepare;
  }
}
