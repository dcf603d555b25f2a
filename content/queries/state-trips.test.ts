import { destinationIds } from '../catalogue/destination-ids';
import { destinations } from '../catalogue/destinations';
import { monthIds } from '../catalogue/months';
import { destinationsIn, seasonOf, soldStates, statesOf, tripsInState } from './state-trips';
import { trips } from './trips';

test.each(soldStates)(
  '%s lists every tour of the state once, the shortest first, and says of each month what they say',
  (id) => {
    const tours = tripsInState(id);
    const inState = trips.filter(({ state }) => state === id);
    expect(tours).toHaveLength(inState.length);
    expect(new Set(tours)).toEqual(new Set(inState));
    tours.slice(1).forEach(({ days, price }, index) => {
      const before = tours[index] ?? { days: 0, price: 0 };
      expect(days * 1e7 + price).toBeGreaterThanOrEqual(before.days * 1e7 + before.price);
    });
    const { best, fair } = seasonOf(tours);
    for (const month of monthIds) {
      const good = tours.filter(({ notes }) => notes.season.best.includes(month)).length;
      const some = good + tours.filter(({ notes }) => notes.season.fair.includes(month)).length;
      expect([month, best.includes(month), fair.includes(month)]).toEqual([
        month,
        good >= tours.length / 2,
        good < tours.length / 2 && some > 0,
      ]);
    }
  },
);

test('a state names a place exactly where the place names the state', () => {
  for (const id of destinationIds) {
    const kept = destinations[id].canonicalId ?? id;
    expect(statesOf(id)).toEqual(soldStates.filter((state) => destinationsIn(state).some((place) => place === kept)));
  }
});
