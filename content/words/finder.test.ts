import { states } from '../ids/states';
import { accessOf } from '../model/route/access';
import { finderChoicesOf, finderGroups } from './finder';
import { exampleProblems, finderProblems } from '../checks/finder-problems';
import { fileOf } from '../ids/file-of';
import { facetsOf } from '../model/trip-facets';
import { trips } from '../catalogue/trips';

test('matches a trip by place, start, months, kind and company', () => {
  for (const trip of trips) {
    const { where, from, kinds, company, suits } = facetsOf(trip);
    const { best, fair } = trip.season;
    const expected = {
      from: [from],
      month: [...best, ...fair],
      sight: trip.sights.map((sight) => sight.kind),
      kind: kinds.filter((kind) => kind !== 'wildlife'),
      company: ['any', ...company],
      suits,
      food: trip.suits.easyMeals,
    };
    expect(finderChoicesOf(trip).where).toEqual(expect.arrayContaining([...where, trip.abroad ? 'abroad' : 'india']));
    const choices: Record<string, readonly string[]> = finderChoicesOf(trip);
    for (const [group, ids] of Object.entries(expected))
      expect([trip.id, group, choices[group]]).toEqual([trip.id, group, expect.arrayContaining([...ids])]);
    expect(finderChoicesOf(trip).where.filter((id) => id in states)).toEqual(trip.state ? [trip.state] : []);
  }
});

test('sorts towns by the number of trips', () => {
  const counts = finderGroups.from.choices.map(
    ({ id }) => trips.filter((trip) => finderChoicesOf(trip).from.includes(id)).length,
  );
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('the limits of days and prices are those of their names', () => {
  const limits: Record<string, readonly [from: number, to: number]> = {
    'one-day': [1, 1],
    'two-three': [2, 3],
    'four-five': [4, 5],
    'six-seven': [6, 7],
    'eight-up': [8, 12],
  };
  for (const trip of trips) {
    const { days, price } = facetsOf(trip);
    const ofDays = Object.keys(limits).filter((id) => days >= (limits[id]?.[0] ?? 0) && days <= (limits[id]?.[1] ?? 0));
    expect(ofDays).toHaveLength(1);
    expect(finderChoicesOf(trip).days).toEqual(ofDays);
    const ofPrice = ['5000', '10000', '15000', '25000', '50000'].filter((most) => price <= Number(most));
    expect(finderChoicesOf(trip).price).toEqual(['any', ...ofPrice.map((most) => `under-${most}`)]);
  }
});

test.each([
  [0, ['any', 'none', 'few']],
  [1, ['any', 'few']],
  [100, ['any', 'few']],
  [101, ['any']],
])('counts a trip with %d steps as %j, unless its paths climb as high', (steps, choices) => {
  for (const trip of trips) {
    const climbing = { ...trip, access: { ...trip.access, steps } };
    const isClimb = accessOf(climbing).pathClimb > 0;
    expect(finderChoicesOf(climbing).steps).toEqual(isClimb ? ['any'] : choices);
  }
});

test('every choice of the finder matches some trips and not all; one that does not is reported', () => {
  expect(finderProblems()).toEqual([]);
  const choice = (id: string, has: () => boolean) => ({ id, label: id, has });
  const choices = [choice('any', () => true), choice('road', () => true), choice('train', () => false)];
  expect(finderProblems({ transport: { choices, fallback: 'any' } })).toEqual([
    'finder transport: road: shows every trip: leave it out',
    'finder transport: train: shows no trip: leave it out',
  ]);
});

test('names an example under the search box that is no choice, or finds no trip', () => {
  expect(exampleProblems()).toEqual([]);
  const examples = ['kind=temples', 'kind=temples&kind=moon', 'days=eight-up&price=under-5000'];
  const lineOf = (index: number, problem: string) =>
    `${fileOf('pages', 'finder-search')}: examples.${index}.query: ${problem}`;
  expect(exampleProblems(examples.map((query) => ({ query })))).toEqual([
    expect.stringContaining(lineOf(1, "'moon' is no choice of the finder")),
    lineOf(2, 'finds no trip'),
  ]);
});
