/** Finds the pages of the published site that link to each trip; the editor shows them before a deletion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tripPath } from '../../../content/routes';
import { pageFilesIn, routeOf } from '../../lib/exported-pages';
import { trips } from '../../../content/catalogue/trips';

/** The contents of `/admin/links.json`. */
export interface Links {
  /** The path and the title of each page that links to a trip. */
  pages: [path: string, title: string][];
  /** The indexes of the pages that link to a trip, by its id. */
  trips: Record<string, number[]>;
}

/**
 * Finds the links.
 * @param out The published folder.
 */
export function linksIn(out: string): Links {
  const ids = new Map(trips.map(({ id }) => [tripPath(id), id]));
  const links: Links = { pages: [], trips: {} };
  for (const file of pageFilesIn(out)) {
    const html = readFileSync(join(out, file), 'utf8');
    const path = routeOf(file);
    const addresses = new Set([...html.matchAll(/<a [^>]*href="([^"?#]+)/g)].map(([, address = '']) => address));
    const led = [...addresses].flatMap((address) => (address === path ? [] : (ids.get(address) ?? [])));
    if (led.length === 0) continue;
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path;
    for (const id of led) (links.trips[id] ??= []).push(links.pages.length);
    links.pages.push([path, title]);
  }
  return links;
}
