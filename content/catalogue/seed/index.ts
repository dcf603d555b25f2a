/** The seed catalogue: one list, domestic first, then abroad. */
import type { SeedCategory, SeedTrip } from '../../schema/types';
import { goa } from './goa';
import { goldenTriangle } from './golden-triangle';
import { hyderabad } from './hyderabad';
import { international } from './international';
import { karnataka } from './karnataka';
import { kerala } from './kerala';
import { tamilNadu } from './tamil-nadu';

/** In the order of the specification's seed table, the order in which lists show them unsorted. */
export const seedTrips: readonly SeedTrip[] = [
  ...kerala,
  ...karnataka,
  ...tamilNadu,
  ...goa,
  ...hyderabad,
  ...goldenTriangle,
  ...international,
];

export const categoryLabels: Record<SeedCategory, string> = {
  domestic: 'Domestic',
  honeymoon: 'Honeymoon',
  international: 'International',
};
