import fc from 'fast-check';
import { finderItemOf } from '@/content/words/finder';
import { anyText } from '@/scripts/lib/test/any-text';
import { finderFilter, packageFilter } from './definitions';
import { findTrips, type SearchableTrip } from '@/content/model/filter/find-trips';
import { countChoices, isShown, type Chosen } from '@/content/model/filter/groups';
import { trips } from '@/content/catalogue/trips';

const items = trips.map(finderItemOf);
const groups = Object.entries(finderFilter);

/** One radio button is chosen, and up to three checkboxes. */
const combination: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(
    groups.map(([name, { kind, choices }]) => {
      const ids = choices.map(({ id }) => id);
      return [
        name,
        kind === 'one' ? fc.constantFrom(...ids) : fc.subarray(ids, { maxLength: Math.min(3, ids.length) }),
      ];
    }),
  ),
);

/** Returns whether the trip has one of the chosen sights in one of the chosen months; an empty choice matches any. */
function isSeen(id: string, { sight = [], month = [] }: Chosen): boolean {
  const sights = trips.find((trip) => trip.id === id)?.sights ?? [];
  const isIn = (ids: Chosen[string], wanted: string) => ids.length === 0 || ids.includes(wanted);
  return (
    sight.length === 0 || sights.some(({ kind, months }) => isIn(sight, kind) && months.some((one) => isIn(month, one)))
  );
}

/** The ids of the trips that match the choices of every group, worked out group by group. */
const under = (chosen: Chosen): string[] =>
  groups
    .reduce((left, [name, { every }]) => {
      const ids = new Set([chosen[name] ?? []].flat());
      const own = (item: (typeof items)[number]): readonly string[] => Reflect.get(item.in, name) as string[];
      if (every) return left.filter((item) => [...ids].every((id) => own(item).includes(id)));
      return ids.size === 0 ? left : left.filter((item) => own(item).some((id) => ids.has(id)));
    }, items)
    .map(({ id }) => id)
    .filter((id) => isSeen(id, chosen));

test('shows the matching trips for each of 500 combinations, and counts each choice as if it were chosen', () => {
  fc.assert(
    fc.property(combination, fc.constantFrom(...groups), (chosen, [name, { kind, choices, every }]) => {
      expect(items.filter((item) => isShown(item, finderFilter, chosen)).map(({ id }) => id)).toEqual(under(chosen));
      const counts = countChoices(items, finderFilter, chosen);
      for (const { id } of choices) {
        const others = every ? [chosen[name] ?? []].flat() : [];
        const made = { ...chosen, [name]: kind === 'one' ? id : [...others, id] };
        expect([name, id, counts[name]?.[id]]).toEqual([name, id, under(made).length]);
      }
    }),
    { numRuns: 500 },
  );
});

/** Few different values, so that many records compare as equal. */
const record: fc.Arbitrary<SearchableTrip> = fc
  .record({
    id: fc.uuid(),
    name: fc.oneof(fc.constantFrom('Goa', 'goa', 'Kerala Package', 'Bali', 'İ', '[a-z', ''), anyText),
    category: fc.constantFrom('domestic', 'international', 'honeymoon', '__proto__'),
    price: fc.integer({ min: 0, max: 5 }),
    rating: fc.integer({ min: 0, max: 5 }),
  })
  .map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));
const query = fc.record({
  search: fc.oneof(fc.constant(''), fc.constantFrom('a', 'GOA', ' kerala ', 'o', '\tHoneymoon', '.*', '('), anyText),
  category: fc.constantFrom('all', 'domestic', 'international', 'no such category', '__proto__'),
  sort: fc.constantFrom(...packageFilter.sort.choices.map(({ id }) => id)),
});

test('finds the matching records of any query, each once and in order, with a stable sort', () => {
  fc.assert(
    fc.property(fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 }), query, (records, asked) => {
      const before = [...records];
      const found = findTrips(records, { category: packageFilter.category }, asked);
      expect(records).toEqual(before);
      const wanted = asked.search.trim().toLowerCase();
      const matching = records.filter(
        ({ name, category }) =>
          (asked.category === 'all' || category === asked.category) &&
          [name, category].some((field) => field.toLowerCase().includes(wanted)),
      );
      expect(new Set(found)).toEqual(new Set(matching));
      expect(found).toHaveLength(matching.length);
      for (const [index, right] of found.entries()) {
        const left = found[index - 1];
        if (!left) continue;
        const step = {
          name: left.name.localeCompare(right.name, 'en-IN'),
          price: left.price - right.price,
          rating: right.rating - left.rating,
        }[asked.sort];
        expect(step).toBeLessThanOrEqual(0);
        if (step === 0) expect(records.indexOf(left)).toBeLessThan(records.indexOf(right));
      }
    }),
    { numRuns: 200 },
  );
});
