/** The fixed texts of a package's page. */
import { taxSentence } from '../taxes';

export const tripPage = {
  days: 'Day by day',
  included: 'In the price',
  excluded: 'Not in the price',
  season: 'When to go',
  seasons: { best: 'at its best', fair: 'fair', off: 'off season' },
  suits: 'Who it suits',
  suitsLabels: {
    walking: 'Walking',
    altitude: 'Altitude',
    seniors: 'Seniors',
    children: 'Children',
    food: 'Food',
    papers: 'Papers',
  },
  questions: 'Asked before booking',
  practical: 'Where and when',
  ask: 'Ask',
  cancellation: 'Cancellation and refund',
  download: 'Itinerary',
  starts: 'Starts',
  ends: 'Ends',
  leaves: 'Departure',
  group: 'Group size',
  /** @param place where the other tours go, or start */
  near: (place: string) => `More in ${place}`,
  alike: 'More like it',
  from: (town: string) => `Also from ${town}`,
  taxes: (abroad: boolean) => taxSentence(abroad ? 'abroad' : 'india'),
  /** What a price is for, whole: a room for two is shared by two. */
  basis: { 'per person': 'per person, twin sharing', 'per couple': 'per couple' },
  /** @param date as printed */
  checked: (date: string) => `Times, closures and inclusions last checked on ${date}.`,
} as const;
