/** Trips for tests: some that the catalogue has to have, and copies of them that say something else. */
import { trips, type Trip } from './queries/trips';
import type { Leg } from './schema/legs';

/** The first trip that is wanted. */
export function someTrip(isWanted: (trip: Trip) => unknown = () => true): Trip {
  const found = trips.find(isWanted);
  if (!found) throw new Error('there is no such trip');
  return found;
}

/** A trip whose notes say something else. */
export const noting = (trip: Trip, notes: Partial<Trip['notes']>): Trip => ({
  ...trip,
  notes: { ...trip.notes, ...notes },
});

/** A leg of a kilometre and an hour, unless it says otherwise. */
export const leg = (from: string, to: string, by: Leg['by'] = 'car', hours = 1): Leg => ({
  from,
  to,
  km: 1,
  hours,
  by,
});

/** A day of which only the legs matter. */
export const dayOf = (...legs: Leg[]) => ({ title: '', text: '', meals: '', overnight: '', legs });
