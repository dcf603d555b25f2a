/** Structured data as search engines read it: known types, and nothing that the page itself does not say. What each node holds: `app/_seo/`. */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { documentIds, documentPaths } from '../../content/documents';
import { formatDate } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { changedOn } from '../../content/pages/changed-on';
import { pageAt } from '../../content/pages/registry';
import { soldStates } from '../../content/queries/state-trips';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { memoize } from '../../scripts/lib/memoize';
import { decoded, everyRoute, rawHtml, rawText, wholeHtml } from '../support/pages';

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

const graphOf = memoize((path): Node[] => {
  const blocks = [...wholeHtml(path).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(blocks, `${path} has one block of structured data`).toHaveLength(1);
  return (JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': Node[] })['@graph'];
});
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

/** Every object of a graph, however deep. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

/** The properties schema.org gives the types that this site uses; https://schema.org/version/29.3, read by hand. */
const thing = ['@type', '@id', 'name', 'description', 'url', 'image', 'mainEntity'];
const vocabulary: Record<string, readonly string[]> = {
  TravelAgency: [...thing, 'slogan', 'logo', 'telephone', 'email', 'address'],
  PostalAddress: ['@type', 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: [...thing, 'inLanguage', 'publisher'],
  WebPage: [...thing, 'inLanguage', 'isPartOf', 'primaryImageOfPage', 'breadcrumb', 'dateModified'],
  ImageObject: thing,
  BreadcrumbList: [...thing, 'itemListElement'],
  ItemList: [...thing, 'itemListElement', 'numberOfItems'],
  ListItem: [...thing, 'position', 'item'],
  TouristTrip: [...thing, 'provider', 'itinerary', 'subTrip', 'offers'],
  Trip: thing,
  Place: thing,
  Offer: [...thing, 'price', 'priceCurrency', 'priceSpecification', 'seller', 'availability', 'availabilityEnds'],
  UnitPriceSpecification: ['@type', 'price', 'priceCurrency', 'unitText', 'valueAddedTaxIncluded'],
  PriceSpecification: ['@type', 'price', 'priceCurrency', 'valueAddedTaxIncluded'],
  TouristDestination: [...thing, 'includesAttraction'],
  TouristAttraction: thing,
};

test('each page has one graph of known types and properties, about what the page is about', () => {
  const problems: string[] = [];
  for (const path of everyRoute) {
    for (const object of objectsIn(graphOf(path))) {
      const { '@type': type = '', ...properties } = object;
      // A reference to another node.
      if (Object.keys(object).join() === '@id') continue;
      const unknown = Object.keys(properties).filter((key) => !vocabulary[type]?.includes(key));
      problems.push(...unknown.map((key) => `${path}: ${type}.${key}`));
    }
    const types = graphOf(path).map((node) => node['@type']);
    for (const type of ['TravelAgency', 'WebSite', ...(path === routes.home ? [] : ['BreadcrumbList'])])
      if (types.filter((one) => one === type).length !== 1) problems.push(`${path}: not one ${type}`);
  }
  expect(problems).toEqual([]);
  const subjects = [
    ...[...destinationIds.map(destinationPath), ...soldStates.map(statePath)].map((path) => [
      path,
      'TouristDestination',
    ]),
    ...trips.map(({ id }) => [tripPath(id), 'TouristTrip']),
  ];
  for (const [path = '', type = ''] of subjects)
    expect(nodeOf(path, 'WebPage')?.['mainEntity'], path).toEqual({ '@id': nodeOf(path, type)?.['@id'] });
});

test('what it says is on the page', () => {
  for (const path of everyRoute) {
    const text = rawText(path);
    const said = objectsIn(graphOf(path)).flatMap(({ name, email, description, price }) => [
      ...[name, email, description].filter((value) => typeof value === 'string'),
      ...(typeof price === 'number' ? [formatRupees(price)] : []),
    ]);
    // A day's name carries its number, which the page draws in a circle beside the title.
    const texts = said.map((value) => value.replace(/^Day \d+: /, '').replace(/\s+/g, ' '));
    expect(
      texts.filter((value) => !text.includes(value)),
      path,
    ).toEqual([]);
  }
});

/** Nodes that stand for a page or for the site as a whole, not for a part of a page. */
const ofWhole = /#(agency|website|page|breadcrumb|list|trip|place)$/;

test('a part of a page that it names is there', () => {
  const parts = everyRoute.flatMap((path) =>
    objectsIn(graphOf(path))
      .flatMap((object) => [object['@id'], object['url']])
      .filter((address) => typeof address === 'string' && address.includes('#') && !ofWhole.test(address)),
  );
  expect(parts.length).toBeGreaterThan(everyRoute.length);
  const missing = [...new Set(parts)].filter((address) => {
    const { pathname, hash } = new URL(String(address));
    return !rawHtml(pathname).includes(`id="${hash.slice(1)}"`);
  });
  expect(missing).toEqual([]);
});

test('breadcrumbs and the picture at the top are the same for readers and for machines', () => {
  for (const path of everyRoute) {
    const told = nodeOf(path, 'WebPage')?.['primaryImageOfPage'] as { url: string } | undefined;
    const [, id] = /\/posters\/(.+)-wide\.svg$/.exec(told?.url ?? '') ?? [];
    const top = /<picture>(?:(?!<\/picture>)[\s\S])*fetchPriority="high"/i.exec(rawHtml(path))?.[0];
    // A photograph takes the place of the drawing of its name.
    const [, shown] = /="\/(?:posters|photos)\/([^",]+)-(?:wide|\d+)\.\w+/.exec(top ?? '') ?? [];
    expect(shown, path).toBe(id);

    const crumbs = (nodeOf(path, 'BreadcrumbList')?.['itemListElement'] ?? []) as { name: string; item: string }[];
    const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(rawHtml(path))?.[0] ?? '';
    const links = [...nav.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', label = '']) => ({
      name: decoded(label),
      item: absolute(decoded(href)),
    }));
    expect(crumbs.slice(0, -1), path).toMatchObject(links);
    expect(crumbs, path).toHaveLength(nav ? links.length + 1 : 0);
    if (nav) expect(decoded(/aria-current="page"[^>]*>([^<]+)</.exec(nav)?.[1]), path).toBe(crumbs.at(-1)?.name);
  }
});

test('a document says to readers and to machines on which day it last changed', () => {
  for (const id of documentIds) {
    const path = documentPaths[id];
    const updated = changedOn(pageAt(path).files);
    if (updated) expect(rawText(path)).toContain(`Last changed on ${formatDate(updated)}.`);
    else expect(rawText(path)).not.toContain('Last changed');
    expect(nodeOf(path, 'WebPage')?.['dateModified'], path).toBe(updated);
  }
});
