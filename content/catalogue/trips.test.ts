import { stateIds } from '../ids/states';
import { domesticTrips, groupTrips, honeymoonTrips, seedTrips, tripOf, trips } from './trips';

test('has every trip of every collection once, in catalogue order', () => {
  const lists = [seedTrips, ...stateIds.map((id) => domesticTrips[id]), honeymoonTrips, groupTrips];
  expect(trips.map(({ id }) => id)).toEqual(lists.flatMap((list) => list.map(({ id }) => id)));
  expect(new Set(trips).size).toBe(trips.length);
});

test('throws an error that names a missing trip', () => {
  expect(() => tripOf('nowhere')).toThrow("there is no trip 'nowhere' in content/records/trips");
});
