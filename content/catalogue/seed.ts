/** The seed catalogue: one list, first domestic, then abroad. */
import type { SeedCategory, SeedTrip } from '../schema/types';
import { tripsOf } from './trips';

/** The seed trips in the order of the specification's table, which is the order of unsorted lists. */
export const seedTrips: readonly SeedTrip[] = tripsOf('seed');

export const categoryLabels: Record<SeedCategory, string> = {
  domestic: 'Domestic',
  honeymoon: 'Honeymoon',
  international: 'International',
};
