/** The seed catalogue: one list, domestic first, then abroad. */
import type { Package, PackageCategory, Region } from '../types';
import { goa } from './goa';
import { goldenTriangle } from './golden-triangle';
import { hyderabad } from './hyderabad';
import { international } from './international';
import { karnataka } from './karnataka';
import { kerala } from './kerala';
import { tamilNadu } from './tamil-nadu';

/** In the order of the specification's seed table, the order in which lists show them unsorted. */
export const packages: readonly Package[] = [
  ...kerala,
  ...karnataka,
  ...tamilNadu,
  ...goa,
  ...hyderabad,
  ...goldenTriangle,
  ...international,
];

/** The regions in catalogue order, as headings name them. */
export const regionLabels: Record<Region, string> = {
  kerala: 'Kerala',
  karnataka: 'Karnataka',
  tamilnadu: 'Tamil Nadu',
  goa: 'Goa',
  hyderabad: 'Hyderabad',
  goldenTriangle: 'Golden Triangle',
  international: 'Abroad',
};

/** The places or highlights a card shows as chips, whichever the record has. */
export function stopsOf(tour: Package): readonly string[] {
  return tour.category === 'domestic' ? tour.itinerary : tour.highlights;
}

export const categoryLabels: Record<PackageCategory, string> = {
  domestic: 'Domestic',
  honeymoon: 'Honeymoon',
  international: 'International',
};
