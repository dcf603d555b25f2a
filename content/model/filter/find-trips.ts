/** The search of a list of trips, independent of rendering. */
import { isShown, type ChoiceGroups, type Chosen, type FilterItem } from './groups';
import { order, type Sortable, type SortKey } from './sort-orders';

export type SearchableTrip = FilterItem & Sortable & { readonly category: string };

export interface TripQuery {
  /** Matched in the name or category, ignoring case and surrounding spaces. */
  readonly search: string;
  readonly sort: SortKey;
}

/**
 * The trips that match the groups and the search, sorted: names A to Z, prices from the lowest, ratings from the highest (specification,
 * section 5). The sort is stable.
 */
export function findTrips<Trip extends SearchableTrip>(
  trips: readonly Trip[],
  groups: ChoiceGroups,
  { search, sort, ...chosen }: TripQuery & Chosen,
): Trip[] {
  const wanted = search.trim().toLowerCase();
  return trips
    .filter((trip) => isShown(trip, groups, chosen))
    .filter(({ name, category }) => [name, category].some((text) => text.toLowerCase().includes(wanted)))
    .sort(order[sort]);
}
