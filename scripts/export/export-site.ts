/** Makes the published folder from the raw one that Next exported, which stays as it is: to run this twice gives the same bytes. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files-in';
import { writeFiles } from '../lib/write-files';
import { compileNextPage } from './browser/compile';
import { isForNextRuntime } from './next-output/built-files';
import { pagePreparer } from './prepare-pages';

/** Where Next's own export is kept, as Next wrote it. */
export const rawFolder = '.export';

/**
 * @param raw the folder that Next exported
 * @param out the folder to publish, which is emptied first
 * @returns how many pages were prepared
 * @throws when the raw folder is not there, or Next wrote something else than is known
 */
export async function exportSite(raw: string, out: string): Promise<number> {
  if (!existsSync(join(raw, 'index.html'))) throw new Error(`${raw} holds no export of Next: npm run build makes it`);
  rmSync(out, { recursive: true, force: true });
  cpSync(raw, out, {
    recursive: true,
    filter: (source) => !source.endsWith('.html') && !isForNextRuntime(relative(raw, source)),
  });
  const nextPage = compileNextPage();
  writeFiles(out, { [nextPage.path]: nextPage.text });
  const prepare = pagePreparer(raw);
  const pages = filesIn(raw).filter((file) => file.endsWith('.html') && !isForNextRuntime(file));
  for (const page of pages) writeFiles(out, await prepare(page));
  return pages.length;
}
