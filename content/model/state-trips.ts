/** The states with a page, and the trips on it. */
import { destinations } from '../catalogue/destinations';
import type { DestinationId } from '../ids/destinations';
import { monthIds, type MonthId } from '../ids/months';
import { stateIds, type StateId } from '../ids/states';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

/** The states with a page: those with a tour of any collection. */
export const soldStates: readonly StateId[] = stateIds.filter((id) => trips.some(({ state }) => state === id));

export const isSold = (id: StateId) => soldStates.includes(id);

const inState = new Map(
  soldStates.map((id) => [
    id,
    trips.filter(({ state }) => state === id).sort((a, b) => a.days - b.days || a.price - b.price),
  ]),
);

/** Every tour of a state in any collection, by length and then by price. */
export const tripsInState = (id: StateId): readonly Trip[] => inState.get(id) ?? [];

/** Pages of the places that tours of a state visit. */
export const destinationsIn = (id: StateId): DestinationId[] => [
  ...new Set(tripsInState(id).flatMap((trip) => trip.destinations)),
];

/** The states whose tours visit a place. */
export function statesOf(id: DestinationId): StateId[] {
  const canonicalId = destinations[id].canonicalId ?? id;
  return soldStates.filter((state) => destinationsIn(state).some((other) => other === canonicalId));
}

export interface StateSeason {
  /** Months in which at least half of the tours are at their best. */
  best: MonthId[];
  /** Other months in which some tour is at its best or fair. */
  fair: MonthId[];
}

/** The season of several tours together. */
export function seasonOf(some: readonly Trip[]): StateSeason {
  const bestIn = (month: MonthId) => some.filter((trip) => trip.season.best.includes(month)).length;
  const best = monthIds.filter((month) => bestIn(month) * 2 >= some.length);
  const fair = monthIds.filter(
    (month) => !best.includes(month) && (bestIn(month) > 0 || some.some((trip) => trip.season.fair.includes(month))),
  );
  return { best, fair };
}
