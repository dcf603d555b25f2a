/** The fixed texts of the pages of collections. */
export const collectionTexts = {
  about: 'How to choose',
  trips: 'The trips',
  see: (count: number) => (count === 1 ? 'See the trip' : `See the ${count} trips`),
  also: 'Also in',
  inFooter: 'Trips by kind',
  all: 'Trips by town, kind, price and occasion',
  /** @param count the number of trips that the finder shows under the choice for this page's subject */
  inFinder: (count: number) => `All ${count} in the finder, by town, month and price`,
  /** @param count the number of trips that the finder shows: those at their best and those that are fair */
  inFinderForMonth: (count: number, month: string) => `All ${count} trips for ${month}, at their best or good`,
  /** The heading over the places, kinds and sights of a month. */
  column: (month: string) => `${month} at a glance`,
  wholeYear: 'The whole year',
  /** Says how many of a month's trips its page shows. @param best the number of trips at their best in it */
  monthLead: (shown: number, best: number, month: string) =>
    `These are ${shown < best ? `${shown} of the` : 'all'} ${best} trips that are at their best in ${month}, the shortest first.`,
} as const;
