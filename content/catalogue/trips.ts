/** Every trip, `content/records/trips/<id>.json`, parsed once. No other module reads that folder. */
import { tripSchema } from '../schema/trips';
import type { TripRecord } from '../schema/types';
import { allRecords, idsIn, readRecord } from './read-data';

type Collection = TripRecord['collection'];

const collections: readonly Collection[] = ['seed', 'domestic', 'honeymoons', 'groups'];

/** All trips, sorted by collection, then by their place in its list, then by id. */
export const allTrips: readonly TripRecord[] = allRecords(
  idsIn('trips').map((id) => readRecord('trips', id, tripSchema)),
).sort(
  (a, b) =>
    collections.indexOf(a.collection) - collections.indexOf(b.collection) ||
    a.order - b.order ||
    (a.id < b.id ? -1 : 1),
);

/** The trips of a collection, in the order of its list. */
export const tripsOf = <Name extends Collection>(collection: Name) =>
  allTrips.filter((trip): trip is Extract<TripRecord, { collection: Name }> => trip.collection === collection);
