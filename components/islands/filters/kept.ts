/** Trips that a visitor keeps: they stand in the address, so that it can be sent. */
import { currentQuery, writeQuery } from './query-store';

/** The name of the checkboxes, and of their parameter in the address. */
export const keepName = 'keep';

/** Where the finder's list of trips stands on the page. */
export const foundId = 'found';

/** Where the list of kept trips stands. */
export const listId = 'your-list';

/** Keeps a trip, or no longer. */
export function keepTrip(id: string, isKept: boolean): void {
  const search = new URLSearchParams(currentQuery());
  const others = search.getAll(keepName).filter((other) => other !== id);
  search.delete(keepName);
  for (const one of isKept ? [...others, id] : others) search.append(keepName, one);
  writeQuery(search.toString(), 'push');
}
