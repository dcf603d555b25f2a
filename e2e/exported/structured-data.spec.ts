/** What a search engine takes from the exported folder, every page of it, without running a script. */
import { existsSync, readFileSync } from 'node:fs';
import { destinationIds, keptDestinationIds } from '../content/destinations';
import { domesticTours } from '../content/domestic-tours';
import { formatRupees } from '../content/money';
import { destinationPath, packagePath, routes } from '../content/routes';
import { stateIds, states } from '../content/states';
import { trips } from '../content/trips';
import { connected } from './environment.mjs';
import { decoded, everyRoute, expect, fileOf, rawHtml, rawText, test } from './site';

const origin = connected.NEXT_PUBLIC_SITE_URL;
const whole = (path: string) => new URL(path, origin).href;
/** Pages that name another page as the one to keep. */
const copies = destinationIds.filter((id) => !keptDestinationIds.includes(id)).map(destinationPath);

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

function structuredData(path: string): string {
  const blocks = [
    ...readFileSync(fileOf(path), 'utf8').matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => json);
  expect(blocks, `${path} has one block of structured data`).toHaveLength(1);
  return blocks[0] ?? '';
}

const graphOf = (path: string): Node[] => (JSON.parse(structuredData(path)) as { '@graph': Node[] })['@graph'];

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
  Offer: [...thing, 'price', 'priceCurrency', 'priceSpecification', 'seller'],
  UnitPriceSpecification: ['@type', 'price', 'priceCurrency', 'unitText'],
  TouristDestination: [...thing, 'includesAttraction'],
  TouristAttraction: thing,
};

test('each page has one graph of known types and properties, connected, without ratings or events', () => {
  for (const path of everyRoute) {
    const graph = graphOf(path);
    const objects = objectsIn(graph);
    const defined = new Set(objects.filter((object) => Object.keys(object).length > 1).map((object) => object['@id']));
    for (const object of objects) {
      const keys = Object.keys(object);
      if (keys.length === 1)
        expect(defined.has(object['@id']), `${path}: ${String(object['@id'])} is defined`).toBe(true);
      else {
        const known = vocabulary[object['@type'] ?? ''];
        expect(known, `${path}: the type ${String(object['@type'])} is known`).toBeDefined();
        expect(
          keys.filter((key) => !known?.includes(key)),
          `${path}: ${String(object['@type'])}`,
        ).toEqual([]);
      }
    }
    const types = graph.map((node) => node['@type']);
    expect(types.filter((type) => type === 'TravelAgency' || type === 'WebSite').sort(), path).toEqual([
      'TravelAgency',
      'WebSite',
    ]);
    expect(types.includes('BreadcrumbList'), path).toBe(path !== routes.home);
  }
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
      ([, href = '', label = '']) => `${decoded(label)} ${whole(decoded(href))}`,
    );
    expect(
      crumbs.slice(0, -1).map(({ name, item }) => `${name} ${item}`),
      path,
    ).toEqual(links);
    expect(decoded(/aria-current="page">([^<]+)</.exec(nav)?.[1]), path).toBe(crumbs.at(-1)?.name);
  }
});

test('a package says its price as a number with its currency, its days and its provider', () => {
  for (const { id, price, days, notes } of trips) {
    const trip = graphOf(packagePath(id)).find((node) => node['@type'] === 'TouristTrip') as Node & {
      offers: Node;
      subTrip: Node[];
      itinerary: { itemListElement: { item: Node }[] };
    };
    expect([trip.offers['price'], trip.offers['priceCurrency']], id).toEqual([price, 'INR']);
    expect(trip.subTrip, id).toHaveLength(days);
    expect(
      trip.itinerary.itemListElement.map(({ item }) => item['name']),
      id,
    ).toEqual(notes.route);
  }
});

test('the tours of each state stand under its heading', () => {
  const [, ...parts] = rawHtml(routes.domestic).split(/(?=<h2\b)/);
  const headed = (html: string, level: 2 | 3) =>
    [...html.matchAll(new RegExp(`<h${String(level)}\\b[^>]*>([\\s\\S]*?)</h${String(level)}>`, 'g'))].map(
      ([, text = '']) => decoded(text.replace(/<[^>]+>/g, '')).trim(),
    );
  for (const id of stateIds) {
    const part = parts.find((html) => headed(html, 2)[0]?.startsWith(`${states[id]} `)) ?? '';
    expect(headed(part, 3), states[id]).toEqual(domesticTours[id].map(({ title }) => title));
  }
});

test('a text that looks like markup cannot leave its block', () => {
  for (const path of everyRoute) expect(structuredData(path), path).not.toContain('<');
});

test('every page has a canonical of its own, but for the copies of a place', () => {
  for (const path of everyRoute) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(rawHtml(path))?.[1];
    if (copies.includes(path)) expect(canonical, path).not.toBe(whole(path));
    else expect(canonical?.replace(/\/$/, ''), path).toBe(whole(path).replace(/\/$/, ''));
  }
});

test('the sitemap has every page to keep, once, with its pictures and a day that is no build’s', () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const paths = entries.map((entry) => new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
  expect(paths.sort()).toEqual(everyRoute.filter((path) => !copies.includes(path)).sort());
  for (const entry of entries) {
    expect(/<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const [, picture = ''] of entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g))
      expect(existsSync(`out${new URL(picture).pathname}`), picture).toBe(true);
  }
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${whole('/sitemap.xml')}`);
});

test('every page is within three clicks of home by plain links', () => {
  const depth = new Map<string, number>([[routes.home, 0]]);
  const queue: string[] = [routes.home];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const [, href = ''] of rawHtml(path).matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)) {
      if (depth.has(href) || !everyRoute.includes(href)) continue;
      depth.set(href, (depth.get(path) ?? 0) + 1);
      queue.push(href);
    }
  }
  expect(everyRoute.filter((path) => !depth.has(path))).toEqual([]);
  expect([...depth].filter(([, clicks]) => clicks > 3)).toEqual([]);
});

test('llms.txt and the manifest name pages and pictures that exist', () => {
  const links = [...readFileSync('out/llms.txt', 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, href = '']) => new URL(href).pathname,
  );
  expect(links.length).toBeGreaterThan(trips.length);
  expect(links.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8')) as { icons: { src: string }[] };
  expect(manifest.icons.filter(({ src }) => !existsSync(`out${src}`))).toEqual([]);
});

test('each itinerary is a PDF of at most 150 KB, and its link says its size', () => {
  for (const { id } of trips) {
    const pdf = readFileSync(`out/itineraries/${id}.pdf`);
    expect(pdf.subarray(0, 5).toString(), id).toBe('%PDF-');
    expect(pdf.length, id).toBeLessThanOrEqual(150 * 1024);
    expect(rawText(packagePath(id)), id).toContain(`(PDF, ${String(Math.ceil(pdf.length / 1024))} KB)`);
  }
});
