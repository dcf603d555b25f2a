/** The finder, /trips: every trip of every list. */
import { joined } from '../format/joined';

/** Texts of the page around the finder. */
export const tripsPage = {
  name: 'Find a trip',
  title: 'Find a trip: every tour by town, month and price',
  description:
    'All our tours, honeymoons and group departures in one list. Choose where, from which town, in which month, how many days and for how much.',
  picture: 'explore',
  hero: { title: 'Find a trip', subtitle: 'Every tour, honeymoon and group departure is in this list.' },
  heading: 'All trips',
  /** Links to the finder from pages that show fewer trips. */
  link: 'Search all trips',
  flightsExtra: 'flights extra',
  linkForTwo: (count: number) => `All ${count} trips for two`,
  linkWithCount: (count: number) => `Search all ${count} trips by town, month and price`,
  /** The reasons why a trip suits the party, and its steps, on the most demanding day. @param drive '4 h 30 min', or empty */
  whySuits: (drive: string, walkingKm: number) =>
    `${drive ? `${drive} by car` : 'no drives'}, ${walkingKm} km on foot at most`,
  whySteps: (steps: number) => (steps > 0 ? `${steps.toLocaleString('en-IN')} steps at most` : 'hardly any steps'),
  intro: 'Choose what you already know and leave the rest open.',
  introKeep: ' Save the trips you like, and compare or send them.',
  note: 'Prices are per person, for two who share a room; for a trip sold per couple we show half of its price. A month shows the trips that are at their best or good in it. If you also choose what you want to see, it shows the trips that have it in that month. We judge what suits elders and children by hours on the road, walking, steps, heights and the age that our notes give.',
  /** @param choice its label @param most the limits of a day: hours on the road, km on foot, steps */
  noteElders: (choice: string, most: { drive: number; walkingKm: number; steps: number }) =>
    `‘${choice}’ means at most ${most.drive} hours on the road, ${most.walkingKm} km on foot and ${most.steps} steps in a day; the page of a trip says what may be left out.`,
} as const;

/** The rows of the comparison that have more than text: a map above the nights, the year as a strip. */
export const comparedRows = { route: 'Route and nights', year: 'When to go' } as const;

/** The rows of the comparison in their order; `compareFacts` returns the values. */
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
  'Highest place you sleep',
  'Hotels',
  'Meals',
] as const;

/** The sort orders of the finder. */
export const finderSort = {
  legend: 'Sort',
  choices: [
    { id: 'best', label: 'Best first' },
    { id: 'name', label: 'Sort by name' },
    { id: 'price', label: 'Cheapest first' },
    { id: 'price-down', label: 'Most expensive first' },
    { id: 'days', label: 'Sort by days' },
    { id: 'rating', label: 'Sort by rating' },
  ],
} as const;

/** Texts of the finder itself, which browser scripts load. */
export const finder = {
  /** A skip link for keyboards, past a hundred choices. */
  skip: 'Skip to the trips',
  search: { label: 'Ask in your own words', placeholder: 'Snow in December', action: 'Search' },
  /** Examples under the search box. Each links to the choices that it means and finds some trips. */
  examples: [
    { label: 'Snow in December under ₹25,000', query: 'sight=snow&month=dec&price=under-25000' },
    { label: 'Temples with elders, 2 or 3 days', query: 'kind=temples&suits=elders&days=two-three' },
    { label: 'Beaches with children in January', query: 'kind=beaches&suits=from-six&month=jan' },
  ],
  /** Shown without JavaScript, where the search box is missing. */
  noScript: 'Your browser runs no scripts, so words are not searched here. The filters below work without.',
  /** The line over the list. */
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'trip' : 'trips'}`,
  ask: {
    chips: 'What you asked for',
    remove: (label: string) => `Remove: ${label}`,
    /** Announced by screen readers on the chip of a wish that is left out, because no trip meets it together with the others. */
    leftOut: 'left out',
    /** Announced by screen readers: the parts of the text that were understood. */
    understood: (labels: readonly string[]) => `Understood: ${labels.join(', ')}.`,
    unknown: (words: readonly string[]) => `We did not understand ${words.map((word) => `‘${word}’`).join(' and ')}.`,
    /** @param all every wish @param out the wishes left out, in the words of `leaves` */
    relaxed: (all: readonly string[], out: readonly string[]) =>
      `No trip has all of this: ${all.join(', ')}. Without ${joined(out)}:`,
    /** The words for a wish that is left out, by the name of its group; other groups use the label. */
    leaves: {
      price: 'the price',
      days: 'the number of days',
      month: 'the month',
      from: 'the town of the start',
      near: 'the town',
      suits: 'what suits who travels',
      steps: 'the number of steps',
      food: 'the food',
    } as Readonly<Record<string, string>>,
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    notOffered: (place: string) => `We have no trip to ${place}. These are the nearest that we have:`,
    /** Several places that no single trip visits. */
    either: (labels: readonly string[]) => `No trip goes to ${joined(labels)} together. These go to one of them:`,
    /** A town where no trip starts, or without trips near it. @param town the nearest one, used instead */
    startsNearest: (of: string, town: string) => `No trip starts in ${of}. The nearest start is ${town}.`,
    nearTo: (of: string, town: string) => `We looked around ${town}, the town nearest to ${of} that we know.`,
    page: 'This page may answer you:',
    /** Shown if the file that parses searches did not load. */
    failed: 'The search did not load. The filters work without it; try again when you have a network.',
    without: (label: string) => `without ${label}`,
  },
  /** The bar of narrow screens, where the choices are not beside the list: it summarises them, opens and closes them. */
  choose: {
    nothing: 'Place, month and price',
    change: 'Change',
    show: (count: number | undefined) =>
      count === undefined ? 'Show the trips' : count === 1 ? 'Show 1 trip' : `Show ${count} trips`,
  },
  /** The reasons why a trip is in the list. @param months 'January', or 'Dec to Mar' */
  why: {
    sight: (label: string, months: string) => `${label} in ${months}`,
    best: (months: string) => `best in ${months}`,
    fair: (months: string) => `good in ${months}`,
    passing: (place: string) => `${place} on the way`,
    /** The distance is in a straight line. */
    near: (kilometres: number, town: string) => `within ${kilometres} km of ${town}`,
    start: (kilometres: number, town: string) => `starts ${kilometres} km from ${town}`,
    instead: (place: string) => `instead of ${place}`,
    /** @param price as printed */
    total: (price: string, people: number) => `${price} for ${people}, two to a room`,
  },
  empty: {
    heading: 'No trip fits all of that',
    line: 'Take something back, or start again with the whole list.',
    action: 'Show all trips',
    custom: 'Plan a trip of your own',
    /** The number of trips left after removing one choice or the search. */
    without: (labels: readonly string[], count: number) =>
      `Without ${labels.map((label) => `‘${label}’`).join(' or ')}: ${count} ${count === 1 ? 'trip' : 'trips'}`,
  },
  keep: 'Save',
  seeShortlist: 'See your list',
  list: {
    heading: 'Your list',
    alone: 'Save another trip below to compare the two.',
    /** @param shown the number of trips compared @param shortlisted the number of trips in the shortlist */
    compare: (shown: number, shortlisted: number) =>
      shown < shortlisted ? `Compare the first ${shown} of ${shortlisted}` : `Compare these ${shown}`,
    /** The header over the titles of the rows, for screen readers. */
    compared: 'Compared',
    /** Follows the title of a row with equal values. @param count the number of trips, two or three */
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
