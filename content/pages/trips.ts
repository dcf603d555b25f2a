/** The finder, /trips: every trip of every list. */

/** Texts of the page around the finder. */
export const tripsPage = {
  name: 'Find a trip',
  title: 'Find a trip: every tour by town, month and price',
  description:
    'All our tours, honeymoons and group departures in one list. Choose where, from which town, in which month, how many days and for how much.',
  picture: 'explore',
  hero: { title: 'Find a trip', subtitle: 'Every tour, honeymoon and group departure, in one list.' },
  heading: 'All trips',
  /** Links to the finder from pages that show fewer trips. */
  link: 'Search all trips',
  flightsExtra: 'flights extra',
  linkForTwo: (count: number) => `All ${count} trips for two`,
  linkWithCount: (count: number) => `Search all ${count} trips by town, month and price`,
  /** Why a trip suits who travels, and how much it climbs, on the day with the most. @param drive '4 h 30 min', or nothing */
  whySuits: (drive: string, walkingKm: number) =>
    `${drive ? `${drive} by car` : 'no drives'}, ${walkingKm} km on foot at most`,
  whySteps: (steps: number) => (steps > 0 ? `${steps.toLocaleString('en-IN')} steps at most` : 'no steps to speak of'),
  intro: 'Choose what you already know and leave the rest open.',
  introKeep: ' Keep the trips you like, and compare or send them.',
  note: 'Prices are per person, two sharing a room; of a price per couple we take half. A month shows the trips that are at their best or fair in it. With what you come to see, it shows those that have it in that month. What suits elders and children we judge by hours on the road, walking, steps, heights and the age that our notes give.',
  /** @param choice its label, @param most of a day: hours on the road, km on foot, steps */
  noteElders: (choice: string, most: { drive: number; walkingKm: number; steps: number }) =>
    `‘${choice}’ means at most ${most.drive} hours on the road, ${most.walkingKm} km on foot and ${most.steps} steps in a day; the page of a trip says what may be left out.`,
} as const;

/** Rows of the comparison that are more than words: a map over the nights, the year as a strip. */
export const comparedRows = { route: 'Route and nights', year: 'When to go' } as const;

/** The rows of the comparison, in their order; `compareFacts` gives the values. */
export const compareRows = [
  'Price for two, with tax',
  'Flights',
  'Days',
  'Starts from',
  comparedRows.route,
  'Longest stay in one place',
  'Longest drive in a day',
  comparedRows.year,
  'In some months only',
  'Most walking in a day',
  'Highest night',
  'Hotels',
  'Meals',
] as const;

/** How the finder sorts. */
export const finderSort = {
  legend: 'Sort',
  choices: [
    { id: 'name', label: 'Sort by name' },
    { id: 'price', label: 'Sort by price' },
    { id: 'days', label: 'Sort by days' },
    { id: 'rating', label: 'Sort by rating' },
  ],
} as const;

/** Texts of the finder itself; scripts in the browser load them. */
export const finder = {
  /** For keyboards: past a hundred choices. */
  skip: 'Skip to the trips',
  search: { label: 'Search names and places', placeholder: 'Munnar, Kochi, Hampi…' },
  /**
   * The line over the list.
   * @param unknown words searched for that no trip has: those shown have words spelt nearly so
   */
  showing: (count: number, unknown: readonly string[] = []) => {
    const line = `Showing ${count} ${count === 1 ? 'trip' : 'trips'}`;
    return unknown.length > 0 ? `Nothing is called ‘${unknown.join(' ')}’. ${line} spelt nearly so` : line;
  },
  /** Where the choices do not stand beside the list: the line that says what is chosen and opens them, and what closes them. */
  choose: {
    nothing: 'Place, month and price',
    change: 'Change',
    show: (count: number | undefined) =>
      count === undefined ? 'Show the trips' : count === 1 ? 'Show 1 trip' : `Show ${count} trips`,
  },
  /** Why a trip is in the list. @param months 'January', or 'Dec to Mar' */
  why: {
    sight: (label: string, months: string) => `${label} in ${months}`,
    best: (months: string) => `best in ${months}`,
    fair: (months: string) => `fair in ${months}`,
  },
  empty: {
    heading: 'No trip fits all of that',
    line: 'Take something back, or start again with the whole list.',
    action: 'Show all trips',
    custom: 'Plan a trip of your own',
    /** What one choice or the search, taken back, would leave. */
    without: (labels: readonly string[], count: number) =>
      `Without ${labels.map((label) => `‘${label}’`).join(' or ')}: ${count} ${count === 1 ? 'trip' : 'trips'}`,
  },
  keep: 'Keep',
  kept: 'See your list',
  list: {
    heading: 'Your list',
    alone: 'Keep another trip below to compare the two.',
    /** @param shown how many are compared, @param kept of how many */
    compare: (shown: number, kept: number) =>
      shown < kept ? `Compare the first ${shown} of ${kept}` : `Compare these ${shown}`,
    /** Over the titles of the rows, for those who hear the table. */
    compared: 'Compared',
    /** After the title of a row whose values are alike. @param count of trips, two or three */
    same: (count: number) => (count === 2 ? 'The same for both' : 'The same for all'),
    /** @param trip its name */
    map: (trip: string) => `Map of the route of ${trip}`,
    more: 'Remove one to compare the next.',
    remove: 'Remove',
    send: 'Send this list',
    ask: 'Ask us about these',
    /** The first lines of the two messages. */
    sendGreeting: 'Trips to look at:',
    askGreeting: 'I would like to know more about these trips:',
    link: 'All of them in one list:',
  },
} as const;
