/** The entry of the tab's storage that holds the booking draft. */
export const draftKey = 'booking-draft';
