/** Trips that a visitor keeps: they stand in the address, so that it can be sent. */

/** The name of the checkboxes, and of their parameter in the address. */
export const keepName = 'keep';

/** Where the finder's list of trips stands on the page. */
export const foundId = 'found';

/** Where the list of kept trips stands. */
export const listId = 'your-list';
