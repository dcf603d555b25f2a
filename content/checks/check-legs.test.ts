/** The limits on the legs of a plan, each tested from both sides. */
import { itineraryCards } from '../catalogue/itinerary-cards';
import { places } from '../catalogue/places';
import type { Leg } from '../schema/legs';
import { accessProblems, planProblems } from './check-legs';
import { accessOf } from '../model/route/access';
import { straightLine } from '../model/route/straight-line';
import { trips } from '../catalogue/trips';

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
/** The problems of a plan with one day and one leg. */
const problemsOf = (change: Partial<Leg>) => planProblems([day([leg(change)])]);

// The check of all content covers the plans of trips only, so this test covers those of the cards.
test('the days of every itinerary card add up, and no trip drives more than fourteen hours in a day', () => {
  for (const { id, plan } of itineraryCards) expect([id, planProblems(plan)]).toEqual([id, []]);
  expect(trips.filter((trip) => accessOf(trip).longestDrive > 14)).toEqual([]);
});

test('a degree of latitude is 111 km', () => {
  expect(straightLine({ at: [10, 77] }, { at: [11, 77] })).toBeCloseTo(111.2, 1);
});

test.each<[Leg['by'], number, number]>([
  ['car', 10, 90],
  ['foot', 0.8, 6],
])('accepts a way by %s at %d to %d km/h, and at other speeds with a reason', (by, least, most) => {
  const at = (speed: number): Partial<Leg> => ({ by, hours: (line * 1.5) / speed });
  for (const speed of [least * 1.01, most * 0.99]) expect(problemsOf(at(speed))).toEqual([]);
  for (const speed of [least * 0.99, most * 1.01]) {
    const km = `${speed.toFixed(0)} km/h by ${by}, not ${least} to ${most}, without a reason`;
    expect(problemsOf(at(speed))).toEqual([`day 1: ${from} → ${to}: ${km}`]);
    expect(problemsOf({ ...at(speed), because: 'a rope ferry' })).toEqual([]);
  }
});

test('a leg may be 3 km or a thirtieth shorter than the line, and 2.6 times as long, or longer with a reason', () => {
  const short = line - 3.1;
  expect([problemsOf({ km: line - 2.9 }), problemsOf({ km: line * 2.59, hours: 6 })]).toEqual([[], []]);
  expect([...problemsOf({ km: short }), ...problemsOf({ km: 300, hours: 6 })]).toEqual([
    `day 1: ${from} → ${to}: ${short} km is less than the straight line of ${line.toFixed(1)} km`,
    `day 1: ${from} → ${to}: 300 km is more than 2.6 times the straight line of ${line.toFixed(1)} km, without a reason`,
  ]);
  expect(problemsOf({ km: 300, hours: 6, because: 'hairpins' })).toEqual([]);
  const flight = { to: far, by: 'flight', hours: 4 } as const;
  expect(problemsOf({ ...flight, km: longLine * 0.98 })).toEqual([]);
  expect(problemsOf({ ...flight, km: longLine * 0.96, because: 'a tail wind' })).toHaveLength(1);
});

test('a round trip to the same town needs a reason, however short', () => {
  const walk: Partial<Leg> = { to: from, by: 'foot', km: 3, hours: 1 };
  expect(problemsOf(walk)).toEqual([`day 1: ${from} → ${from}: leads nowhere`]);
  expect(problemsOf({ ...walk, because: 'round the tank' })).toEqual([]);
  expect(problemsOf({ ...walk, km: 4 })).toHaveLength(2);
});

test('a day starts where the one before ended, and its night is where it ends, by any name; the last day has none', () => {
  expect(planProblems([day([leg()]), day([leg()])])).toEqual([
    `day 2: a leg starts at '${from}', the one before ended at '${to}'`,
  ]);
  expect(planProblems([day([leg()]), day([]), day([leg({ from: to, to: from })])])).toEqual([]);
  expect(planProblems([day([leg()], 'Ooty'), day([])])).toEqual([
    `day 1: ends at ${end.name}, but the night is at Ooty`,
  ]);
  expect(planProblems([day([leg()], 'Ooty')])).toEqual([]);
  const [id = '', known = end] = Object.entries(places).find(([, { also }]) => also) ?? [];
  const stay = leg({ from: id, to: id, km: 2, hours: 1, by: 'foot', because: 'a stroll' });
  for (const name of [known.name, ...(known.also ?? [])])
    expect(planProblems([day([stay], `A house at ${name}`), day([])])).toEqual([]);
});

test('the kilometres in a title match the legs with some tolerance; walking does not count', () => {
  const km = Math.round(line * 1.5);
  const titled = (title: string, legs: readonly Leg[] = [leg({ km })]) => planProblems([day(legs, end.name, title)]);
  const tolerance = Math.max(10, km * 0.15);
  for (const right of [Math.floor(km + tolerance), Math.ceil(km - tolerance)])
    expect(titled(`Up, ${right} km`)).toEqual([]);
  const tooMany = Math.ceil(km + tolerance + 1);
  expect(titled(`Up, ${tooMany} km`)).toEqual([`day 1: its title says ${tooMany} km, its legs make ${km}`]);
  const walk = leg({ from: to, km: 40, hours: 9, by: 'foot', because: 'round the lake' });
  expect(titled(`Up, ${km} km`, [leg({ km }), walk])).toEqual([]);
  expect(titled('North, 2,030 km', [leg({ to: far, by: 'flight', km: 2_030, hours: 3 })])).toEqual([]);
});

test('access covers the longest walk, with half a kilometre of tolerance, and the highest place on the ground', () => {
  const walk = (km: number) => leg({ from: to, km, hours: km / 3, by: 'foot', because: 'a walk' });
  const access = { walkingKm: 5, steps: 0, highestPoint: end.altitude, notForElders: false };
  expect(accessProblems({ plan: [day([walk(3), leg({ from: to }), walk(2.5)]), day([walk(5)])], access })).toEqual([]);
  expect(accessProblems({ plan: [day([walk(1)]), day([walk(3), walk(2.6)])], access })).toEqual([
    `walkingKm is 5, a day's legs on foot make 5.6`,
  ]);
  const low = { ...access, highestPoint: end.altitude - 1 };
  const problem = `highestPoint is ${low.highestPoint} m, a place on the way lies at ${end.altitude} m`;
  for (const one of [leg(), leg({ from: to, to: from })])
    expect(accessProblems({ plan: [day([one])], access: low })).toEqual([problem]);
  expect(accessProblems({ plan: [day([leg({ by: 'flight' })])], access: low })).toEqual([]);
});
