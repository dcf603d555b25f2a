/** The content with one thing wrong in it, for the tests of the checks. */
import { allContent } from '..';
import { domesticTrips } from '../catalogue/domestic';
import type { StateId } from '../catalogue/states';
import { pictures } from '../pictures';
import type { Content } from './content';
import { keysOf } from './keys-of';

export const drawn: ReadonlySet<string> = new Set(Object.keys(pictures));

export const whole = allContent(drawn);

/** States with tours on the domestic page, of which an operator may give up any. */
export const [oneState, otherState] = ((): [StateId, StateId] => {
  const [one, other] = keysOf(domesticTrips).filter((id) => domesticTrips[id].length > 0);
  if (!one || !other) throw new Error('fewer than two states have tours');
  return [one, other];
})();

/** A record that has to be there for a test to mean anything. */
export function first<Item>(items: readonly Item[] | undefined): Item {
  const item = items?.[0];
  if (!item) throw new Error('the content has no such record');
  return item;
}

export type Fault = Readonly<Record<string, unknown>>;

/** Where the records of a collection stand in the content, by the name that the checks give it. */
const fields = {
  seed: 'seedTrips',
  domestic: 'domesticTrips',
  honeymoons: 'honeymoonTrips',
  groups: 'groupTrips',
  'itinerary-cards': 'itineraryCards',
  'trip-notes': 'tripNotes',
  destinations: 'destinations',
  'state-pages': 'statePages',
} as const;

export type Collection = keyof typeof fields;

/** The records of a collection, one after the other. */
export const recordsOf = (collection: Collection): { id: string }[] =>
  Object.values<{ id: string } | readonly { id: string }[]>(whole[fields[collection]]).flat();

/** One record of a collection, the first or that of an id, with some fields set to something else, whatever their types say. */
export function withFault(collection: Collection, fault: Fault, id = first(recordsOf(collection)).id): Content {
  const change = (record: { id: string }) => (record.id === id ? { ...record, ...fault } : record);
  const before: object = whole[fields[collection]];
  const after = Array.isArray(before)
    ? before.map(change)
    : Object.fromEntries(
        Object.entries(before).map(([key, of]: [string, { id: string } | { id: string }[]]) => [
          key,
          Array.isArray(of) ? of.map(change) : change(of),
        ]),
      );
  return Object.assign({}, whole, { [fields[collection]]: after });
}
