import { weekdays } from '../ids/months';
import { filled } from '../format/filled';
import { daysAfter } from '../model/dates/departures';
import { terms } from '../model/test/terms';
import { pricedTrip } from '../model/test/trips';
import { noTotal } from '../records/pages/prices.json';
import type { NoTotal } from '../model/fares/party-total';
import { noTotalText, type ClosedTrip } from './no-total';

const trip: ClosedTrip = { ...pricedTrip, closed: 'Closed in the rain.' };
const because = 'the museum is closed on Mondays';

test('says why there is no total', () => {
  expect(noTotalText({ why: 'dayOver' }, trip, terms)).toBe(noTotal.dayOver);
  expect(noTotalText({ why: 'closed' }, trip, terms)).toBe(trip.closed);
  expect(noTotalText({ why: 'notForTwo' }, trip, terms)).toBe(noTotal.notForTwo);
  expect(noTotalText({ why: 'full' }, trip, terms)).toBe(noTotal.full);
});

test.each([
  [0, 0],
  [4, 4],
  [7, 7],
])('on a trip for children from %i it names the age of %i', (childrenFrom, from) => {
  expect(noTotalText({ why: 'childrenBelow' }, { ...trip, childrenFrom }, terms)).toBe(
    filled(noTotal.childrenBelow, { from }),
  );
});

test.each([2, 4])('names the most people of a room: %i', (most) => {
  const rooms = { ...terms.rooms, most };
  expect(noTotalText({ why: 'rooms' }, trip, { rooms })).toBe(filled(noTotal.rooms, { most }));
});

test('names the weekday of the start, and the record’s reason', () => {
  // The first Sunday of 2027, and the days after it.
  for (const [at, weekday] of weekdays.entries())
    expect(noTotalText({ why: 'weekday', because }, trip, terms, daysAfter('2027-01-03', at))).toBe(
      filled(noTotal.weekday, { weekday, because }),
    );
});

test('names the record’s reason at a festival', () => {
  expect(noTotalText({ why: 'festival', because }, trip, terms, '2027-03-05')).toBe(
    filled(noTotal.festival, { because }),
  );
});

/** Every reason apart from the closed season, whose sentence belongs to the trip. */
const reasons = Object.keys(noTotal) as Exclude<NoTotal['why'], 'closed'>[];

test.each(reasons)('the reason “%s” is whole sentences, without a gap', (why) => {
  const text = noTotalText({ why, because }, { ...trip, childrenFrom: 7 }, terms, '2027-01-03');
  expect(text).toMatch(/^[A-Z].*[.]$/);
  expect(text).not.toMatch(/[{}]| {2}|undefined|null|NaN/);
});
