/** Lists that follow from all trips: those of the home page, of each place, and the towns that maps name. */
import { orientation } from '../catalogue/places/orientation';
import { seedTrips } from '../catalogue/seed';
import { nightsOf } from './access';
import { featuredFilters, featuredTrips } from './featured';
import { knownTowns } from './towns';
import { facetsOf, whereLabels } from './trip-facets';
import { trips } from './trips';
import { whereTrips } from './where-trips';

const inCategory = (wanted: string) => seedTrips.filter(({ category }) => category === wanted);
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

test('the home page features six trips at most under each filter, those in India first (specification, sections 5 and 9)', () => {
  const under = (id: string) =>
    featuredTrips.filter(({ filters }) => filters.some((filter) => filter === id)).map(({ trip }) => trip);
  const [domestic, abroad] = [inCategory('domestic'), inCategory('international')];
  expect(new Set(under('domestic'))).toEqual(new Set(domestic.slice(0, 6)));
  expect(new Set(under('all'))).toEqual(new Set([...domestic, ...abroad].slice(0, 6)));
  // The specification names it; an operator may have given it up.
  expect(idsOf(under('honeymoon'))).toEqual(idsOf(seedTrips).filter((id) => id === 'bali'));
  const shown = new Set(featuredTrips.flatMap(({ trip, filters }) => (filters.length > 0 ? trip.id : [])));
  expect(idsOf(featuredTrips.map(({ trip }) => trip))).toEqual(idsOf(seedTrips).filter((id) => shown.has(id)));
  const offered = ['all', 'domestic', 'honeymoon'].filter((id) => under(id).length > 0);
  expect(idsOf(featuredFilters)).toEqual(offered);
});

test('each place that the finder knows has its trips, all of them together are all trips', () => {
  expect(whereTrips.map(({ name }) => name)).toEqual(Object.values(whereLabels));
  for (const { name, trips: some } of whereTrips)
    expect(new Set(some.map((trip) => whereLabels[facetsOf(trip).where]))).toEqual(new Set([name]));
  expect(whereTrips.flatMap(({ trips: some }) => some)).toHaveLength(trips.length);
});

test('maps name first the towns where most trips sleep, then those that everybody knows, then where one trip sleeps', () => {
  const sleeping = ({ name }: { name: string }) =>
    trips.filter(({ notes }) => nightsOf(notes).some((night) => night.name === name)).length;
  const slept = [...new Set(trips.flatMap(({ notes }) => nightsOf(notes)))];
  const several = slept.filter((place) => sleeping(place) > 1);
  const once = slept.filter((place) => sleeping(place) === 1);
  const first = knownTowns.slice(0, several.length);
  expect(new Set(first)).toEqual(new Set(several));
  expect(first.map(sleeping)).toEqual(first.map(sleeping).sort((a, b) => b - a));
  const rest = knownTowns.slice(several.length);
  expect(rest.slice(0, orientation.length)).toEqual(orientation);
  expect(new Set(rest.slice(orientation.length))).toEqual(new Set(once));
});
