/** Search of a list of trips, apart from anything that renders. */
import { isShown, type ChoiceGroups, type Chosen, type FilterItem } from './groups';
import { order, type Sortable, type SortKey } from './sort-orders';

export type SearchableTrip = FilterItem & Sortable & { readonly category: string };

export interface TripQuery {
  /** Matched in name or category, whatever the case; spaces at its ends do not count. */
  readonly search: string;
  readonly sort: SortKey;
}

/**
 * The trips that the groups and the search show, in order: names A to Z, prices from the lowest, ratings from the highest (specification,
 * section 5). Trips that sort alike keep the order they came in.
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
