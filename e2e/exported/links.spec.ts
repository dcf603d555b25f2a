/** Every link of the exported pages: its target and its name. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { destinations } from '../../content/catalogue/destinations';
import { greetingFor, mailHref, telHref, whatsappChat, whatsappHref } from '../../content/words/contact-links';
import { pageAt, pages } from '../../content/pages/registry';
import { soldStates } from '../../content/model/state-trips';
import { destinationPath, routes, sectionAnchors, statePath, tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { pageFilesIn } from '../../scripts/lib/exported-pages';
import { decoded, everyRoute, isBooking, rawHtml } from '../support/pages';
import { honeymoonTrips, trips } from '../../content/catalogue/trips';

/** The names and attributes of the links in HTML. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inner = '']) => {
    const text = inner.replace(/<!--[\s\S]*?-->/g, '').replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ');
    const name = decoded(/\baria-label="([^"]*)"/.exec(attributes)?.[1] ?? text.replace(/<[^>]+>/g, ' '));
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      href: decoded(/\bhref="([^"]*)"/.exec(attributes)?.[1]),
      attributes,
    };
  });

/** The pages that search engines index, without second URLs of the same place. */
const listedPages = pages.filter(({ indexable, path, canonical }) => indexable && path === canonical);

/** The pattern of a link's text that contains the name of a page. */
const nameOf = new Map(
  listedPages.map(({ path, name }) => [path, new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')] as const),
);

test('links out of the site only in four ways, and passes no referrer', () => {
  // The build checks internal links: `packages/export/checks/`.
  const wrong = [...everyRoute, '/404'].flatMap((path) =>
    linksIn(rawHtml(path))
      .filter(({ href, attributes }) =>
        href.startsWith('https:')
          ? !(isBooking(href) || href.startsWith(`${whatsappChat}?text=`)) ||
            !attributes.includes('target="_blank"') ||
            !attributes.includes('rel="noopener noreferrer"')
          : !/^[/#]/.test(href) && !href.startsWith(telHref) && !href.startsWith(mailHref()),
      )
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

test('reaches every page within three clicks from home by plain links', () => {
  const depth = new Map<string, number>([[routes.home, 0]]);
  const queue: string[] = [routes.home];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const { href } of linksIn(rawHtml(path))) {
      const [page = ''] = href.split(/[?#]/);
      if (depth.has(page) || !everyRoute.includes(page)) continue;
      depth.set(page, (depth.get(path) ?? 0) + 1);
      queue.push(page);
    }
  }
  expect(everyRoute.filter((path) => !depth.has(path))).toEqual([]);
  expect([...depth].filter(([, clicks]) => clicks > 3)).toEqual([]);
});

test('links to each page by its name from three pages or more', () => {
  const from = new Map<string, Set<string>>();
  for (const path of everyRoute) {
    for (const { name, href } of linksIn(rawHtml(path))) {
      const [target = ''] = href.split(/[?#]/);
      if (target === path || !nameOf.get(target)?.test(name)) continue;
      from.set(target, (from.get(target) ?? new Set()).add(path));
    }
  }
  // Menus link to the home page as Home, not by its headline.
  const few = listedPages
    .filter(({ path }) => path !== routes.home && (from.get(path)?.size ?? 0) < 3)
    .map(
      ({ path, name }) =>
        `${path}: fewer than three pages link to it as '${name}': name it in content/records/menus/footer.json`,
    );
  expect(few).toEqual([]);
});

test('links the same name to the same place, and has no link without a name', () => {
  const wrong: string[] = [];
  for (const file of pageFilesIn('out')) {
    const html = readFileSync(`out/${file}`, 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const places = new Map<string, Set<string>>();
    for (const { name, href } of linksIn(html)) places.set(name, (places.get(name) ?? new Set()).add(href));
    for (const [name, hrefs] of places)
      if (name === '' || hrefs.size > 1) wrong.push(`${file}: '${name}' leads to ${[...hrefs].join(' and ')}`);
  }
  expect(wrong).toEqual([]);
});

test('passes the subject of a page to its WhatsApp and booking links', () => {
  const subjects = [
    ...destinationIds.map((id) => [destinationPath(id), destinations[id].name] as const),
    ...soldStates.map((id) => [statePath(id), pageAt(statePath(id)).name] as const),
    ...trips.map(({ id, name }) => [tripPath(id), name] as const),
    ...honeymoonTrips.map(({ name }) => [routes.honeymoon, name] as const),
  ];
  const hrefs = (path: string) => linksIn(rawHtml(path)).map(({ href }) => href);
  expect(subjects.filter(([path, name]) => !hrefs(path).includes(whatsappHref(greetingFor(name))))).toEqual([]);
  for (const { id, name } of trips) {
    const page = tripPath(id);
    const booking = hrefs(page).filter(isBooking);
    const prefilled = booking.map((href) => Object.fromEntries(new URL(href).searchParams));
    // The first link is the one in the bar.
    expect(prefilled[0], page).toEqual({ usp: 'pp_url', 'entry.1': name, 'entry.6': absolute(page) });
    for (const link of prefilled) expect(link, page).toHaveProperty(['entry.1']);
    expect(hrefs(page), page).not.toContain(whatsappHref());
  }
});

test('links the buttons over the picture of a page to the places they name', () => {
  const buttons: Record<string, readonly string[]> = {
    [routes.home]: [routes.explorePackages, routes.planCustomTrip],
    [routes.about]: [routes.contact],
    [routes.explorePackages]: [routes.allPackages],
    [routes.contact]: [telHref],
    '/404': [routes.home, routes.finder],
    ...Object.fromEntries(
      destinationIds.map((id) => {
        const tours = destinations[id].sections.find(({ kind }) => kind === 'trips' || kind === 'trip-detail');
        return [destinationPath(id), tours ? [`#${sectionAnchors[tours.kind]}`] : []];
      }),
    ),
  };
  for (const [path, wanted] of Object.entries(buttons)) {
    const [top = ''] = /<h1\b[\s\S]*?<\/section>/.exec(rawHtml(path)) ?? [];
    const hrefs = linksIn(top).map(({ href }) => href);
    expect(
      hrefs.filter((href) => !href.startsWith(whatsappChat)),
      path,
    ).toEqual(wanted);
  }
});
