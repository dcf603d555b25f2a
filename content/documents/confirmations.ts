/**
 * What stands on the site as a fact of the operator's business, and who confirmed that it is so. `npm run launch-check` names what nobody
 * has confirmed. Nothing of this is printed.
 */
import type { Day } from '../queries/departures';

export interface Confirmation {
  by: string;
  on: Day;
}

export interface Fact {
  /** The records to read through. */
  records: string;
  what: string;
  /** Null until somebody has: `{ by: 'A name', on: '2027-01-31' }`. */
  confirmed: Confirmation | null;
}

export const operatorFacts: readonly Fact[] = [
  {
    records: 'content/catalogue/fare-rules.ts',
    what: 'the fares of single rooms, third adults and children',
    confirmed: null,
  },
  {
    records: 'content/catalogue/taxes.ts',
    what: 'the rates of GST and TCS, and whether prices include GST',
    confirmed: null,
  },
  {
    records: 'content/catalogue/groups.ts',
    what: 'on which days groups leave, and until when a date is sold',
    confirmed: null,
  },
  {
    records: 'content/catalogue/domestic/, honeymoons.ts and groups.ts',
    what: 'the prices that the specification does not give',
    confirmed: null,
  },
  {
    records: 'content/catalogue/trip-notes/',
    what: 'hotel classes, meals and what else a price includes',
    confirmed: null,
  },
  { records: 'content/pages/contact.ts and home.ts', what: 'the office hours', confirmed: null },
  { records: 'content/site.ts', what: 'the name and the address', confirmed: null },
  {
    records: 'content/pages/home.ts, about.ts, shared.ts',
    what: 'the years of experience, the numbers of travellers and destinations, the rating',
    confirmed: null,
  },
];

/** A line for each fact that nobody has confirmed. */
export const unconfirmedFacts = (facts: readonly Fact[] = operatorFacts): string[] =>
  facts
    .filter(({ confirmed }) => confirmed === null)
    .map(({ records, what }) => `${records}: ${what} (say who confirmed it in content/documents/confirmations.ts)`);
