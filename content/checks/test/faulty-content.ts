/** Content with one fault, for the tests of the checks. */
import { allContent } from '../all-content';
import { pictures } from '../../catalogue/pictures';
import { checkContent } from '../check';
import type { Content } from '../content';
import { fileOf } from '../../ids/file-of';
import type { Trip } from '../../schema/types';

export const drawn: ReadonlySet<string> = new Set(Object.keys(pictures));

export const whole = allContent(drawn);

/** Returns the first record, and throws if there is none, because the test would be meaningless. */
export function first<Item>(items: readonly Item[] | undefined): Item {
  const item = items?.[0];
  if (!item) throw new Error('the content has no such record');
  return item;
}

export type Fault = Readonly<Record<string, unknown>>;

/** The names of record kinds in the checks, with their fields in the content. */
const fields = {
  trips: 'trips',
  itineraries: 'itineraryCards',
  destinations: 'destinations',
  states: 'statePages',
} as const;

export const tripCollections = ['seed', 'domestic', 'honeymoons', 'groups'] as const;
type TripCollection = (typeof tripCollections)[number];

export type Collection = keyof typeof fields | TripCollection;

const isOfTrips = (collection: Collection): collection is TripCollection =>
  (tripCollections as readonly string[]).includes(collection);

/** The trips of a collection. */
export const tripsIn = <Name extends TripCollection>(collection: Name) =>
  whole.trips.filter((trip): trip is Extract<Trip, { collection: Name }> => trip.collection === collection);

/** The records of a collection as a list. */
export const recordsOf = (collection: Collection): { id: string }[] =>
  isOfTrips(collection) ? tripsIn(collection) : Object.values<{ id: string }>(whole[fields[collection]]);

/** The name of a record in the checks' messages: its file. */
export const placeOf = (collection: Collection, id: string) => fileOf(isOfTrips(collection) ? 'trips' : collection, id);

/** The content with a fault in one record, the first or the one with an id. The fault may violate the types. */
export function withFault(collection: Collection, fault: Fault, id = first(recordsOf(collection)).id): Content {
  const change = (record: { id: string }) => (record.id === id ? { ...record, ...fault } : record);
  const field = fields[isOfTrips(collection) ? 'trips' : collection];
  const before: object = whole[field];
  const after = Array.isArray(before)
    ? before.map(change)
    : Object.fromEntries(Object.entries(before).map(([key, of]: [string, { id: string }]) => [key, change(of)]));
  return Object.assign({}, whole, { [field]: after });
}

/** The messages on a record with a fault, without the record's name at the start. */
export function problemsWith(collection: Collection, fault: Fault, id = first(recordsOf(collection)).id): string[] {
  const { id: named } = { id, ...fault };
  const place = `${placeOf(collection, named)}: `;
  return checkContent(withFault(collection, fault, id)).map((line) => line.replace(place, ''));
}
