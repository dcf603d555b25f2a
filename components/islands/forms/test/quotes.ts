/** Trips with their prices, for the planner's tests. */
import { ageOptions } from '@/content/words/party';
import { quotesOf } from '@/content/words/quotes';

const childAge = { from: 5, below: 12 };

/**
 * Hills cost 10,000 rupees a person and 11,200 at Christmas 2098. At Christmas 2027 their price is on request, and the first week of April 2027 is
 * full. Kanha and Bali are dearer. The group leaves on two days to come.
 */
export const quotes = quotesOf({
  spans: [{ name: 'Christmas', from: '2098-12-20', until: '2099-01-03' }],
  trips: [
    {
      ...{ id: 'hills', price: 10_000, days: 3, childrenFrom: 5, at: [[0, 11_200]] },
      onRequest: [{ from: '2027-12-20', until: '2028-01-03' }],
      fullOn: [{ from: '2027-04-01', until: '2027-04-07' }],
    },
    { id: 'kanha-tiger-safari', price: 30_000, days: 4, childrenFrom: 0 },
    { id: 'bali', price: 50_000, days: 6, childrenFrom: 0, abroad: true },
    { id: 'tea-group', price: 20_000, days: 5, childrenFrom: 0, leaves: ['2027-05-08', '2027-02-13', '2027-04-10'] },
  ],
  terms: {
    rules: {
      ...{ singleSupplement: 40, thirdAdult: 85, childSharing: 100, childWithBed: 75, childWithoutBed: 50 },
      ...{ youngChild: 0, baby: 10, roundUpTo: 10 },
    },
    rooms: { extraBeds: 1, withoutBed: 1, most: 4, childBesideThird: false, adultsInThrees: false },
    childAge,
    babyBelow: 2,
    pricedUntil: '2099-12-31',
    ...{ gst: 5, gstIncluded: false, tcs: 2 },
  },
});

/** The props of the planner that are data. */
export const planner = {
  trips: [
    { id: 'hills', name: 'Tea Hills', from: 'Chennai' },
    { id: 'kanha-tiger-safari', name: 'Kanha Tiger Safari', from: 'Nagpur' },
    { id: 'bali', name: 'Bali', from: 'Bengaluru' },
    { id: 'tea-group', name: 'Tea with a Group', from: 'Kochi' },
  ],
  ages: ageOptions(childAge),
  firstDay: '2027-02-20',
};
