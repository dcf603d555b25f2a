import { noting, someTrip } from '../model/test/trips';
import { startProblems } from './start-problems';

const closed = (otherYears: string[]) =>
  noting(
    someTrip(({ cannotStart }) => cannotStart.length === 0),
    { cannotStart: [{ from: '01-01', until: '01-16', otherYears }] },
  );

test('refuses a usual last day that is earlier than that of some year, because years to come would open too early', () => {
  expect(startProblems(closed(['2028-01-09', '2029-01-16']))).toEqual([]);
  expect(startProblems(closed(['2028-01-09', '2029-01-17']))).toEqual([
    expect.stringMatching(/cannotStart\.0\.until: is 01-16, and 2029-01-17 is later/),
  ]);
});
