/** Structured data as search engines read it: it must not say more than the page. `app/_seo/` tests the content of each node. */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { prosePages } from '../../content/pages/prose-pages';
import { formatDate } from '../../content/format/duration';
import { everywhere } from '../../content/words/everywhere';
import { formatRupees } from '../../content/format/money';
import { changedOn } from '../../content/pages/changed-on';
import { pageAt } from '../../content/pages/registry';
import { soldStates } from '../../content/model/state-trips';
import { destinationPath, statePath, tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { memoize } from '../../scripts/lib/memoize';
import { decoded, everyRoute, rawHtml, rawText, wholeHtml } from '../support/pages';
import { trips } from '../../content/catalogue/trips';

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

const graphOf = memoize((path): Node[] => {
  const blocks = [...wholeHtml(path).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(blocks, `${path} has one block of structured data`).toHaveLength(1);
  return (JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': Node[] })['@graph'];
});
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

/** Every object of a graph, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

test('has the place or trip of a page as its main entity', () => {
  const places = [...destinationIds.map(destinationPath), ...soldStates.map(statePath)];
  for (const [type, paths] of [
    ['TouristDestination', places],
    ['TouristTrip', trips.map(({ id }) => tripPath(id))],
  ] as const)
    for (const path of paths) {
      const id = nodeOf(path, type)?.['@id'];
      expect(id, path).toBeDefined();
      expect(nodeOf(path, 'WebPage')?.['mainEntity'], path).toEqual({ '@id': id });
    }
});

test('describes only what is on the page', () => {
  for (const path of everyRoute) {
    const text = rawText(path);
    const values = objectsIn(graphOf(path)).flatMap(({ name, email, description, price }) => [
      ...[name, email, description].filter((value) => typeof value === 'string'),
      ...(typeof price === 'number' ? [formatRupees(price)] : []),
    ]);
    // The name of a day starts with its number, which the page shows in a circle beside the title.
    const texts = values.map((value) => value.replace(/^Day \d+: /, '').replace(/\s+/g, ' '));
    expect(
      texts.filter((value) => !text.includes(value)),
      path,
    ).toEqual([]);
  }
});

/** Nodes that represent a page or the site, not a part of a page. */
const ofWhole = /#(agency|website|page|breadcrumb|list|trip|place)$/;

test('refers only to parts of a page that exist', () => {
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

test('has the same breadcrumbs and top picture for readers and machines', () => {
  for (const path of everyRoute) {
    const image = nodeOf(path, 'WebPage')?.['primaryImageOfPage'] as { url: string } | undefined;
    const [, id] = /\/posters\/(.+)-wide\.svg$/.exec(image?.url ?? '') ?? [];
    const top = /<picture>(?:(?!<\/picture>)[\s\S])*fetchPriority="high"/i.exec(rawHtml(path))?.[0];
    // A photograph replaces the drawing of the same name.
    const [, shown] = /="\/(?:posters|photos)\/([^",]+)-(?:wide|\d+)\.\w+/.exec(top ?? '') ?? [];
    expect(shown, path).toBe(id);

    const crumbs = (nodeOf(path, 'BreadcrumbList')?.['itemListElement'] ?? []) as { name: string; item: string }[];
    const nav = /<nav aria-label="[^"]*" class="crumbs [\s\S]*?<\/nav>/.exec(rawHtml(path))?.[0] ?? '';
    const links = [...nav.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', label = '']) => ({
      name: decoded(label),
      item: absolute(decoded(href)),
    }));
    expect(crumbs.slice(0, -1), path).toMatchObject(links);
    expect(crumbs, path).toHaveLength(nav ? links.length + 1 : 0);
    if (nav) expect(decoded(/aria-current="page"[^>]*>([^<]+)</.exec(nav)?.[1]), path).toBe(crumbs.at(-1)?.name);
  }
});

test('has the date of the last change of a page of text without a picture for readers and machines', () => {
  for (const { path } of prosePages.filter(({ picture }) => !picture)) {
    const updated = changedOn(pageAt(path).files);
    if (updated) expect(rawText(path)).toContain(everywhere.changed(formatDate(updated)));
    else expect(rawText(path)).not.toContain(everywhere.changed('').slice(0, 8));
    expect(nodeOf(path, 'WebPage')?.['dateModified'], path).toBe(updated);
  }
});
