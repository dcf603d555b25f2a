import { trips } from '../queries/trips';
import { checkedLine, flightLine } from './trip';

test('a trip says when its facts were checked only if its record says by whom and when', () => {
  expect(checkedLine({})).toBeUndefined();
  expect(checkedLine({ checked: { by: 'A. Planner', on: '2027-01-31' } })).toBe(
    'Times, closures and inclusions checked by A. Planner on 31 January 2027.',
  );
});

test.each(trips.map((trip) => [trip.id, trip] as const))(
  '%s: what is said of flights agrees with its lists',
  (_id, trip) => {
    const line = flightLine(trip);
    const names = (items: readonly string[]) =>
      items.some((item) => /\bflights\b/i.test(item) && !/meals on/.test(item));
    if (!trip.abroad) expect(line).toBeUndefined();
    else if (names(trip.notes.exclusions)) expect(line).toMatch(/ not in the price/);
    else expect([line, names(trip.inclusions)]).toEqual([expect.stringMatching(/ are in the price/), true]);
  },
);
