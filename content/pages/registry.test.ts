import { totalText, withGstText } from '../words/taxes';
import { destinationIds } from '../ids/destinations';
import { destinationGroups, destinations } from '../catalogue/destinations';
import { monthIds, months } from '../ids/months';
import { pageTexts } from '../catalogue/page-texts';
import { statePages } from '../catalogue/state-pages';
import { states } from '../ids/states';
import { formatDuration } from '../format/duration';
import { filled, filledFor } from '../format/filled';
import { formatRupees } from '../format/money';
import { pictures } from '../catalogue/pictures';
import { tripsOn } from '../model/destination-trips';
import { soldStates, tripsInState } from '../model/state-trips';
import { destinationPath, routes, stateMap, statePath, tripPath } from '../routes';
import { collectionPages } from './collections';
import { domesticTours, home } from './navigation';
import { placePage } from '../words/shared';
import { prosePages } from './prose-pages';
import { pageAt, pages } from './registry';
import { statePage } from './state';
import { domesticTrips, seedTrips, trips } from '../catalogue/trips';
import { lowestFare } from '../model/fares/lowest-fare';
import { listOf } from './trip-list';

const paths = pages.map(({ path }) => path);
const domesticIds = new Set(Object.values(domesticTrips).flatMap((list) => list.map(({ id }) => id)));
const forSearch = pageTexts.trip.search;
/** The lowest price of some trips for one person; for two, if all are sold to couples. */
const lowest = (some: readonly { price: number; basis: string; abroad: boolean }[]) => {
  const areForTwo = some.every(({ basis }) => basis === 'per couple');
  const priceOf = ({ price, basis }: (typeof some)[number]) =>
    basis === 'per couple' && !areForTwo ? Math.ceil(price / 2) : price;
  const from = Math.min(...some.map(priceOf));
  const { abroad } = some.find((trip) => priceOf(trip) === from) ?? {};
  return { from, basis: areForTwo ? 'per couple' : 'per person', abroad };
};

test('every path that code can name is a page, and no path is registered twice', () => {
  expect(paths).toEqual(expect.arrayContaining([...Object.values(routes), ...trips.map(({ id }) => tripPath(id))]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(() => pageAt('/nowhere')).toThrow('content/pages/registry.ts has no page at /nowhere');
});

test.each(pages)('$path has its texts, its breadcrumbs and its pictures', (page) => {
  for (const text of [page.title, page.description, page.name, page.headline]) expect(text).not.toBe('');
  expect(page.trail[0]).toEqual(page.path === routes.home ? undefined : home);
  expect(Object.keys(pictures)).toEqual(expect.arrayContaining([...page.pictures]));
  expect(new Set(page.pictures).size).toBe(page.pictures.length);
  expect(paths).toEqual(expect.arrayContaining([page.canonical, ...page.lists]));
});

test('the index of destinations lists each once, and one with an alias under its main id', () => {
  expect(destinationGroups.flatMap(({ ids }) => ids).sort()).toEqual([...destinationIds].sort());
  const second = pageAt(destinationPath('himachal-pradesh'));
  expect(second.canonical).toBe(destinationPath('himachal'));
  const listed = destinationIds.map(destinationPath).filter((path) => path !== second.path);
  expect([...pageAt(routes.destinations).lists].sort()).toEqual(listed.sort());
});

test('a list of trips links to them in order and shows their pictures; the finder lists all by name', () => {
  const page = pageAt(routes.allPackages);
  expect(page.lists).toEqual(seedTrips.map(({ id }) => tripPath(id)));
  expect(page.pictures.slice(1)).toEqual([...new Set(seedTrips.map(({ picture }) => picture))]);
  const { lists, price } = pageAt(routes.finder);
  const byName = [...trips].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  expect(lists).toEqual(byName.map(({ id }) => tripPath(id)));
  expect(price).toEqual(lowest(trips));
});

test.each(destinationIds)('the title of %s has the lowest price per person, or describes the place', (id) => {
  const { name, subtitle, hero } = destinations[id];
  const cards = tripsOn(id);
  const { title, summary, price } = pageAt(destinationPath(id));
  const onCards = new Set(cards.map((card) => card.id));
  const there = trips.filter((trip) => trip.destinations.includes(id) || onCards.has(trip.id));
  const fare = lowestFare(there);
  expect(title).toBe(fare ? placePage.searchTitle(name, withGstText(fare)) : `${name}: ${subtitle}`);
  expect([summary, price]).toEqual([hero.subtitle, there.length > 0 ? lowest(there) : undefined]);
});

test.each(soldStates)('%s has a page below the domestic tours, with its tours, its map and its lowest price', (id) => {
  const tours = tripsInState(id);
  const { title, summary, ...page } = pageAt(statePath(id));
  expect(page).toMatchObject({ trail: [home, domesticTours], map: stateMap(id), price: lowest(tours) });
  expect(page.lists).toEqual(tours.map((trip) => tripPath(trip.id)));
  expect([page.pictures[0], page.headline]).toEqual([statePages[id].picture, expect.stringContaining(states[id])]);
  const count = statePage.trips(tours.length);
  expect(title).toBe(statePage.searchTitle(page.name, count, withGstText(lowest(tours).from)));
  expect(summary).toMatch(new RegExp(`^${count}\\. .+\\.$`));
});

test.each(collectionPages)('$path is below the finder, or below the page of all months', ({ path, month }) => {
  expect(pageAt(path).trail.map(({ href }) => href)).toEqual([home.href, month ? routes.whenToGo : routes.finder]);
});

test.each(trips)('$id has a page below its list, whose texts have days, price and months', (trip) => {
  const { id, name, days, price, basis, abroad, summary, season } = trip;
  const list = listOf(trip);
  const plain = filledFor(forSearch.title, days, { name });
  const priced = filled(forSearch.withPrice, { title: plain, price: withGstText(price) });
  const terms = `${formatRupees(price)} ${basis}, ${totalText(price, abroad)}.`;
  const page = pageAt(tripPath(id));
  expect(page).toMatchObject({
    kind: 'trip',
    name,
    map: id,
    pictures: [trip.picture],
    price: { from: price, basis, exact: true },
    title: priced.length > 60 ? plain : priced,
    description: `${summary} ${formatDuration(days)}, ${terms}`,
    trail: domesticIds.has(id) ? [home, domesticTours, list] : [home, list],
  });
  const best = monthIds.filter((month) => season.best.includes(month)).map((month) => months[month]);
  for (const text of [terms, summary, filled(forSearch.best, { months: best.join(', ') })])
    expect(page.summary).toContain(text);
});

test.each(prosePages)('$path has its heading on the picture for sharing, and its own picture if it has one', (text) => {
  const { path, title, name, heading, picture } = text;
  const pictures = picture ? [picture] : [];
  expect(pageAt(path)).toMatchObject({ kind: 'prose', title, name, headline: heading, pictures });
});
