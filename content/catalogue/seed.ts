/** The seed catalogue: one list, domestic first, then abroad. */
import type { SeedCategory, SeedTrip } from '../schema/types';
import { tripsOf } from './trips';

/** In the order of the specification's seed table, the order in which lists show them unsorted. */
export const seedTrips: readonly SeedTrip[] = tripsOf('seed');

export const categoryLabels: Record<SeedCategory, string> = {
  domestic: 'Domestic',
  honeymoon: 'Honeymoon',
  international: 'International',
};
