import { collectionPages } from './collections';
import { destinationIds } from '../catalogue/destination-ids';
import { domesticTrips } from '../catalogue/domestic';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { seedTrips } from '../catalogue/seed';
import { statePages } from '../catalogue/state-pages';
import { documents } from '../documents';
import { formatRupees } from '../format/money';
import { pictures } from '../pictures';
import { tripsOn } from '../queries/destination-trips';
import { trips } from '../queries/trips';
import { soldStates, tripsInState } from '../queries/state-trips';
import { destinationPath, routes, statePath, tripPath } from '../routes';
import { domesticTours, home } from './navigation';
import { pageAt, pages } from './registry';

const domesticIds = new Set(Object.values(domesticTrips).flatMap((list) => list.map(({ id }) => id)));
const paths = pages.map(({ path }) => path);
const everyPage = pages.map((page) => [page.path, page] as const);

test('every path that code can name is a page, and no page is there twice', () => {
  expect(paths).toEqual(expect.arrayContaining(Object.values(routes)));
  expect(paths).toEqual(expect.arrayContaining(trips.map(({ id }) => tripPath(id))));
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(everyPage)('%s has its texts, its way from home, its day and its pictures', (path, page) => {
  for (const text of [page.title, page.description, page.name, page.headline]) expect(text).not.toBe('');
  expect(page.trail[0]).toEqual(path === routes.home ? undefined : home);
  expect(new Date(page.updated).toISOString().slice(0, 10)).toBe(page.updated);
  expect(Object.keys(pictures)).toEqual(expect.arrayContaining([...page.pictures]));
  expect(new Set(page.pictures).size).toBe(page.pictures.length);
  expect(paths).toEqual(expect.arrayContaining([page.canonical, ...page.lists]));
});

test('a path without a page is an error that names it', () => {
  expect(() => pageAt('/nowhere')).toThrow('content/pages/registry.ts has no page at /nowhere');
});

test('only redirects and the page without a network are kept from search engines', () => {
  const hidden = pages.filter(({ indexable }) => !indexable).map(({ path }) => path);
  expect(hidden.sort()).toEqual([routes.offline, routes.planCustomTrip].sort());
});

test('a place with two ids is listed under the one to keep', () => {
  const second = pageAt(destinationPath('himachal-pradesh'));
  expect(second.canonical).toBe(destinationPath('himachal'));
  expect(pageAt(routes.destinations).lists).toContain(second.canonical);
  expect(pageAt(routes.destinations).lists).not.toContain(second.path);
});

test('a list of trips leads to them in order and shows their pictures', () => {
  const page = pageAt(routes.allPackages);
  expect(page.lists).toEqual(seedTrips.map(({ id }) => tripPath(id)));
  expect(page.pictures.slice(1)).toEqual([...new Set(seedTrips.map(({ picture }) => picture))]);
});

test.each<[string, readonly { price: number; basis: string }[]]>([
  [routes.domestic, Object.values(domesticTrips).flat()],
  [routes.honeymoon, honeymoonTrips],
  [destinationPath('kerala'), tripsOn('kerala')],
])('%s shows from which price, and for what', (path, shown) => {
  const from = Math.min(...shown.map(({ price }) => price));
  expect(pageAt(path).price).toEqual({ from, basis: shown.find(({ price }) => price === from)?.basis });
});

test('a place without trips shows no price', () => {
  for (const id of destinationIds.filter((one) => tripsOn(one).length === 0))
    expect(pageAt(destinationPath(id))).not.toHaveProperty('price');
});

test.each(soldStates)('%s is a page below the domestic tours, with its tours and from which price', (id) => {
  const { title, description, price, lists, trail, pictures: shown } = pageAt(statePath(id));
  const tours = tripsInState(id);
  expect(trail).toEqual([home, domesticTours]);
  expect(lists).toEqual(tours.map((trip) => tripPath(trip.id)));
  expect(price?.from).toBe(Math.min(...tours.map((trip) => trip.price)));
  expect(shown[0]).toBe(statePages[id].picture);
  expect(title).toContain(formatRupees(price?.from ?? 0));
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(collectionPages)('$path stands below the finder, or the page of all months', ({ path, month }) => {
  expect(pageAt(path).trail.map(({ href }) => href)).toEqual([home.href, month ? routes.whenToGo : routes.finder]);
});

test('no two pages that search engines keep have one title or one description', () => {
  const kept = pages.filter(({ indexable, path, canonical }) => indexable && path === canonical);
  expect(new Set(kept.map(({ title }) => title)).size).toBe(kept.length);
  expect(new Set(kept.map(({ description }) => description)).size).toBe(kept.length);
});

test.each(trips.map((trip) => [trip.id, trip] as const))('%s has a page under its list, with its price', (id, trip) => {
  expect(pageAt(tripPath(id))).toMatchObject({
    kind: 'trip',
    name: trip.name,
    trail: domesticIds.has(id) ? [home, domesticTours, trip.list] : [home, trip.list],
    pictures: [trip.picture],
    price: { from: trip.price, basis: trip.basis, exact: true },
  });
});

test('the title of a trip says for how many days, one of them in the singular', () => {
  const titleOf = (days: number) =>
    trips.filter((trip) => trip.days === days).map(({ id }) => pageAt(tripPath(id)).title);
  expect(titleOf(1).every((title) => /: 1 day( from ₹[\d,]+)?$/.test(title))).toBe(true);
  expect(titleOf(5).every((title) => /: 5 days( from ₹[\d,]+)?$/.test(title))).toBe(true);
});

test('a document is a page of text', () => {
  const { title, heading } = documents.terms;
  expect(pageAt(routes.terms)).toMatchObject({ kind: 'document', title, name: heading, pictures: [] });
});
