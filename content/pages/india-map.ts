/** The words of the drawn map of India. */
export const indiaMapTexts = {
  /** What the drawing shows. */
  picture: 'Map of India; its marks are the links of the list that follows.',
  /** What the marks are: a name and a number each. */
  list: 'How many trips by region, from north to south',
  /** Over it, on the page of destinations. */
  heading: 'India on the map',
  lead: 'By region with the number of trips, or by state with the lowest price.',
  /** Opens it on phones, in the finder. */
  open: 'On the map',
} as const;
