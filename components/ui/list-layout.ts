/** The longest list that is printed as cards. */
export const mostCards = 120;

/** The number of rows that the finder shows at first: about three screens of a phone. */
export const firstRows = 12;

export type ListLayout = 'cards' | 'rows';

/** Two or three columns of cards, depending on the space that their words need. */
const columns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,30%)),1fr))]';

/** Rows of trips (`TripRow`) in two columns where both have enough space for their words. */
export const rowColumns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-10';

/** The classes of a filtered list's `ul`. */
export const listClasses: Readonly<Record<ListLayout, string>> = {
  cards: `grid ${columns} gap-6`,
  rows: rowColumns,
};

/**
 * Cards; for more than `mostCards` items rows. A card takes a screen of a phone, 25 elements and 3.5 KB of HTML, a row a
 * fifth of that: with 2,000 trips on one page each was still a link in the HTML, and the filters answered at once.
 * @param count the number of items in the whole list, chosen or not
 */
export const layoutOf = (count: number): ListLayout => (count > mostCards ? 'rows' : 'cards');

/** Columns of text, as many as hold a long word in large letters. */
export const textColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-16 gap-y-5';
