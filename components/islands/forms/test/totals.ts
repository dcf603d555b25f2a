/** Totals for the wizard's tests. */
import { ageChoices } from '@/content/words/age-choices';
import type { Totals } from '../booking-total';

/** One trip for 10,000 rupees a person, and 11,200 at Christmas 2098. */
export const totals: Totals = {
  trips: [
    {
      ...{ id: 'hills', name: 'Tea Hills', price: 10_000, basis: 'per person', abroad: false, days: 3 },
      ...{ sameForAll: [], alsoFor: [], childrenFrom: 0, onRequest: [], cannotStart: [] },
      dated: [{ name: 'Christmas', from: '2098-12-20', until: '2099-01-03', price: 11_200 }],
    },
  ],
  ages: ageChoices({ from: 5, below: 12 }),
  terms: {
    rules: { singleSupplement: 40, thirdAdult: 85, childWithBed: 75, childWithoutBed: 50, roundUpTo: 10 },
    childAge: { from: 5, below: 12 },
    pricedUntil: '2099-12-31',
    ...{ gst: 5, gstIncluded: false, tcs: 2 },
  },
};
