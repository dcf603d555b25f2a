/** Where a leg stops being possible: each limit from both sides. */
import { places } from '../catalogue/places';
import type { Leg } from '../schema/legs';
import { accessProblems, planProblems, straightLine } from './legs';

const placeOf = (id: string) => {
  const place = places[id];
  if (!place) throw new Error(`the gazetteer lacks ${id}`);
  return place;
};
const [from, to, far] = ['madurai', 'kodaikanal', 'delhi'];
const end = placeOf(to);
const line = straightLine(placeOf(from), end);
const longLine = straightLine(placeOf(from), placeOf(far));

const leg = (change: Partial<Leg> = {}): Leg => ({ from, to, km: line * 1.5, hours: 3, by: 'car', ...change });
const day = (legs: readonly Leg[], overnight = end.name, title = 'On the road') => ({ title, overnight, legs });
/** The problems of one day with one leg. */
const problemsOf = (change: Partial<Leg>) => planProblems([day([leg(change)])]);
/** A leg at this speed. */
const at = (speed: number, by: Leg['by']): Partial<Leg> => ({ by, km: line * 1.5, hours: (line * 1.5) / speed });

test.each<[Leg['by'], number, number]>([
  ['car', 10, 90],
  ['train', 12, 160],
  ['boat', 3, 60],
  ['flight', 150, 900],
  ['foot', 0.8, 6],
  ['cable', 5, 36],
])('by %s one travels at %d to %d km/h', (by, least, most) => {
  for (const speed of [least * 1.01, most * 0.99]) expect(problemsOf(at(speed, by))).toEqual([]);
  for (const speed of [least * 0.99, most * 1.01]) {
    const km = `${speed.toFixed(0)} km/h by ${by}, not ${least} to ${most}, without a reason`;
    expect(problemsOf(at(speed, by))).toEqual([`day 1: ${from} → ${to}: ${km}`]);
    expect(problemsOf({ ...at(speed, by), because: 'a rope ferry' })).toEqual([]);
  }
});

test('coordinates stand for a whole town: a leg may be 3 km or a thirtieth shorter than the line', () => {
  expect(problemsOf({ km: line - 2.9 })).toEqual([]);
  const short = line - 3.1;
  expect(problemsOf({ km: short })).toEqual([
    `day 1: ${from} → ${to}: ${short} km is less than the straight line of ${line.toFixed(1)} km`,
  ]);
  const flight = { to: far, by: 'flight', hours: 4 } as const;
  expect(problemsOf({ ...flight, km: longLine * 0.98 })).toEqual([]);
  expect(problemsOf({ ...flight, km: longLine * 0.96, because: 'a tail wind' })).toHaveLength(1);
});

test('a road is at most 2.6 times as long as the line, or has a reason', () => {
  expect(problemsOf({ km: line * 2.59, hours: 6 })).toEqual([]);
  expect(problemsOf({ km: 300, hours: 6 })).toEqual([
    `day 1: ${from} → ${to}: 300 km is more than 2.6 times the straight line of ${line.toFixed(1)} km, without a reason`,
  ]);
});

test('round and back to the same town needs a reason, however short', () => {
  const walk: Partial<Leg> = { to: from, by: 'foot', km: 3, hours: 1 };
  expect(problemsOf(walk)).toEqual([`day 1: ${from} → ${from}: leads nowhere`]);
  expect(problemsOf({ ...walk, because: 'round the tank' })).toEqual([]);
  expect(problemsOf({ ...walk, km: 4 })).toHaveLength(2);
});

test('every place that is not in the gazetteer is named', () => {
  const unknown = (id: string) => `day 1: names the place '${id}', which is not in content/catalogue/places`;
  expect(problemsOf({ from: 'eldorado', to: 'shangri-la' })).toEqual([unknown('eldorado'), unknown('shangri-la')]);
  expect(problemsOf({ from: 'eldorado' })).toEqual([unknown('eldorado')]);
});

test('a day starts where the one before ended', () => {
  expect(planProblems([day([leg()]), day([leg()])])).toEqual([
    `day 2: a leg starts at '${from}', the one before ended at '${to}'`,
  ]);
  expect(planProblems([day([leg()]), day([]), day([leg({ from: to, to: from })])])).toEqual([]);
});

test('the night is where the day ends, under any name of the place; the last day has none', () => {
  expect(planProblems([day([leg()], 'Ooty'), day([])])).toEqual([
    `day 1: ends at ${end.name}, but the night is at Ooty`,
  ]);
  expect(planProblems([day([leg()], 'Ooty')])).toEqual([]);
  const entry = Object.entries(places).find(([, { also }]) => also);
  if (!entry) throw new Error('no place of the gazetteer has a second name');
  const [id, known] = entry;
  const stay: Leg = { from: id, to: id, km: 2, hours: 1, by: 'foot', because: 'a stroll' };
  for (const name of [known.name, ...(known.also ?? [])])
    expect(planProblems([day([stay], `A house at ${name}`), day([])])).toEqual([]);
});

test('the kilometres of a title are those of the legs, to a tenth or so; what is walked does not count', () => {
  const km = Math.round(line * 1.5);
  const titled = (title: string, legs: readonly Leg[] = [leg({ km })]) => planProblems([day(legs, end.name, title)]);
  const room = Math.max(10, km * 0.15);
  expect(titled(`Up, ${Math.floor(km + room)} km`)).toEqual([]);
  expect(titled(`Up, ${Math.ceil(km - room)} km`)).toEqual([]);
  const tooMany = Math.ceil(km + room + 1);
  expect(titled(`Up, ${tooMany} km`)).toEqual([`day 1: its title says ${tooMany} km, its legs make ${km}`]);
  const walk: Leg = { from: to, to, km: 40, hours: 9, by: 'foot', because: 'round the lake' };
  expect(titled(`Up, ${km} km`, [leg({ km }), walk])).toEqual([]);
  expect(titled('Out and back, 9 km', [leg({ to: from, km: 2, hours: 0.1, because: 'a rickshaw' })])).toEqual([]);
  const flight = leg({ to: far, by: 'flight', km: 2_030, hours: 3 });
  expect(titled('North, 2,030 km', [flight])).toEqual([]);
  expect(titled('North, 4,060 km', [flight])).toEqual(['day 1: its title says 4,060 km, its legs make 2030']);
});

describe('what a body has to do', () => {
  const walk = (km: number): Leg => ({ from: to, to, km, hours: km / 3, by: 'foot', because: 'a walk' });
  const access = { walkingKm: 5, steps: 0, highestPoint: end.altitude };

  test('is the walking of the longest day, half a kilometre more or less', () => {
    expect(accessProblems({ plan: [day([walk(3), leg({ from: to }), walk(2.5)]), day([walk(5)])], access })).toEqual(
      [],
    );
    expect(accessProblems({ plan: [day([walk(1)]), day([walk(3), walk(2.6)])], access })).toEqual([
      `walkingKm is 5, a day's legs on foot make 5.6`,
    ]);
    expect(accessProblems({ plan: [], access: { walkingKm: 0, steps: 0, highestPoint: 0 } })).toEqual([]);
  });

  test('is the highest place on the ground, at either end of a leg', () => {
    const low = { ...access, highestPoint: end.altitude - 1 };
    const problem = `highestPoint is ${low.highestPoint} m, a place on the way lies at ${end.altitude} m`;
    expect(accessProblems({ plan: [day([leg()])], access: low })).toEqual([problem]);
    expect(accessProblems({ plan: [day([leg({ from: to, to: from })])], access: low })).toEqual([problem]);
    expect(accessProblems({ plan: [day([leg({ by: 'flight' })])], access: low })).toEqual([]);
  });
});
