/** Which trips a page of a collection lists and in which order, as its address and its words say it. */
import { accessOf } from '../../queries/access';
import { facetsOf, tripKinds, type TripFacets } from '../../queries/trip-facets';
import { trips, type Trip } from '../../queries/trips';
import { keysOf } from '../../schema/keys-of';
import { byDays, byDrive, byPrice } from './collection';
import { collectionPages } from '.';

const bySlug: Readonly<Record<string, (facets: TripFacets) => boolean>> = {
  ...Object.fromEntries(keysOf(tripKinds).map((kind) => [kind, ({ kinds }: TripFacets) => kinds.includes(kind)])),
  weekend: ({ days }) => days === 1 || days === 2,
  'long-weekend': ({ days }) => days === 3,
  'under-10000': ({ price }) => price < 10_000,
  'four-days-under-15000': ({ days, price }) => days > 3 && price < 15_000,
  'with-elders': ({ suits }) => suits.includes('elders'),
  // 'Sand, animals or hills', as its opening says.
  'with-children': ({ suits, kinds }) =>
    suits.includes('children') && kinds.some((kind) => /^(beaches|wildlife|hills)$/.test(kind)),
};
const ruleOf = (slug: string) =>
  slug.startsWith('from-') ? ({ from }: TripFacets) => slug === `from-${from}` : bySlug[slug];

test.each(collectionPages.flatMap((page) => (ruleOf(page.slug) ? [[page.slug, page] as const] : [])))(
  '%s lists the trips that its address names',
  (slug, { trips: listed }) => {
    const wanted = trips.filter((trip) => ruleOf(slug)?.(facetsOf(trip)));
    expect(new Set(listed)).toEqual(new Set(wanted));
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

test('a page stands at the address of its slug, those of months below the page of all months', () => {
  for (const { path, slug, group } of collectionPages)
    expect(path).toBe(group === 'months' ? `/when-to-go/${slug}` : `/trips/${slug}`);
});
