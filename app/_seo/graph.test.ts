import { destinationIds } from '@/content/ids/destinations';
import { destinations } from '@/content/catalogue/destinations';
import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/ids/states';
import { operator } from '@/content/pages/documents/operator-details';
import { changedOn } from '@/content/pages/changed-on';
import { pageAt, pages, type Page } from '@/content/pages/registry';
import { soldStates } from '@/content/model/state-trips';
import { destinationPath, posterFile, routes, socialFile, statePath, tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { someTrip } from '@/content/model/test/trips';
import { destinationNodes } from './destination-nodes';
import { ids, pageGraph, type GraphOptions } from './graph';
import { stateNodes } from './state-nodes';

afterEach(() => jest.restoreAllMocks());

const nodeOf = (page: Page, type: string, options?: GraphOptions) =>
  pageGraph(page, options)['@graph'].find((node) => node['@type'] === type);
const home = pageAt(routes.home);
const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

test('describes the operator as an agency, with its registered name once it is known, and its contacts', () => {
  jest.replaceProperty(operator, 'legalName', 'Any Trails LLP');
  const { street, town, postcode, state } = site.address;
  expect(nodeOf(home, 'TravelAgency')).toEqual({
    '@type': 'TravelAgency',
    '@id': ids.agency,
    ...{
      name: site.name,
      legalName: 'Any Trails LLP',
      slogan: site.tagline,
      email: site.email,
      telephone: `+${site.phone.digits}`,
    },
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    image: absolute(socialFile(routes.home)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'IN',
    },
  });
});

test('describes the website as published by the agency, in Indian English', () => {
  const website = { '@id': ids.website, url: absolute('/'), name: site.name, inLanguage: 'en-IN' };
  expect(nodeOf(home, 'WebSite')).toMatchObject({ ...website, publisher: { '@id': ids.agency } });
  expect(pageGraph(home)['@context']).toBe('https://schema.org');
});

test('gives each thing on a page an id of its own', () => {
  const addresses = Object.values(ids).map((id) => (typeof id === 'string' ? id : id('/a')));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^#]+#[a-z]+$/);
});

test.each(pages)('$path is a page of the website, with its picture, breadcrumbs and list', (page) => {
  const graph = pageGraph(page)['@graph'];
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(graph.map((node) => node['@id'])).toEqual(expect.arrayContaining(references));
  const { canonical: path, name, trail, pictures, lists } = page;
  const [picture] = pictures;
  expect(nodeOf(page, 'WebPage')).toEqual({
    '@type': 'WebPage',
    '@id': ids.page(path),
    url: absolute(path),
    name,
    inLanguage: 'en-IN',
    isPartOf: { '@id': ids.website },
    ...(picture && {
      primaryImageOfPage: { '@type': 'ImageObject', url: absolute(posterFile(picture, 'wide')) },
    }),
    ...(trail.length > 0 ? { breadcrumb: { '@id': ids.breadcrumb(path) } } : {}),
    ...(lists.length > 0 ? { mainEntity: { '@id': ids.list(path) } } : {}),
  });
});

test('counts breadcrumbs from home down to the page, and has none on the home page', () => {
  const page = pageAt(tripPath(someTrip().id));
  const steps = [...page.trail, { label: page.name, href: page.path }];
  expect(nodeOf(page, 'BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(page.path),
    itemListElement: listItems(steps.map(({ label, href }) => ({ name: label, item: absolute(href) }))),
  });
  expect(nodeOf(home, 'BreadcrumbList')).toBeUndefined();
});

test('lists the pages that a page leads to in its order, and names the place first on a page about a place', () => {
  const page = pageAt(destinationPath('kerala'));
  const options = { nodes: destinationNodes(destinations.kerala, page.path) };
  expect(nodeOf(page, 'ItemList', options)).toEqual({
    '@type': 'ItemList',
    '@id': ids.list(page.path),
    numberOfItems: page.lists.length,
    itemListElement: listItems(page.lists.map((path) => ({ url: absolute(path) }))),
  });
  expect(nodeOf(page, 'WebPage', options)).toMatchObject({ mainEntity: { '@id': ids.place(page.path) } });
});

test('says when a page changed only where the page prints the day', () => {
  const page = pageAt(routes.terms);
  const changed = (dated: boolean) => nodeOf(page, 'WebPage', { dated })?.['dateModified'];
  expect([changed(true), changed(false)]).toEqual([changedOn(page.files), undefined]);
});

const placeAt = (path: string, name: string, description: string, picture: string) => ({
  '@type': 'TouristDestination',
  '@id': ids.place(path),
  name,
  description,
  url: absolute(path),
  image: absolute(posterFile(picture, 'wide')),
});

test.each(soldStates)('describes %s as a destination, with its texts and picture', (id) => {
  const { subtitle, picture } = statePages[id];
  expect(stateNodes(statePages[id])).toEqual([placeAt(statePath(id), states[id], subtitle, picture)]);
});

test.each(destinationIds)(
  'describes %s as a destination, with its texts, its picture and the sights on its page',
  (id) => {
    const { name, hero, picture, sections } = destinations[id];
    const path = destinationPath(id);
    const sights = sections.flatMap((section) => (section.kind === 'top-places' ? section.places : []));
    const includesAttraction = sights.map((sight) => ({
      '@type': 'TouristAttraction',
      '@id': `${absolute(path)}#${sight.name.toLowerCase().replace(' ', '-')}`,
      name: sight.name,
      description: sight.text,
    }));
    expect(destinationNodes(destinations[id], path)).toEqual([
      { ...placeAt(path, name, hero.subtitle, picture), ...(sights.length > 0 ? { includesAttraction } : {}) },
    ]);
  },
);
