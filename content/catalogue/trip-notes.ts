/** The notes of trips: all fields of their pages beside names, prices and days. */
import type { TripNotes } from '../schema/types';
import { allTrips } from './trips';

export const allTripNotes: readonly TripNotes[] = allTrips;

const byId = new Map(allTripNotes.map((notes) => [notes.id, notes]));

/**
 * The notes of a trip.
 * @throws if there is no such trip
 */
export function tripNotesOf(id: string): TripNotes {
  const notes = byId.get(id);
  if (!notes) throw new Error(`there is no trip '${id}' in content/records/trips`);
  return notes;
}
