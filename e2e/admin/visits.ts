/** The operator's acts in one visit. */
import { seedTrips, tripsOf } from '../../content/catalogue/trips';
import { brokenEntries } from './broken';
import { asked, copied, described, group, pictured, priced, removed, there } from './changes';
import { ordinaryChanges, type Change } from './ordinary';
import {
  closesEarlier,
  deletedAndBack,
  fullInList,
  listPrice,
  price,
  priceBeforeDraft,
  priceTakenBack,
  text,
  textOverReload,
} from './trip-changes';

export interface Visit {
  title: string;
  /** Changes, of which some follow each other. */
  acts: readonly (Change | readonly Change[])[];
}

const inIndia = there(tripsOf('seed').find(({ category }) => category === 'domestic'));
const abroad = there(seedTrips.find(({ category }) => category === 'international'));
const domestic = there(tripsOf('domestic')[0]);
const other = there(tripsOf('domestic')[1]);
const honeymoon = there(tripsOf('honeymoons')[0]);
const ordinary = (title: string) => there(ordinaryChanges.find((change) => change.title.includes(title)));

export const ordinaryVisits: readonly Visit[] = [
  { title: 'a package in three forms', acts: [text(inIndia), price(inIndia), listPrice(inIndia)] },
  { title: 'a group in all of its forms', acts: [text(group), price(group), closesEarlier, fullInList] },
  { title: 'a honeymoon, and a price that is taken back', acts: [text(honeymoon), priceTakenBack(honeymoon)] },
  {
    title: 'a tour that is deleted and brought back',
    acts: [price(removed), deletedAndBack(removed), text(domestic)],
  },
  { title: 'a photograph, and the price of its trip', acts: [ordinary('a photograph'), price(pictured)] },
  { title: 'a copy, and prices in the list', acts: [ordinary('a new trip'), listPrice(copied), text(copied)] },
  {
    title: 'our details and a notice',
    acts: [ordinary('telephone'), ordinary('a notice'), price(priced)],
  },
  { title: 'a text over a reload', acts: [textOverReload(abroad), price(abroad), ordinary('text of a day')] },
  { title: 'a draft that waits while the price is saved', acts: [priceBeforeDraft(other), text(described)] },
  { title: 'a question and a date', acts: [ordinary('one more question'), price(asked), ordinary('is full')] },
];

/** Entries that are refused and corrected, between changes of other files. */
export const brokenVisits: readonly Visit[] = [
  {
    title: 'wrong prices, and a right one',
    acts: [...brokenEntries.slice(0, 5), listPrice(other), text(abroad)],
  },
  { title: 'wrong texts of trips', acts: [...brokenEntries.slice(5, 10), price(other), fullInList] },
  {
    title: 'wrong dates and details',
    acts: [...brokenEntries.slice(10), listPrice(domestic), text(domestic)],
  },
];
