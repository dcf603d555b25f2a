/** The shortlist: trips that a visitor selected. They are part of the URL, so that the list can be shared. */

/** The name of the checkboxes and of their URL parameter. */
export const shortlistName = 'keep';

/** The id of the finder's list of results. */
export const foundId = 'found';

/** The id of the shortlist. */
export const listId = 'your-list';
