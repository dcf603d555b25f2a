/** The trips that are at their best in each month. */
import { destinations } from '../catalogue/destinations';
import { monthIds, months, type MonthId } from '../catalogue/months';
import { states, type StateId } from '../catalogue/states';
import { trips, type Trip } from './trips';

/** The trips of one state, or of one place that belongs to none. */
export interface PlaceTrips {
  place: string;
  /** The state with a page for these trips; null where there is none. */
  state: StateId | null;
  trips: readonly Trip[];
}

const placeOf = ({ state, destinations: [first] }: Trip) =>
  state ? states[state] : first ? destinations[first].name : '';

function byPlace(some: readonly Trip[]): PlaceTrips[] {
  const places = new Map<string, Trip[]>();
  for (const trip of some) places.set(placeOf(trip), [...(places.get(placeOf(trip)) ?? []), trip]);
  return [...places].map(([place, itsTrips]) => ({ place, state: itsTrips[0]?.state ?? null, trips: itsTrips }));
}

/** The trips at their best in each month, by place, in catalogue order. */
export const tripsByMonth: readonly { id: MonthId; name: string; places: readonly PlaceTrips[] }[] = monthIds.map(
  (id) => ({
    id,
    name: months[id],
    places: byPlace(trips.filter(({ notes }) => notes.season.best.includes(id))),
  }),
);
