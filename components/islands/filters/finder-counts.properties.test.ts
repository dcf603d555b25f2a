import fc from 'fast-check';
import { accessOf } from '@/content/queries/access';
import { finderChoicesOf } from '@/content/queries/finder';
import { facetsOf } from '@/content/queries/trip-facets';
import { trips } from '@/content/queries/trips';
import { finderGroups } from './definitions';
import { countChoices, isShown } from './groups';

const records = trips.map((trip) => ({ ...trip, facets: facetsOf(trip) }));
const items = trips.map((trip) => ({ id: trip.id, in: finderChoicesOf(trip) }));
const idsOf = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
const some = (choices: readonly { id: string }[]) => fc.subarray(idsOf(choices), { maxLength: 3 });
const one = (choices: readonly { id: string }[]) => fc.constantFrom(...idsOf(choices));

const { where, from, month, days, price, kind, company, suits, steps } = finderGroups;
const combination = fc.record({
  where: some(where.choices),
  from: some(from.choices),
  month: some(month.choices),
  days: some(days.choices),
  price: one(price.choices),
  kind: some(kind.choices),
  company: one(company.choices),
  suits: one(suits.choices),
  steps: one(steps.choices),
});
type Combination = typeof combination extends fc.Arbitrary<infer Value> ? Value : never;

const limits: Record<string, [number, number]> = {
  'one-day': [1, 1],
  'two-three': [2, 3],
  'four-five': [4, 5],
  'six-seven': [6, 7],
  'eight-up': [8, 99],
};

const mostSteps: Record<string, number> = { none: 0, few: 100 };

const families: Record<string, readonly string[]> = {
  any: [],
  both: ['children', 'elders'],
  'from-six-both': ['from-six', 'elders'],
};

/** The same question asked of the records, without the groups and their choices. */
function fits(trip: (typeof records)[number], wanted: Combination): boolean {
  const among = (chosen: readonly string[], own: readonly string[]) =>
    chosen.length === 0 || chosen.some((id) => own.includes(id));
  const people = families[wanted.suits] ?? [wanted.suits];
  return (
    among(wanted.where, [trip.facets.where, trip.abroad ? 'abroad' : '']) &&
    among(wanted.from, [trip.notes.gateway]) &&
    among(wanted.month, [...trip.notes.season.best, ...trip.notes.season.fair]) &&
    (wanted.days.length === 0 ||
      wanted.days.some((id) => trip.days >= (limits[id]?.[0] ?? 0) && trip.days <= (limits[id]?.[1] ?? 0))) &&
    (wanted.price === 'any' ||
      trip.price / (trip.basis === 'per couple' ? 2 : 1) < Number(wanted.price.replace('under-', ''))) &&
    among(wanted.kind, trip.facets.kinds) &&
    (wanted.company === 'any' || trip.facets.company.some((own) => own === wanted.company)) &&
    people.every((id) => trip.facets.suits.some((own) => own === id)) &&
    (wanted.steps === 'any' ||
      (trip.notes.access.steps <= (mostSteps[wanted.steps] ?? Infinity) && accessOf(trip.notes).pathClimb === 0))
  );
}

test('each of 2,000 combinations shows the trips that the records say, and counts each choice as if it were made', () => {
  fc.assert(
    fc.property(combination, fc.constantFrom(...Object.keys(finderGroups)), (wanted, name) => {
      const shown = items.filter((item) => isShown(item, finderGroups, wanted)).map(({ id }) => id);
      expect(shown).toEqual(records.filter((trip) => fits(trip, wanted)).map(({ id }) => id));
      const counts = countChoices(items, finderGroups, wanted);
      const group = Object.entries(finderGroups).find(([own]) => own === name)?.[1];
      for (const { id } of group?.choices ?? []) {
        const made = { ...wanted, [name]: group?.kind === 'one' ? id : [id] };
        expect([name, id, counts[name]?.[id]]).toEqual([name, id, records.filter((trip) => fits(trip, made)).length]);
      }
    }),
    { numRuns: 2000 },
  );
});
