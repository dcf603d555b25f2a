import { fareRules } from '../catalogue/fare-rules';
import { taxes } from '../catalogue/taxes';
import { fareOf, fareTable, tableParties } from './fares';
import { trips } from './trips';

const trip = { price: 10_000, basis: 'per person', abroad: false } as const;
const party = (adults: number, childrenWithBed = 0, childrenWithoutBed = 0) => ({
  adults,
  childrenWithBed,
  childrenWithoutBed,
});

// A trip may be sold without a single supplement, and without a lower fare for the third.
test.each(trips)('$id: a fuller room costs none of them more, and no party pays less than a smaller one', (sold) => {
  const {
    one,
    two,
    three,
    'child-with-bed': withBed,
    'child-without-bed': without,
  } = Object.fromEntries(
    fareTable(sold).map(({ id, fare, tax, total }) => {
      expect(tax).toBe(total - fare);
      return [id, fare];
    }),
  ) as Record<(typeof tableParties)[number]['id'], number>;
  expect(one).toBeGreaterThanOrEqual(two / 2);
  expect(three - two).toBeLessThan(two / 2 + (sold.fareRules?.roundUpTo ?? fareRules.roundUpTo));
  expect([one, two, without, withBed, three]).toEqual([one, two, without, withBed, three].sort((a, b) => a - b));
});

test.each(tableParties)('$label are the people who pay in its row', ({ label, party: paying }) => {
  const count = (people: RegExp) => Number(people.exec(label)?.[1] ?? 0);
  expect(paying).toEqual(
    party(count(/(\d+) adults?\b/), count(/(\d+) child with a bed/), count(/(\d+) child without a bed/)),
  );
});

test('prices that hold the tax already get none on top', () => {
  const fare = { fare: 20_000, gst: 0, tcs: 0, total: 20_000 };
  expect(fareOf(trip, party(2), { gst: taxes.gst, gstIncluded: true })).toEqual(fare);
});

test.each([
  [party(0), '1 to 50 adults'],
  [party(51), '1 to 50 adults'],
  [party(1.5), 'whole people'],
  [party(2, -1), 'whole people'],
  [party(1, 1), 'room of two adults'],
  [party(3, 0, 1), 'room of two adults'],
])('no fare for %j', (refused, why) => {
  expect(() => fareOf(trip, refused)).toThrow(why);
});
