import { monthIds } from '../catalogue/months';
import { states } from '../catalogue/states';
import { trips } from './trips';
import { tripsByMonth } from './trips-by-month';

test('the months come in the order of the year', () => {
  expect(tripsByMonth.map(({ id }) => id)).toEqual(monthIds);
});

test.each(tripsByMonth)('$name lists every trip at its best in it, once', ({ id, places }) => {
  const listed = places.flatMap((place) => place.trips.map((trip) => trip.id));
  const best = trips.filter(({ notes }) => notes.season.best.includes(id)).map((trip) => trip.id);
  expect([...listed].sort()).toEqual([...best].sort());
});

test('trips stand under their state, those without one under the first place they visit', () => {
  for (const { place, state, trips: some } of tripsByMonth.flatMap(({ places }) => places)) {
    expect(place).not.toBe('');
    if (state) expect(place).toBe(states[state]);
    expect(some.filter((trip) => trip.state !== state)).toEqual([]);
  }
});
