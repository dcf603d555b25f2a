/** Which pages of the published site lead to which trip: asked before one is deleted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTrips } from '../../../content/catalogue/trips';
import { tripPath } from '../../../content/routes';
import { pageFilesIn, routeOf } from '../../lib/exported-pages';

/** `/admin/links.json`. */
export interface Links {
  /** Path and title of each page that leads to a trip. */
  pages: [path: string, title: string][];
  /** By the id of a trip, which of these pages lead to it. */
  trips: Record<string, number[]>;
}

/** @param out the published folder */
export function linksIn(out: string): Links {
  const ids = new Map(allTrips.map(({ id }) => [tripPath(id), id]));
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
