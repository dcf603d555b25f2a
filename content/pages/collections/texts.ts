/** The fixed texts of the pages of collections. */
export const collectionTexts = {
  about: 'What to decide by',
  trips: 'The trips',
  also: 'Also in',
  inFooter: 'Trips by kind',
  all: 'Trips by town, kind, price and occasion',
} as const;
