import { noting, someTrip } from '../model/test/trips';
import { undatedFestivals } from './festival-names';

const named = (note: string) =>
  undatedFestivals({
    trips: [noting(someTrip(), { season: { best: ['jan'], fair: [], note }, questions: [], plan: [] })],
    statePages: {},
    texts: {},
  });

test('names a festival of a text that has no days in the calendar', () => {
  expect(named('The Surajkund Mela fills the town.')).toEqual([expect.stringContaining('names “Surajkund Mela”')]);
  expect(named('The Magh Mela and the Ardh Kumbh fill the town in Sawan.')).toEqual([]);
});
