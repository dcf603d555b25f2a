import { itineraryCards } from '../catalogue/itinerary-cards';
import { places } from '../catalogue/places';
import { allTripNotes } from '../catalogue/trip-notes';
import { legSchema, type Leg } from '../schema/legs';
import { accessOf } from './access';
import { accessProblems, planProblems, straightLine } from './legs';

test.each([...allTripNotes, ...itineraryCards])('$id: its days add up', ({ plan }) => {
  expect(planProblems(plan)).toEqual([]);
  for (const leg of plan.flatMap(({ legs }) => legs)) expect(legSchema.safeParse(leg).error).toBeUndefined();
});

test.each(allTripNotes)('$id: its numbers are no less than its legs', (notes) => {
  expect(accessProblems(notes)).toEqual([]);
  const { longestDrive, highestNight, highestPoint } = accessOf(notes);
  expect(longestDrive).toBeLessThanOrEqual(14);
  expect(highestNight?.metres ?? 0).toBeLessThanOrEqual(highestPoint);
});

test('a degree of latitude is 111 km', () => {
  expect(straightLine({ at: [10, 77] }, { at: [11, 77] })).toBeCloseTo(111.2, 1);
});

describe('a plan that cannot be', () => {
  const [from, to] = ['madurai', 'kodaikanal'];
  const [start, end] = [places[from], places[to]];
  if (!start || !end) throw new Error('the gazetteer lacks Madurai or Kodaikanal');
  const line = straightLine(start, end);
  const drive = (change: Partial<Leg> = {}): Leg => ({
    from,
    to,
    km: Math.round(line * 1.5),
    hours: 3,
    by: 'car',
    ...change,
  });
  const day = (legs: readonly Leg[], overnight = end.name) => ({ title: 'On the road', overnight, legs });
  const home = day([], 'Departure');

  test('is no problem when it can', () => {
    expect(planProblems([day([drive()]), home])).toEqual([]);
  });

  test.each<[string, readonly Leg[], string]>([
    ['shorter than the straight line', [drive({ km: line * 0.8 })], 'less than the straight line'],
    ['a detour without a reason', [drive({ km: line * 2.7, hours: 5 })], 'more than 2.6 times'],
    ['faster than any road', [drive({ hours: 0.5 })], 'km/h by car'],
    ['slower than walking', [drive({ hours: 24 })], 'km/h by car'],
    ['to a place that is not in the gazetteer', [drive({ to: 'shangri-la' })], "'shangri-la'"],
    ['nowhere', [drive({ to: from, km: 1, hours: 0.5, by: 'foot' })], 'leads nowhere'],
    ['from elsewhere than it ended', [drive(), drive()], 'a leg starts at'],
  ])('%s', (_what, legs, problem) => {
    expect(planProblems([day(legs), home]).join('\n')).toContain(problem);
  });

  test('with a reason a detour is one', () => {
    expect(
      planProblems([day([drive({ km: line * 2.7, hours: 5, because: 'hairpins of the ghat road' })]), home]),
    ).toEqual([]);
  });

  test('sleeping elsewhere than the day ends', () => {
    expect(planProblems([day([drive()], 'Ooty'), home]).join()).toContain('the night is at Ooty');
  });

  test('a title with other kilometres than the legs', () => {
    expect(planProblems([{ ...day([drive()]), title: 'Up the hill, 500 km' }, home]).join()).toContain(
      'its title says 500 km',
    );
  });

  test('numbers below the legs', () => {
    const plan = [day([drive({ km: 9, hours: 3, by: 'foot', because: 'a test' })])];
    expect(accessProblems({ plan, access: { walkingKm: 2, steps: 0, highestPoint: end.altitude } })).toHaveLength(1);
    expect(accessProblems({ plan, access: { walkingKm: 9, steps: 0, highestPoint: end.altitude - 1 } })).toHaveLength(
      1,
    );
  });
});
