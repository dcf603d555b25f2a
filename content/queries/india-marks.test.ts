import { indiaMarks } from '../catalogue/india-map';
import { stateIds } from '../catalogue/states';
import { marksOfIndia } from './india-marks';
import { tripsInState } from './state-trips';
import { facetsOf } from './trip-facets';
import { trips } from './trips';

test('every state has one mark, no place has two, and they are read from north to south', () => {
  const places = indiaMarks.flatMap(({ where }) => where);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(stateIds));
  const latitudes = indiaMarks.map(({ at }) => at[0]);
  expect(latitudes).toEqual([...latitudes].sort((a, b) => b - a));
});

test.each(marksOfIndia)('$name leads to as many trips as it says', ({ ids, trips: count, state }) => {
  expect(count).toBe(trips.filter((trip) => ids.includes(facetsOf(trip).where)).length);
  if (state) expect([tripsInState(state).length, [state]]).toEqual([count, ids]);
});

test('together they lead to every trip of a state', () => {
  const reached = new Set(marksOfIndia.flatMap(({ ids }) => ids));
  expect(trips.filter(({ state }) => state && !reached.has(state))).toEqual([]);
});
