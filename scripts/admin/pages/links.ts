/** Finds the pages of the published site that link to each trip; the editor shows them before a deletion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tripPath } from '../../../content/routes';
import { pageFilesIn, routeOf } from '../../lib/exported-pages';
import { trips } from '../../../content/catalogue/trips';

/** A page with links to trips; `/admin/links.json` lists them. */
export interface LinkingPage {
  path: string;
  title: string;
  /** The ids of the trips. */
  trips: string[];
}

/**
 * Finds the pages.
 * @param out The published folder.
 */
export function linksIn(out: string): LinkingPage[] {
  const ids = new Map(trips.map(({ id }) => [tripPath(id), id]));
  return pageFilesIn(out).flatMap((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const path = routeOf(file);
    const addresses = new Set([...html.matchAll(/<a [^>]*href="([^"?#]+)/g)].map(([, address = '']) => address));
    const linked = [...addresses].flatMap((address) => (address === path ? [] : (ids.get(address) ?? [])));
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path;
    return linked.length > 0 ? [{ path, title, trips: linked }] : [];
  });
}
