/** Search and order of the finder's list, apart from anything that renders. */
import type { FilterItem } from './groups';
import type { SearchableWords } from './search-index';
import { order, type Sortable } from './sort-orders';

export type FindableTrip = FilterItem & SearchableWords & Sortable & { days: number };

const orders = { ...order, days: (a: FindableTrip, b: FindableTrip) => a.days - b.days };

export type FinderSort = keyof typeof orders;

/**
 * The trips that a search finds, and all in the order of the list: those found as typed, those found under a near spelling, those not
 * found; within each as they are sorted. Trips that are filtered out keep their places, so that a choice moves nothing.
 * @param distances of the trips found, from `searchIndex`
 */
export function findAnyTrip<Trip extends FindableTrip>(
  trips: readonly Trip[],
  distances: ReadonlyMap<string, number>,
  sort: FinderSort,
): { found: readonly Trip[]; items: readonly Trip[] } {
  const distanceOf = ({ id }: Trip) => distances.get(id) ?? Number.MAX_SAFE_INTEGER;
  const items = [...trips].sort((a, b) => distanceOf(a) - distanceOf(b) || orders[sort](a, b));
  return { found: items.filter(({ id }) => distances.has(id)), items };
}
