/** The trips of each collection page and their order, compared with the promise of its address and texts. */
import { gatewayIds } from '../../ids/gateways';
import { accessOf } from '../../model/route/access';
import { facetsOf, type TripFacets } from '../../model/trip-facets';
import { routes } from '../../routes';
import { byDays, byDaysThenDrive, byDrive, byPrice, byWeight, type Order } from './collection';
import { someTrip } from '../../model/test/trips';
import { collectionPages } from '.';
import { writtenLists } from './rules';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

const townIn = (slug: string) => gatewayIds.find((id) => slug === `from-${id}`);

type Some = Partial<TripFacets>;
const ofKinds = (...lists: TripFacets['kinds'][]): Some[] => lists.map((kinds) => ({ kinds }));

/** Trips that a page lists and similar ones that it does not, by slug. */
const nearby: Readonly<Record<string, { listed: Some[]; not: Some[] }>> = {
  temples: { listed: ofKinds(['hills', 'temples']), not: ofKinds(['hills']) },
  hills: { listed: ofKinds(['hills'], ['hills', 'temples']), not: ofKinds(['temples', 'hills'], ['wildlife']) },
  beaches: {
    listed: ofKinds(['beaches'], ['beaches', 'temples'], ['cities', 'beaches']),
    not: ofKinds(['cities'], ['temples', 'beaches'], ['hills', 'beaches']),
  },
  wildlife: {
    listed: ofKinds(['wildlife'], ['hills', 'wildlife']),
    not: ofKinds(['hills'], ['hills', 'beaches', 'wildlife']),
  },
  heritage: { listed: ofKinds(['temples', 'heritage']), not: ofKinds(['temples'], ['temples', 'cities', 'heritage']) },
  cities: { listed: ofKinds(['beaches', 'cities']), not: ofKinds(['beaches']) },
  weekend: { listed: [{ days: 1 }, { days: 2 }], not: [{ days: 3 }] },
  'long-weekend': { listed: [{ days: 3 }], not: [{ days: 2 }, { days: 4 }] },
  'under-10000': { listed: [{ price: 9_999 }], not: [{ price: 10_000 }] },
  'four-days-under-15000': {
    listed: [{ days: 4, price: 14_999 }],
    not: [
      { days: 3, price: 14_999 },
      { days: 4, price: 15_000 },
    ],
  },
  'with-elders': { listed: [{ suits: ['elders'] }], not: [{ suits: ['children'] }] },
  'with-children': {
    listed: ofKinds(['beaches'], ['hills'], ['wildlife']).map((some) => ({ ...some, suits: ['children'] })),
    not: [
      { kinds: ['temples'], suits: ['children'] },
      { kinds: ['beaches'], suits: ['elders'] },
    ],
  },
};

test.each(writtenLists)('$text.slug excludes trips that are nearly like its own', ({ text: { slug }, has }) => {
  const town = townIn(slug);
  const { listed, not } = town
    ? { listed: [{ from: town }], not: gatewayIds.filter((id) => id !== town).map((from) => ({ from })) }
    : (nearby[slug] ?? { listed: [], not: [] });
  const of = (some: Some): TripFacets => ({ ...facetsOf(someTrip()), kinds: [], suits: [], ...some });
  expect(listed.filter((some) => !has(of(some)))).toEqual([]);
  expect(not.filter((some) => has(of(some)))).toEqual([]);
});

const price = (trip: Trip) => trip.price / (trip.basis === 'per couple' ? 2 : 1);
const drive = (trip: Trip) => accessOf(trip).longestDrive;
const days = (trip: Trip) => trip.days;

test.each<[string, Order, readonly ((trip: Trip) => number)[]]>([
  ['the cheapest first by the price of one person', byPrice, [price]],
  ['the shortest first by days, and the cheapest of those alike', byDays, [days, price]],
  ['the least driving first by the longest drive of a day, and the shortest of those alike', byDrive, [drive, days]],
  ['the shortest first, and those with the least driving of those alike', byDaysThenDrive, [days, drive]],
  [
    'trips made for a kind before those that have some of it, the cheapest of each first',
    byWeight('wildlife'),
    [({ kinds }) => kinds.indexOf('wildlife'), price],
  ],
])('sorts %s', (_words, order, keys) => {
  const sorted = [...trips].sort(order).map((trip) => keys.map((key) => key(trip)));
  const differs = ([one, other]: number[][]) => keys.findIndex((_, at) => one?.[at] !== other?.[at]);
  sorted.slice(1).forEach((values, index) => {
    const at = differs([sorted[index] ?? [], values]);
    if (at >= 0) expect(values[at]).toBeGreaterThan(sorted[index]?.[at] ?? Infinity);
  });
});

test('a page has the path of its slug, and the page of a month is below that of all months', () => {
  for (const { path, slug, group } of collectionPages)
    expect(path).toBe(`${group === 'months' ? routes.whenToGo : routes.finder}/${slug}`);
});
