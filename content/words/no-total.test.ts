import { filled } from '../format/filled';
import { pricedTrip } from '../model/test/trips';
import { noTotal } from '../records/pages/prices.json';
import { noTotalText, type ClosedTrip } from './no-total';

const trip: ClosedTrip = { ...pricedTrip, closed: 'Closed in the rain.' };
const terms = { childAge: { from: 5, below: 12 } };

test('says why there is no total', () => {
  expect(noTotalText({ why: 'dayOver' }, trip, terms)).toBe(noTotal.dayOver);
  expect(noTotalText({ why: 'closed' }, trip, terms)).toBe(trip.closed);
});

test.each([
  [0, 5],
  [7, 7],
])('on a trip for children from %i it names the age of %i', (childrenFrom, from) => {
  expect(noTotalText({ why: 'childrenBelow' }, { ...trip, childrenFrom }, terms)).toBe(
    filled(noTotal.childrenBelow, { from }),
  );
});
