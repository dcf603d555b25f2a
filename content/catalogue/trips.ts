/** The trips on sale, `content/records/trips/<id>.json` without drafts, parsed once. No other module reads that folder. */
import { stateIds, type StateId } from '../ids/states';
import type { DomesticTrip, GroupTrip, HoneymoonTrip, SeedTrip, Trip } from '../schema/types';
import { recordsIn } from './records';

type Collection = Trip['collection'];

const collections: readonly Collection[] = ['seed', 'domestic', 'honeymoons', 'groups'];

/** The place of a domestic tour's state in the carousel; other collections are not sorted by state. */
const stateIndex = (trip: Trip) => (trip.collection === 'domestic' ? stateIds.indexOf(trip.state) : 0);

/** All trips on sale in catalogue order: by collection, domestic tours by state, then by their place in the list. */
export const trips: readonly Trip[] = recordsIn('trips')
  .filter(({ draft }) => !draft)
  .sort(
    (a, b) =>
      collections.indexOf(a.collection) - collections.indexOf(b.collection) ||
      stateIndex(a) - stateIndex(b) ||
      a.order - b.order ||
      (a.id < b.id ? -1 : 1),
  );

const byId = new Map(trips.map((trip) => [trip.id, trip]));

/**
 * A trip by its id.
 * @throws if there is none
 */
export function tripOf(id: string): Trip {
  const trip = byId.get(id);
  if (!trip) throw new Error(`there is no trip '${id}' in content/records/trips`);
  return trip;
}

/** The trips of a collection, in the order of its list. */
export const tripsOf = <Name extends Collection>(collection: Name) =>
  trips.filter((trip): trip is Extract<Trip, { collection: Name }> => trip.collection === collection);

/** The seed catalogue, in the order of the specification's table, which is the order of unsorted lists. */
export const seedTrips: readonly SeedTrip[] = tripsOf('seed');
export const honeymoonTrips: readonly HoneymoonTrip[] = tripsOf('honeymoons');
export const groupTrips: readonly GroupTrip[] = tripsOf('groups');

const domestic: readonly DomesticTrip[] = tripsOf('domestic');

/** The collection of the domestic tours page, by state in the order of the carousel. */
export const domesticTrips = Object.fromEntries(
  stateIds.map((id): [StateId, readonly DomesticTrip[]] => [id, domestic.filter(({ state }) => state === id)]),
) as Record<StateId, readonly DomesticTrip[]>;

/** Returns whether a trip has fixed departures. */
export const isGroup = (trip: Trip): trip is GroupTrip => trip.collection === 'groups';

/** The category of a trip or, in a collection without categories, the collection. */
export const kindOf = (trip: Trip): string => ('category' in trip ? trip.category : trip.collection);

/** The places of a trip in the order of the route, or its highlights. */
export const stopsOf = (trip: Trip): readonly string[] => ('itinerary' in trip ? trip.itinerary : trip.highlights);
