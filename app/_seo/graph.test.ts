import { destinationIds } from '@/content/catalogue/destination-ids';
import { destinations } from '@/content/catalogue/destinations';
import { pageAt, pages, type Page } from '@/content/pages/registry';
import { trips } from '@/content/queries/trips';
import { statePages } from '@/content/catalogue/state-pages';
import { soldStates } from '@/content/queries/state-trips';
import { destinationPath, posterFile, routes, socialFile, statePath, tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { destinationNodes } from './destination-nodes';
import { ids, pageGraph, type Node } from './graph';
import { stateNodes } from './state-nodes';
import { tripNodes } from './trip-nodes';

/** What the route file of a page says it is about. */
function nodesOf({ path, canonical }: Page): Node[] {
  const destination = destinationIds.find((id) => destinationPath(id) === path);
  const trip = trips.find(({ id }) => tripPath(id) === path);
  const state = soldStates.find((id) => statePath(id) === path);
  return [
    ...(destination ? destinationNodes(destinations[destination], canonical) : []),
    ...(trip ? tripNodes(trip) : []),
    ...(state ? stateNodes(statePages[state]) : []),
  ];
}

const graphOf = (page: Page) => pageGraph(page, { nodes: nodesOf(page) })['@graph'];
const nodeOf = (page: Page, type: string) => graphOf(page).find((node) => node['@type'] === type);
const typesOf = (page: Page) => graphOf(page).map((node) => node['@type']);

/** Every object in a graph, however deep. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const idOf = (object: object) => ('@id' in object ? object['@id'] : undefined);
const isReference = (object: object) => idOf(object) !== undefined && Object.keys(object).length === 1;

test.each(pages.map((page) => [page.path, page] as const))('%s: every reference leads to one node', (_path, page) => {
  const objects = objectsIn(graphOf(page));
  const defined = objects.filter((object) => !isReference(object)).flatMap((object) => idOf(object) ?? []);
  expect(new Set(defined).size).toBe(defined.length);
  expect(defined).toEqual(expect.arrayContaining(objects.filter(isReference).map(idOf)));
  expect(typesOf(page)).not.toContain(undefined);
});

test('the agency says who the operator is and how to reach it', () => {
  expect(nodeOf(pageAt(routes.home), 'TravelAgency')).toMatchObject({
    '@id': ids.agency,
    name: site.name,
    slogan: site.tagline,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    telephone: `+${site.phone.digits}`,
    email: site.email,
    image: absolute(socialFile(routes.home)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      addressRegion: site.address.state,
      postalCode: site.address.postcode,
      addressCountry: 'IN',
    },
  });
});

test('the website is the agency’s, in the English of India', () => {
  const website = { '@id': ids.website, url: absolute('/'), name: site.name, inLanguage: 'en-IN' };
  expect(nodeOf(pageAt(routes.home), 'WebSite')).toMatchObject({ ...website, publisher: { '@id': ids.agency } });
  expect(pageGraph(pageAt(routes.home))['@context']).toBe('https://schema.org');
});

test('each thing that a page speaks of has an address of its own', () => {
  const addresses = Object.values(ids).map((id) => (typeof id === 'string' ? id : id('/a')));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^#]+#[a-z]+$/);
});

test.each([routes.home, routes.contact, tripPath(trips[0]?.id ?? '')])('%s is a page of the website', (path) => {
  const page = pageAt(path);
  expect(nodeOf(page, 'WebPage')).toMatchObject({
    '@id': ids.page(path),
    url: absolute(path),
    name: page.name,
    inLanguage: 'en-IN',
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(posterFile(page.pictures[0] ?? '', 'wide')) },
  });
});

test('breadcrumbs count from home down to the page', () => {
  const page = pageAt(tripPath(trips[0]?.id ?? ''));
  const steps = [...page.trail, { label: page.name, href: page.path }];
  expect(nodeOf(page, 'BreadcrumbList')).toMatchObject({
    '@id': ids.breadcrumb(page.path),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  });
  expect(nodeOf(page, 'WebPage')).toMatchObject({ breadcrumb: { '@id': ids.breadcrumb(page.path) } });
});

test('the home page has no breadcrumbs, running text no picture', () => {
  expect(nodeOf(pageAt(routes.home), 'BreadcrumbList')).toBeUndefined();
  expect(nodeOf(pageAt(routes.home), 'WebPage')).not.toHaveProperty('breadcrumb');
  expect(nodeOf(pageAt(routes.terms), 'WebPage')).not.toHaveProperty('primaryImageOfPage');
});

test('a page that lists others names them in its order, and is about them', () => {
  const page = pageAt(routes.allPackages);
  expect(page.lists.length).toBeGreaterThan(1);
  expect(nodeOf(page, 'ItemList')).toMatchObject({
    '@id': ids.list(page.path),
    numberOfItems: page.lists.length,
    itemListElement: page.lists.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(path),
    })),
  });
  expect(nodeOf(page, 'WebPage')).toMatchObject({ mainEntity: { '@id': ids.list(page.path) } });
});

test('a destination is about its place first, and a page that lists nothing about nothing', () => {
  const kerala = pageAt(destinationPath('kerala'));
  expect(nodeOf(kerala, 'WebPage')).toMatchObject({ mainEntity: { '@id': ids.place(kerala.path) } });
  expect(typesOf(kerala).slice(-2)).toEqual(['TouristDestination', 'ItemList']);
  expect(nodeOf(pageAt(routes.about), 'WebPage')).not.toHaveProperty('mainEntity');
});

test('the second address of a place speaks of the first', () => {
  const second = pageAt(destinationPath('himachal-pradesh'));
  expect(nodeOf(second, 'WebPage')).toMatchObject({
    '@id': ids.page(second.canonical),
    url: absolute(second.canonical),
  });
});

test('a page says when it changed only where it prints the day', () => {
  const page = pageAt(routes.terms);
  const changed = (dated: boolean) =>
    pageGraph(page, { dated })['@graph'].find((node) => node['@type'] === 'WebPage')?.['dateModified'];
  expect([changed(true), changed(false)]).toEqual([page.updated, undefined]);
  expect(pageGraph(page)).toEqual(pageGraph(page, { nodes: [], dated: false }));
});
