/** The regions of the seed catalogue in its order, with their headings. */
import { keysOf } from './keys-of';

export const regions = {
  kerala: 'Kerala',
  karnataka: 'Karnataka',
  tamilnadu: 'Tamil Nadu',
  goa: 'Goa',
  hyderabad: 'Hyderabad',
  goldenTriangle: 'Golden Triangle',
  international: 'Abroad',
} as const;

export type Region = keyof typeof regions;

export const regionIds = keysOf(regions);
