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

type Fault = Readonly<Record<string, unknown>>;
type Collection = 'seedTrips' | 'honeymoonTrips' | 'groupTrips' | 'itineraryCards' | 'tripNotes';

const changed = (records: readonly object[], index: number, fault: Fault) =>
  records.map((record, at) => (at === index ? { ...record, ...fault } : record));

/** One record of a collection with some fields set to something else, whatever their types say. */
export const withFault = (collection: Collection, fault: Fault, index = 0): Content =>
  Object.assign({}, whole, { [collection]: changed(whole[collection], index, fault) });

/** The same for the first domestic trip of a state. */
export const withDomesticFault = (state: string, fault: Fault): Content =>
  Object.assign({}, whole, {
    domesticTrips: { ...whole.domesticTrips, [state]: changed(whole.domesticTrips[state] ?? [], 0, fault) },
  });

/** The same for one destination. */
export const withDestinationFault = (id: string, fault: Fault): Content =>
  Object.assign({}, whole, { destinations: { ...whole.destinations, [id]: { ...whole.destinations[id], ...fault } } });

/** The same for the page of one state. */
export const withStatePageFault = (id: string, fault: Fault): Content =>
  Object.assign({}, whole, { statePages: { ...whole.statePages, [id]: { ...whole.statePages[id], ...fault } } });

/** A copy of a record that says something else at a path: `plan.0.title`. */
export function changedAt(record: { id: string }, path: string, value: unknown): { id: string } {
  const copy = structuredClone(record);
  const fields = path.split('.');
  let inside: object = copy;
  for (const field of fields.slice(0, -1)) inside = Reflect.get(inside, field) as object;
  Reflect.set(inside, fields.at(-1) ?? '', value);
  return copy;
}

/** A record that has to be there for a test to mean anything. */
export function first<Item>(items: readonly Item[] | undefined): Item {
  const item = items?.[0];
  if (!item) throw new Error('the content has no such record');
  return item;
}
