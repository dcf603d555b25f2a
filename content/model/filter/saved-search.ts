/** A saved search: the choices of the finder as in its address, `kind=hills&month=may&sort=price`. */
import { isShown, type ChoiceGroups, type FilterItem } from './groups';
import { readState, type OneParameter } from './parameters';
import { finderOrder, type FinderSortable, type FinderSortKey } from './sort-orders';

/** Of trips that the order of a search leaves alike, the one with the least driving comes first, then the shorter, then the cheaper. */
const alike = (a: FinderSortable, b: FinderSortable) =>
  finderOrder.drive(a, b) || finderOrder.days(a, b) || finderOrder.price(a, b);

/** The trips that a saved search finds, in its order. */
export function foundBy<Trip extends FilterItem & FinderSortable>(
  trips: readonly Trip[],
  groups: ChoiceGroups,
  sort: OneParameter<FinderSortKey>,
  search: string,
): Trip[] {
  const chosen = readState(groups, search);
  const order = finderOrder[readState({ sort }, search).sort];
  return trips.filter((trip) => isShown(trip, groups, chosen)).sort((a, b) => order(a, b) || alike(a, b));
}
