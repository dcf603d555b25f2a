/** Which trips a page of a collection lists and in which order, as its address and its words say it. */
import { gatewayIds } from '../../catalogue/gateways';
import { accessOf } from '../../queries/access';
import { facetsOf, tripKinds, type TripFacets } from '../../queries/trip-facets';
import { trips, type Trip } from '../../queries/trips';
import { routes } from '../../routes';
import { keysOf } from '../../schema/keys-of';
import { byDays, byDaysThenDrive, byDrive, byPrice, byWeight } from './collection';
import { collectionPages } from '.';
import { ofKinds as kindPages } from './kinds';
import { forOccasions } from './occasions';
import { fromTowns } from './towns';

const rules = [...fromTowns, ...kindPages, ...forOccasions];

const bySlug: Readonly<Record<string, (facets: TripFacets) => boolean>> = {
  ...Object.fromEntries(keysOf(tripKinds).map((kind) => [kind, ({ kinds }: TripFacets) => kinds.includes(kind)])),
  // 'Pilgrimages into the mountains are listed with the temples.'
  hills: ({ kinds }) => kinds.indexOf('hills') >= 0 && kinds.indexOf('temples') !== 0,
  // 'Trips that see the sea for an evening between temples or hills are left to the finder.'
  beaches: ({ kinds }) => kinds.includes('beaches') && !/^(temples|hills)/.test(kinds.join()),
  wildlife: ({ kinds }) => kinds.includes('wildlife') && (kinds.length === 1 || kinds.length === 2),
  heritage: ({ kinds }) => kinds[0] === 'heritage' || kinds[1] === 'heritage',
  weekend: ({ days }) => days === 1 || days === 2,
  'long-weekend': ({ days }) => days === 3,
  'under-10000': ({ price }) => price < 10_000,
  'four-days-under-15000': ({ days, price }) => days > 3 && price < 15_000,
  'with-elders': ({ suits }) => suits.includes('elders'),
  // 'Sand, animals or hills', as its opening says.
  'with-children': ({ suits, kinds }) =>
    suits.includes('children') && kinds.some((kind) => /^(beaches|wildlife|hills)$/.test(kind)),
};
const townIn = (slug: string) => gatewayIds.find((id) => slug === `from-${id}`);
function ruleOf(slug: string) {
  const town = townIn(slug);
  return town ? ({ from }: TripFacets) => from === town : bySlug[slug];
}

test.each(collectionPages.flatMap((page) => (ruleOf(page.slug) ? [[page.slug, page] as const] : [])))(
  '%s lists the trips that its address names',
  (slug, { trips: listed }) => {
    const wanted = trips.filter((trip) => ruleOf(slug)?.(facetsOf(trip)));
    const idsOf = (some: readonly Trip[]) => some.map(({ id }) => id).sort();
    expect(idsOf(listed)).toEqual(idsOf(wanted));
  },
);

type Some = Partial<TripFacets>;
const ofKinds = (...lists: TripFacets['kinds'][]): Some[] => lists.map((kinds) => ({ kinds }));

/** By slug: trips that a page lists, and trips nearly like them that it does not. */
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

test.each(rules.map(({ slug, has }) => [slug, has] as const))(
  '%s tells its trips from those nearly like them',
  (slug, has) => {
    const [trip] = trips;
    if (!trip) throw new Error('there are no trips');
    const town = townIn(slug);
    const { listed, not } = town
      ? { listed: [{ from: town }], not: gatewayIds.filter((id) => id !== town).map((from) => ({ from })) }
      : (nearby[slug] ?? { listed: [], not: [] });
    const of = (some: Some): TripFacets => ({ ...facetsOf(trip), kinds: [], suits: [], ...some });
    expect(listed.filter((some) => !has(of(some)))).toEqual([]);
    expect(not.filter((some) => has(of(some)))).toEqual([]);
  },
);

const ordered = (some: readonly Trip[], valueOf: (trip: Trip) => number) => {
  const values = some.map(valueOf);
  expect(values).toEqual([...values].sort((a, b) => a - b));
};

test('the cheapest first means the price of one person', () => {
  ordered([...trips].sort(byPrice), (trip) => trip.price / (trip.basis === 'per couple' ? 2 : 1));
});

test('the shortest first means days, of those alike the cheapest', () => {
  const sorted = [...trips].sort(byDays);
  ordered(sorted, ({ days }) => days);
  for (const { days } of sorted)
    ordered(
      sorted.filter((trip) => trip.days === days),
      (trip) => facetsOf(trip).price,
    );
});

test('the least driving first means the longest drive of a day, of those alike the shortest trip', () => {
  const driveOf = ({ notes }: Trip) => accessOf(notes).longestDrive;
  const sorted = [...trips].sort(byDrive);
  ordered(sorted, driveOf);
  for (const hours of new Set(sorted.map(driveOf)))
    ordered(
      sorted.filter((trip) => driveOf(trip) === hours),
      ({ days }) => days,
    );
});

test('days before drive means the shortest trips first, of those alike the least driving', () => {
  const sorted = [...trips].sort(byDaysThenDrive);
  ordered(sorted, ({ days }) => days);
  for (const { days } of sorted)
    ordered(
      sorted.filter((trip) => trip.days === days),
      ({ notes }) => accessOf(notes).longestDrive,
    );
});

test('trips made for a kind come before those that have some of it, of each the cheapest first', () => {
  const sorted = trips.filter(({ kinds }) => kinds.includes('wildlife')).sort(byWeight('wildlife'));
  ordered(sorted, ({ kinds }) => kinds.indexOf('wildlife'));
  for (const place of [0, 1])
    ordered(
      sorted.filter(({ kinds }) => kinds.indexOf('wildlife') === place),
      (trip) => facetsOf(trip).price,
    );
});

test('a page stands at the address of its slug, those of months below the page of all months', () => {
  for (const { path, slug, group } of collectionPages)
    expect(path).toBe(`${group === 'months' ? routes.whenToGo : routes.finder}/${slug}`);
});
