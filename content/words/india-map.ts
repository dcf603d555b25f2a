/** The texts of the drawn map of India. */
export const indiaMapTexts = {
  /** The alt text of the drawing. */
  picture: 'Map of India; its marks are the links of the list that follows.',
  /** The accessible name of the list of marks, each a name and a number. */
  list: 'How many trips by region, from north to south',
  /** The heading over the map, on the page of destinations. */
  heading: 'India on the map',
  lead: 'Each region shows how many trips it has, each state its lowest price. Choose one to see its trips.',
  /** The button that opens the map on phones, in the finder. */
  open: 'On the map',
} as const;
