import fc from 'fast-check';
import { finderItemOf } from '@/content/queries/finder';
import { trips } from '@/content/queries/trips';
import { finderFilter } from './definitions';
import { countChoices, isShown, type Chosen } from './groups';

const items = trips.map(finderItemOf);
const groups = Object.entries(finderFilter);

/** Of radio buttons one is chosen, of checkboxes up to three. */
const combination: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(
    groups.map(([name, { kind, choices }]) => {
      const ids = choices.map(({ id }) => id);
      return [name, kind === 'one' ? fc.constantFrom(...ids) : fc.subarray(ids, { maxLength: 3 })];
    }),
  ),
);

/** Whether a trip's record has one of the chosen sights in one of the chosen months; with no choice any will do. */
function isSeen(id: string, { sight = [], month = [] }: Chosen): boolean {
  const sights = trips.find((trip) => trip.id === id)?.notes.sights ?? [];
  const isIn = (ids: Chosen[string], wanted: string) => ids.length === 0 || ids.includes(wanted);
  return (
    sight.length === 0 || sights.some(({ kind, months }) => isIn(sight, kind) && months.some((one) => isIn(month, one)))
  );
}

/** The ids of the trips under some choices of every group, found group by group. */
const under = (chosen: Chosen): string[] =>
  groups
    .reduce((left, [name]) => {
      const ids = new Set([chosen[name] ?? []].flat());
      const own = (item: (typeof items)[number]): readonly string[] => Reflect.get(item.in, name) as string[];
      return ids.size === 0 ? left : left.filter((item) => own(item).some((id) => ids.has(id)));
    }, items)
    .map(({ id }) => id)
    .filter((id) => isSeen(id, chosen));

test('each of 500 combinations shows the trips that stand under it, and counts each choice as if it were made', () => {
  fc.assert(
    fc.property(combination, fc.constantFrom(...groups), (chosen, [name, { kind, choices }]) => {
      expect(items.filter((item) => isShown(item, finderFilter, chosen)).map(({ id }) => id)).toEqual(under(chosen));
      const counts = countChoices(items, finderFilter, chosen);
      for (const { id } of choices) {
        const made = { ...chosen, [name]: kind === 'one' ? id : [id] };
        expect([name, id, counts[name]?.[id]]).toEqual([name, id, under(made).length]);
      }
    }),
    { numRuns: 500 },
  );
});
