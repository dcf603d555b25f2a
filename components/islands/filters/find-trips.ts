/** Search and order of a list of trips, apart from anything that renders. */
import { isShown, type ChoiceGroups, type Chosen, type FilterItem } from './groups';

export interface SearchableTrip extends FilterItem {
  readonly name: string;
  readonly category: string;
  /** Rupees per person. */
  readonly price: number;
  readonly rating: number;
}

/** One for all comparisons: making a collator costs more than comparing. */
const collator = new Intl.Collator('en-IN');

type Sortable = Pick<SearchableTrip, 'name' | 'price' | 'rating'>;

export const order = {
  name: (a, b) => collator.compare(a.name, b.name),
  price: (a, b) => a.price - b.price,
  rating: (a, b) => b.rating - a.rating,
} satisfies Record<string, (a: Sortable, b: Sortable) => number>;

export type SortKey = keyof typeof order;

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
