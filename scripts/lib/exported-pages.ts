/** Lists the pages of an exported folder from its files, so that a new page is included without being listed anywhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';

/** The route of a file: `/about` for `about.html`. */
export const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The file of a route, relative to the folder. */
export const fileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.html`;

/** The files of a published folder's pages, relative to it. The operator's editor is a tool beside them, not a page of the site. */
export const pageFilesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => file.endsWith('.html') && !file.startsWith('admin/'));

/** Paths that the host redirects: the first word of each line of `_redirects`. */
export function redirectedPaths(folder: string): Set<string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.split(' ', 1)[0] ?? ''));
}

/** Every route of an exported folder that visitors read, without redirected ones. */
export function routesOf(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is not an exported site: run npm run build first`);
  const redirected = redirectedPaths(folder);
  return pageFilesIn(folder)
    .map(routeOf)
    .filter((route) => !redirected.has(route))
    .sort();
}
