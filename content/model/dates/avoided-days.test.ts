import { festivalOf } from '../../catalogue/festivals';
import { places } from '../../catalogue/places';
import { trips } from '../../catalogue/trips';
import { dayOf, leg } from '../test/trips';
import { dayMet, daysAvoided, meetingsOf } from './avoided-days';
import { daysAfter, type Day } from './departures';
import { datedFestivals } from './festivals';
import type { Trip } from '../../schema/types';

type Avoided = Trip['avoids'][number];
type Planned = Pick<Trip, 'plan' | 'avoids' | 'days'>;

const firstOf = (days: readonly Day[]): Day => {
  const [first] = [...days].sort();
  if (first === undefined) throw new Error('there is no day');
  return first;
};

/** Before every day of the calendar of festivals, and after it. */
const begin = daysAfter(firstOf(datedFestivals.map(({ first }) => first)), -30);
const end = daysAfter(
  datedFestivals.map(({ last }) => last).reduce((one, other) => (one > other ? one : other)),
  30,
);
const everyDay: Day[] = [];
for (let day = begin; day <= end; day = daysAfter(day, 1)) everyDay.push(day);

/** The towns of each day of a plan, from 1: where its night before and its own night are, and the ends of its legs. */
function townsOf(plan: Trip['plan'], number: number): Set<string> {
  const [before, own] = [plan[number - 2], plan[number - 1]];
  const ends = (own?.legs ?? []).flatMap(({ from, to }) => [places[from]?.name, places[to]?.name]);
  return new Set([before?.overnight, own?.overnight, ...ends].filter((name) => name !== undefined));
}

/** Returns whether a trip that starts on a day meets an entry, day by day. */
function meets({ plan, days }: Planned, avoided: Avoided, start: Day): boolean {
  const { around: usual = 0, towns } = festivalOf(avoided.festival);
  const around = avoided.around ?? usual;
  const windows = datedFestivals
    .filter(({ id, name }) => id === avoided.festival && (!avoided.only || name.split(': ').at(-1) === avoided.only))
    .map(({ first, last }) => [daysAfter(first, -around), daysAfter(last, around)] as const);
  return Array.from({ length: days }, (_, at) => at + 1).some((number) => {
    const day = daysAfter(start, number - 1);
    const isThere =
      avoided.days.length > 0
        ? avoided.days.includes(number)
        : !towns || towns.some((town) => townsOf(plan, number).has(town));
    return isThere && windows.some(([first, last]) => first <= day && day <= last);
  });
}

/** The start days of one entry, all of them. */
const startsOf = (trip: Planned, avoided: Avoided, from: Day = begin): Day[] =>
  meetingsOf({ ...trip, avoids: [avoided] }, from).flatMap(({ on }) =>
    everyDay.filter((day) => on.some((span) => span.from <= day && day <= span.until)),
  );

/** A plan with its nights, the last one at home. */
const planned = (...nights: string[]): Planned => ({
  days: nights.length + 1,
  plan: [...nights, ''].map((overnight) => ({ ...dayOf(), overnight })),
  avoids: [],
});

const avoiding = (festival: Avoided['festival'], fields: Partial<Avoided> = {}): Avoided => ({
  festival,
  days: [],
  must: true,
  because: 'the roads are closed',
  ...fields,
});

const fair = festivalOf('magh-mela');
const [town = ''] = fair.towns ?? [];
const bathing = datedFestivals.filter(({ id }) => id === fair.id);
const [bath] = bathing;
const holi = datedFestivals.find(({ id }) => id === 'holi');
if (!bath || !holi || !fair.around) throw new Error('the calendar lacks a festival');

const inTown = planned('Elsewhere', 'Elsewhere', town, 'Elsewhere');
const elsewhere = planned('Elsewhere', 'Elsewhere');

test.each<[string, Planned, Avoided]>([
  ['spends a night in its town', inTown, avoiding(fair.id)],
  ['spends every night in its town', planned(town, town, town, town), avoiding(fair.id)],
  ['is there on one of its days', inTown, avoiding(fair.id, { only: bath.name.split(': ').at(-1) })],
  ['is there in a whole week around it', inTown, avoiding(fair.id, { around: 7 })],
  ['has only some of its days there', inTown, avoiding(fair.id, { days: [3] })],
  ['has days there that follow each other', inTown, avoiding(fair.id, { days: [2, 3, 4] })],
  [
    'has days there that are far apart',
    planned(...Array.from({ length: 11 }, () => 'Elsewhere')),
    avoiding(fair.id, { days: [1, 9] }),
  ],
  ['meets a festival that is everywhere', elsewhere, avoiding('holi')],
  ['meets it on its last day only', elsewhere, avoiding('holi', { days: [3] })],
  ['meets it with the days around', elsewhere, avoiding('holi', { days: [1], around: 2 })],
  ['takes one day', { ...elsewhere, days: 1, plan: elsewhere.plan.slice(0, 1) }, avoiding('holi')],
  ['meets weeks of a festival', planned('Haridwar', 'Elsewhere'), avoiding('kanwar')],
])('finds the start days of a trip that %s', (_, trip, avoided) => {
  const expected = everyDay.filter((day) => meets(trip, avoided, day));
  expect(expected.length).toBeGreaterThan(0);
  expect(startsOf(trip, avoided)).toEqual(expected);
});

test('counts days from the festival on: with the third day there it starts up to two days before', () => {
  const { around = 0 } = fair;
  const starts = startsOf(inTown, avoiding(fair.id, { days: [3], only: bath.name.split(': ').at(-1) }));
  expect(starts).toContain(daysAfter(bath.first, -2 - around));
  expect(starts).toContain(daysAfter(bath.last, -2 + around));
  expect(starts).not.toContain(daysAfter(bath.first, -3 - around));
});

test('meets no festival of a town in which it is not', () => {
  expect(meetingsOf({ ...elsewhere, avoids: [avoiding(fair.id)] }, begin)).toEqual([]);
});

test('meets a festival of a town through which it drives', () => {
  const at = Object.keys(places).find((id) => places[id]?.name === town);
  if (at === undefined) throw new Error('the town is no place');
  const [first, ...others] = elsewhere.plan;
  if (!first) throw new Error('the plan has no day');
  const passing = { ...elsewhere, plan: [first, { ...others[0], ...dayOf(leg(at, at)) }, ...others.slice(1)] };
  const starts = startsOf(passing, avoiding(fair.id, { around: 1 }));
  // It drives there on its second day.
  expect(starts).toEqual(everyDay.filter((day) => meets(passing, avoiding(fair.id, { around: 1, days: [2] }), day)));
  expect(starts).toContain(daysAfter(bath.first, -1));
});

test('begins with the day from which it looks', () => {
  const later = daysAfter(holi.first, -1);
  const starts = startsOf(elsewhere, avoiding('holi'), later);
  expect(starts.slice(0, 2)).toEqual([later, holi.first]);
  expect(startsOf(elsewhere, avoiding('holi'), daysAfter(holi.last, 1))).not.toContain(holi.last);
  expect(meetingsOf({ ...elsewhere, avoids: [avoiding('holi')] }, end)).toEqual([]);
});

test('keeps entries apart, with their reasons', () => {
  const avoids = [
    avoiding('holi', { must: false, because: 'people throw colour' }),
    avoiding(fair.id),
    avoiding('holi', { days: [1] }),
  ];
  const found = meetingsOf({ ...elsewhere, avoids }, begin);
  expect(found.map(({ must, because }) => [must, because])).toEqual([
    [false, 'people throw colour'],
    [true, 'the roads are closed'],
  ]);
});

test.each<[Avoided, number, number | undefined]>([
  [avoiding('holi'), 0, 1],
  [avoiding('holi'), -2, 3],
  [avoiding('holi'), -3, undefined],
  [avoiding('holi'), 1, undefined],
  [avoiding('holi', { days: [2] }), -1, 2],
  [avoiding('holi', { days: [2] }), 0, undefined],
  [avoiding('holi', { days: [1, 3], around: 1 }), -1, 1],
  [avoiding('holi', { days: [3], around: 1 }), -1, 3],
])('with %j and a start %i days from the festival the day that meets it is %s', (avoided, later, number) => {
  // Around a day of Holi that lasts longer the numbers would be others.
  const dated = { ...holi, last: holi.first };
  expect(dayMet(elsewhere, avoided, dated, daysAfter(holi.first, later))).toBe(number);
});

test('takes the days of one name only where the entry has one', () => {
  const only = bath.name.split(': ').at(-1);
  expect(daysAvoided(avoiding(fair.id))).toEqual(bathing);
  expect(daysAvoided(avoiding(fair.id, { only }))).toEqual(bathing.filter(({ name }) => name === bath.name));
  expect(daysAvoided(avoiding(fair.id, { only: 'no such day' }))).toEqual([]);
});

test.each(trips)('finds for $id every start day that meets what it avoids, and no other', (trip) => {
  for (const avoided of trip.avoids)
    expect([avoided.festival, startsOf(trip, avoided)]).toEqual([
      avoided.festival,
      everyDay.filter((day) => meets(trip, avoided, day)),
    ]);
  // Spans are in order and apart.
  for (const { on } of meetingsOf(trip, begin))
    for (const [at, { from, until }] of on.entries()) {
      expect(from <= until).toBe(true);
      const next = on[at + 1];
      if (next) expect(next.from > daysAfter(until, 1)).toBe(true);
    }
});
