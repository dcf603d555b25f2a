/** What the structured data of a page is about, and that what has an address of its own on a page stands there. */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { states } from '../../content/catalogue/states';
import { documentIds, documentPaths } from '../../content/documents';
import { formatDate } from '../../content/format/duration';
import { pageAt } from '../../content/pages/registry';
import { soldStates } from '../../content/queries/state-trips';
import { destinationPath, statePath } from '../../content/routes';
import { everyRoute, rawHtml, rawText } from '../support/pages';
import { graphOf, objectsIn } from '../support/structured-data';

test('the page of a place is about that place', () => {
  const places = [
    ...destinationIds.map((id) => [destinationPath(id), destinations[id].name] as const),
    ...soldStates.map((id) => [statePath(id), states[id]] as const),
  ];
  for (const [path, name] of places) {
    const graph = graphOf(path);
    const place = graph.find((node) => node['@type'] === 'TouristDestination');
    expect(place?.['name'], path).toBe(name);
    const page = graph.find((node) => node['@type'] === 'WebPage');
    expect(page?.['mainEntity'], path).toEqual({ '@id': place?.['@id'] });
  }
});

test('the picture at the top of a page is the one that search engines are told of', () => {
  for (const path of everyRoute) {
    const page = graphOf(path).find((node) => node['@type'] === 'WebPage');
    const told = page?.['primaryImageOfPage'] as { url: string } | undefined;
    const [, id] = /\/posters\/(.+)-wide\.svg$/.exec(told?.url ?? '') ?? [];
    const top = /<picture>(?:(?!<\/picture>)[\s\S])*class="hero-picture/.exec(rawHtml(path))?.[0];
    // A photograph takes the place of the drawing of its name.
    const [, shown] = /="\/(?:posters|photos)\/([^",]+)-(?:wide|\d+)\.\w+/.exec(top ?? '') ?? [];
    expect(shown, path).toBe(id);
  }
});

test('a document says to readers and to machines on which day it last changed', () => {
  for (const id of documentIds) {
    const path = documentPaths[id];
    const { updated } = pageAt(path);
    expect(rawText(path)).toContain(`Last changed on ${formatDate(updated)}.`);
    expect(graphOf(path).find((node) => node['@type'] === 'WebPage')?.['dateModified'], path).toBe(updated);
  }
});

/** Nodes that stand for a page or for the site as a whole, not for a part of a page. */
const ofWhole = /#(agency|website|page|breadcrumb|list|trip|place)$/;

test('a part of a page that structured data names is there', () => {
  const named = everyRoute.flatMap((path) =>
    objectsIn(graphOf(path)).flatMap((object) =>
      [object['@id'], object['url']].map((address) => [path, address] as const),
    ),
  );
  const parts = named.filter(
    (one): one is readonly [string, string] =>
      typeof one[1] === 'string' && one[1].includes('#') && !ofWhole.test(one[1]),
  );
  expect(parts.length).toBeGreaterThan(everyRoute.length);
  const missing = parts.filter(([, address]) => {
    const { pathname, hash } = new URL(address);
    return !rawHtml(pathname).includes(`id="${hash.slice(1)}"`);
  });
  expect(missing).toEqual([]);
});
