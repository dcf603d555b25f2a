/** The home page's featured trips, with the filters for each card (specification, sections 5 and 9). */
import { keysOf } from '../ids/keys-of';
import type { SeedTrip } from '../schema/types';
import { seedTrips } from '../catalogue/trips';

export type FeaturedFilter = 'all' | 'domestic' | 'honeymoon';

/** The most cards under any filter. */
const mostCards = 6;

const domestic = seedTrips.filter((trip) => trip.category === 'domestic');
const international = seedTrips.filter((trip) => trip.category === 'international');

const chosen: Record<FeaturedFilter, readonly SeedTrip[]> = {
  all: [...domestic, ...international].slice(0, mostCards),
  domestic: domestic.slice(0, mostCards),
  honeymoon: seedTrips.filter((trip) => trip.id === 'bali'),
};

/** The filters with at least one card; an empty one is not offered. */
export const featuredFilters: readonly FeaturedFilter[] = keysOf(chosen).filter((filter) => chosen[filter].length > 0);

/** Every card that some filter shows, once, with its filters. */
export const featuredTrips: readonly { trip: SeedTrip; filters: readonly FeaturedFilter[] }[] = seedTrips
  .map((trip) => ({
    trip,
    filters: featuredFilters.filter((filter) => chosen[filter].includes(trip)),
  }))
  .filter(({ filters }) => filters.length > 0);
