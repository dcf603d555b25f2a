/** Finds the pages of the published site that link to the page of a record; the editor shows them before a deletion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../../content/catalogue/read-data';
import { entryFolders, type DataFolder } from '../../content/schema/data-folders';
import { pageFilesIn, routeOf } from '../../scripts/lib/exported-pages';

/** A page with links to pages that the operator can delete; `/admin/links.json` lists them. */
export interface LinkingPage {
  path: string;
  title: string;
  /** The paths to which it links. */
  to: string[];
}

/**
 * Finds the pages.
 * @param out The published folder.
 */
export function linksIn(out: string): LinkingPage[] {
  const pages = new Set(
    entryFolders.flatMap(([folder, { added, page }]) =>
      added && page ? idsIn(folder as DataFolder).map((id) => page(id)) : [],
    ),
  );
  return pageFilesIn(out).flatMap((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const path = routeOf(file);
    const addresses = new Set([...html.matchAll(/<a [^>]*href="([^"?#]+)/g)].map(([, address = '']) => address));
    const to = [...addresses].filter((address) => address !== path && pages.has(address));
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path;
    return to.length > 0 ? [{ path, title, to }] : [];
  });
}
