import { fareRules } from '../catalogue/fare-rules';
import { taxes } from '../catalogue/taxes';
import { fareOf, fareTable, tableParties } from './fares';
import { trips } from './trips';

const two = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0 };

test.each(trips)('$id: two adults pay the printed price, with tax on top', (trip) => {
  const { fare, gst, tcs, total } = fareOf(trip, two);
  expect(fare).toBe(trip.basis === 'per couple' ? trip.price : 2 * trip.price);
  expect(total).toBe(fare + gst + tcs);
  expect(tcs > 0).toBe(trip.abroad);
});

// A trip may be sold without a single supplement, and without a lower fare for the third.
test.each(trips)('$id: a fuller room costs none of them more, and no party pays less than a smaller one', (trip) => {
  const fares = Object.fromEntries(tableParties.map(({ id, party }) => [id, fareOf(trip, party).fare]));
  const { one = 0, two: pair = 0, three = 0, 'child-with-bed': withBed = 0, 'child-without-bed': without = 0 } = fares;
  expect(one).toBeGreaterThanOrEqual(pair / 2);
  expect(three - pair).toBeLessThan(pair / 2 + (trip.fareRules?.roundUpTo ?? fareRules.roundUpTo));
  expect([one, pair, without, withBed, three]).toEqual([one, pair, without, withBed, three].sort((a, b) => a - b));
});

test.each(tableParties)('$label are the people who pay in its row', ({ label, party }) => {
  const count = (people: RegExp) => Number(people.exec(label)?.[1] ?? 0);
  expect(party).toEqual({
    adults: count(/(\d+) adults?\b/),
    childrenWithBed: count(/(\d+) child with a bed/),
    childrenWithoutBed: count(/(\d+) child without a bed/),
  });
});

test('prices that hold the tax already get none on top', () => {
  const trip = { price: 10_000, basis: 'per person', abroad: false } as const;
  expect(fareOf(trip, two, { gst: taxes.gst, gstIncluded: true })).toEqual({
    fare: 20_000,
    gst: 0,
    tcs: 0,
    total: 20_000,
  });
});

test('every total is in whole rupees', () => {
  for (const trip of trips)
    for (const { party } of tableParties) expect(Object.values(fareOf(trip, party)).every(Number.isInteger)).toBe(true);
});

test('the tax of the table is what the total has beyond the fare', () => {
  for (const trip of trips)
    expect(fareTable(trip).map(({ tax }) => tax)).toEqual(fareTable(trip).map(({ fare, total }) => total - fare));
});

test.each([
  [{ adults: 0, childrenWithBed: 0, childrenWithoutBed: 0 }, '1 to 50 adults'],
  [{ adults: 51, childrenWithBed: 0, childrenWithoutBed: 0 }, '1 to 50 adults'],
  [{ adults: 1.5, childrenWithBed: 0, childrenWithoutBed: 0 }, 'whole people'],
  [{ adults: 2, childrenWithBed: -1, childrenWithoutBed: 0 }, 'whole people'],
  [{ adults: 1, childrenWithBed: 1, childrenWithoutBed: 0 }, 'room of two adults'],
  [{ adults: 3, childrenWithBed: 0, childrenWithoutBed: 1 }, 'room of two adults'],
])('no fare for %j', (party, why) => {
  expect(() => fareOf({ price: 10_000, basis: 'per person', abroad: false }, party)).toThrow(why);
});
