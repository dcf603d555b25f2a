/** Makes the published folder from the raw one that Next exported, which stays as it is: to run this twice gives the same bytes. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from '../lib/files-in';
import { compileNextPage } from './browser/compile-loader';
import { isForNextRuntime } from './next-output';
import { pagePreparer } from './prepare-pages';

/** Where Next's own export is kept, as Next wrote it. */
export const rawFolder = '.export';

/** Files of all pages that visitors get, from the folder's root. */
const pagesIn = (raw: string): string[] =>
  filesIn(raw).filter((file) => file.endsWith('.html') && !isForNextRuntime(file));

/** Copies all but pages and what no visitor asks for into a folder that is emptied first. */
function copyFiles(raw: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(raw, out, {
    recursive: true,
    filter: (source) => !source.endsWith('.html') && !isForNextRuntime(relative(raw, source)),
  });
}

function write(out: string, path: string, text: string): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param raw the folder that Next exported
 * @param out the folder to publish
 * @returns the files of the prepared pages, from the folder's root
 * @throws when the raw folder is not there, or Next wrote something else than is known
 */
export async function exportSite(raw: string, out: string): Promise<string[]> {
  if (!existsSync(join(raw, 'index.html'))) throw new Error(`${raw} holds no export of Next: npm run build makes it`);
  const pages = pagesIn(raw);
  copyFiles(raw, out);
  const nextPage = compileNextPage();
  write(out, nextPage.path, nextPage.text);
  const prepare = pagePreparer(raw);
  for (const page of pages) {
    const { html, scripts } = await prepare(page);
    write(out, page, html);
    for (const { path, text } of scripts) write(out, path, text);
  }
  return pages;
}
