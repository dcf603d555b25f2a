/** Prices of two trips for the tests of this folder: one that leaves on any day but Tuesday, and a group with one date. */
import { quotesOf } from '@/content/words/quotes';

export const quotes = quotesOf({
  terms: {
    rules: {
      ...{ singleSupplement: 40, thirdAdult: 85, childSharing: 100, childWithBed: 75, childWithoutBed: 50 },
      ...{ youngChild: 0, baby: 10, roundUpTo: 10 },
    },
    rooms: { extraBeds: 1, withoutBed: 1, most: 4, childBesideThird: false, adultsInThrees: false },
    childAge: { from: 5, below: 12 },
    babyBelow: 2,
    pricedUntil: '2099-12-31',
    ...{ gst: 5, gstIncluded: false, tcs: 2 },
  },
  spans: [{ name: 'Christmas', from: '2098-12-20', until: '2099-01-03' }],
  trips: [
    {
      ...{ id: 'hills', price: 10_000, days: 3, childrenFrom: 0, at: [[0, 11_200]] },
      closedOn: [{ day: 2, weekdays: ['Wednesday'], because: 'the museum is closed on Wednesdays' }],
    },
    { id: 'group', price: 20_000, days: 5, childrenFrom: 5, leaves: ['2098-12-10'] },
  ],
});
