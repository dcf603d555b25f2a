/** Compares the searches of lists with the choices of the finder and with what they find. */
import { listTexts } from '../catalogue/lists';
import { trips } from '../catalogue/trips';
import { collectionPages, isNearly, leastTrips, listPages, searched } from '../pages/collections';
import { line } from '../schema/problems';
import { unknownChoices } from './finder-problems';

/** A list as its record has it. */
interface List {
  id: string;
  search: string;
  leaveOut: readonly string[];
}

/** A line for each part of a search that the finder does not know. */
export const searchProblems = (lists: readonly Omit<List, 'leaveOut'>[] = listTexts): string[] =>
  lists.flatMap(({ id, search }) => unknownChoices(search).map((problem) => line('lists', id, 'search', problem)));

/** A line for each trip that a list leaves out in vain, and for each list that is not published. */
export const unpublishedLists = (lists: readonly List[] = listTexts, pages = listPages): string[] =>
  lists.flatMap(({ id, search, leaveOut }) => {
    const found = searched(search).map((trip) => trip.id);
    const inVain = leaveOut.flatMap((trip, index) =>
      found.includes(trip) ? [] : [line('lists', id, `leaveOut.${index}`, `'${trip}' is not found by its search`)],
    );
    const page = pages.find(({ slug }) => slug === id);
    if (!page || collectionPages.some(({ path }) => path === page.path)) return inVain;
    const other = collectionPages.find((made) => isNearly(page.trips, made.trips));
    const reason =
      page.trips.length < leastTrips
        ? `finds ${page.trips.length} of ${trips.length} trips, and a page needs ${leastTrips}`
        : `finds nearly the trips of ${other?.path ?? 'another page'}`;
    return [...inVain, line('lists', id, 'search', `${reason}: it is not published`)];
  });
