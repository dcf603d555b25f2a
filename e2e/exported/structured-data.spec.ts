/** The structured data of every page: its types, its connections, and that it says what the page says. */
import { fareTable } from '../../content/queries/fares';
import { expect, test } from '@playwright/test';
import { formatRupees } from '../../content/format/money';
import { routes, tripPath } from '../../content/routes';
import { routeOf } from '../../content/queries/route';
import { trips } from '../../content/queries/trips';
import { absolute, site } from '../../content/site';
import { decoded, everyRoute, rawHtml, rawText } from '../support/pages';
import { graphOf, objectsIn, structuredData, type Node } from '../support/structured-data';

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
  Offer: [...thing, 'price', 'priceCurrency', 'priceSpecification', 'seller'],
  UnitPriceSpecification: ['@type', 'price', 'priceCurrency', 'unitText', 'valueAddedTaxIncluded'],
  PriceSpecification: ['@type', 'price', 'priceCurrency', 'valueAddedTaxIncluded'],
  TouristDestination: [...thing, 'includesAttraction'],
  TouristAttraction: thing,
};

test('each page has one graph of known types and properties, connected, without ratings or events', () => {
  // One list of problems: an assertion for each of thousands of objects takes a minute.
  const problems: string[] = [];
  for (const path of everyRoute) {
    const graph = graphOf(path);
    const objects = objectsIn(graph);
    const defined = new Set(objects.filter((object) => Object.keys(object).length > 1).map((object) => object['@id']));
    for (const object of objects) {
      const keys = Object.keys(object);
      const type = object['@type'] ?? '';
      if (keys.length === 1) {
        if (!defined.has(object['@id'])) problems.push(`${path}: ${object['@id']} is not defined`);
      } else if (!vocabulary[type]) problems.push(`${path}: the type ${type} is not known`);
      else
        problems.push(
          ...keys.filter((key) => !vocabulary[type]?.includes(key)).map((key) => `${path}: ${type}.${key}`),
        );
    }
    const types = graph.map((node) => node['@type']);
    expect(types.filter((type) => type === 'TravelAgency' || type === 'WebSite').sort(), path).toEqual([
      'TravelAgency',
      'WebSite',
    ]);
    expect(types.includes('BreadcrumbList'), path).toBe(path !== routes.home);
  }
  expect(problems).toEqual([]);
});

test('what the structured data says is on the page', () => {
  for (const path of everyRoute) {
    const text = rawText(path);
    const html = rawHtml(path);
    const said = objectsIn(graphOf(path)).flatMap((object) => {
      const { name, telephone, email, description, price } = object;
      const digits = typeof telephone === 'string' ? [html.includes(telephone) ? '' : telephone] : [];
      return [name, email, description, ...digits, typeof price === 'number' ? formatRupees(price) : undefined].filter(
        (value): value is string => typeof value === 'string' && value !== '',
      );
    });
    // A day's name carries its number, which the page draws in a circle beside the title.
    const missing = said
      .map((value) => value.replace(/^Day \d+: /, '').replace(/\s+/g, ' '))
      .filter((value) => !text.includes(value));
    expect(missing, path).toEqual([]);
  }
});

test('breadcrumbs say the same to readers and to machines', () => {
  for (const path of everyRoute.filter((route) => route !== routes.home)) {
    const crumbs = graphOf(path).find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as {
      name: string;
      item: string;
    }[];
    const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(rawHtml(path))?.[0] ?? '';
    const links = [...nav.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
      ([, href = '', label = '']) => `${decoded(label)} ${absolute(decoded(href))}`,
    );
    expect(
      crumbs.slice(0, -1).map(({ name, item }) => `${name} ${item}`),
      path,
    ).toEqual(links);
    expect(decoded(/aria-current="page">([^<]+)</.exec(nav)?.[1]), path).toBe(crumbs.at(-1)?.name);
  }
});

test('a package says its price as a number with its currency, its days and its provider', () => {
  for (const record of trips) {
    const { id, price, days, notes } = record;
    const trip = graphOf(tripPath(id)).find((node) => node['@type'] === 'TouristTrip') as Node & {
      offers: (Node & { seller: Node })[];
      provider: Node;
      subTrip: Node[];
      itinerary: { itemListElement: { item: Node }[] };
    };
    const offers = trip.offers.map((offer) => [offer['price'], offer['priceCurrency']]);
    const totals = fareTable(record).map(({ total }) => total);
    expect(offers, id).toEqual([price, ...totals].map((rupees) => [rupees, 'INR']));
    const agency = graphOf(tripPath(id)).find((node) => node['@type'] === 'TravelAgency');
    expect(agency?.['name'], id).toBe(site.name);
    const named = [trip.provider, ...trip.offers.map(({ seller }) => seller)].map((node) => node['@id']);
    expect(named, id).toEqual(named.map(() => agency?.['@id']));
    expect(trip.subTrip, id).toHaveLength(days);
    expect(
      trip.itinerary.itemListElement.map(({ item }) => item['name']),
      id,
    ).toEqual(routeOf(notes).stops.map((stop) => stop.name));
  }
});

test('the text of the block has no character that could end it', () => {
  for (const path of everyRoute) expect(structuredData(path), path).not.toContain('<');
});
