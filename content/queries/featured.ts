/** The home page's featured packages: which cards stand under which filter (specification, sections 5 and 9). */
import { packages } from './packages';
import type { Package } from './types';

export const featuredFilters = [
  { id: 'all', label: 'All Packages' },
  { id: 'domestic', label: 'Domestic' },
  { id: 'honeymoon', label: 'Honeymoon' },
] as const;

export type FeaturedFilter = (typeof featuredFilters)[number]['id'];

/** At most this many cards under any filter. */
const mostCards = 6;

const domestic = packages.filter((tour) => tour.category === 'domestic');
const international = packages.filter((tour) => tour.category === 'international');

const chosen: Record<FeaturedFilter, readonly Package[]> = {
  all: [...domestic, ...international].slice(0, mostCards),
  domestic: domestic.slice(0, mostCards),
  honeymoon: packages.filter((tour) => tour.id === 'bali'),
};

/** Every card that some filter shows, once, with the filters that show it. */
export const featuredPackages: readonly { tour: Package; filters: readonly FeaturedFilter[] }[] = packages
  .map((tour) => ({
    tour,
    filters: featuredFilters.map((filter) => filter.id).filter((id) => chosen[id].includes(tour)),
  }))
  .filter(({ filters }) => filters.length > 0);
