import { isSame, merged, takenBack, withChanges } from './merge';

const base = { name: 'Bali', price: 26_300, plan: [{ title: 'Arrive' }, { title: 'Leave' }], note: '' };

test('keeps what only one of them changed, and treats an empty field as a missing one', () => {
  const mine = { ...base, price: 27_000, note: undefined };
  const theirs = { ...base, plan: [{ title: 'Arrive' }, { title: 'Go' }] };
  const { changes, clashes } = merged(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(isSame(withChanges(mine, changes), { ...mine, plan: theirs.plan })).toBe(true);
});

test.each<[string, unknown, unknown, string]>([
  ['a field', { price: 27_000 }, { price: 28_000 }, 'price'],
  [
    'a field of a row',
    { plan: [{ title: 'A' }, base.plan[1]] },
    { plan: [{ title: 'B' }, base.plan[1]] },
    'plan.0.title',
  ],
  ['a list of another length', { plan: [base.plan[0]] }, { plan: [...base.plan, { title: 'Rest' }] }, 'plan'],
])('asks about %s that both changed', (_what, mine, theirs, path) => {
  const { changes, clashes } = merged(base, { ...base, ...(mine as object) }, { ...base, ...(theirs as object) });
  expect([changes, clashes.map((clash) => clash.path)]).toEqual([[], [path]]);
});

test('does not ask where both made the same change', () => {
  const both = { ...base, price: 27_000 };
  expect(merged(base, both, { ...both })).toEqual({ changes: [], clashes: [] });
});

test('undoes a change in the newest state, and keeps changes to other fields', () => {
  const before = { price: 1, days: 2, plan: [{ text: 'a' }, { text: 'b' }] };
  const after = { price: 5, days: 2, plan: [{ text: 'a' }, { text: 'c' }] };
  const current = { price: 5, days: 3, plan: [{ text: 'z' }, { text: 'c' }], note: 'new' };
  expect(takenBack(current, before, after)).toEqual({
    price: 1,
    days: 3,
    plan: [{ text: 'z' }, { text: 'b' }],
    note: 'new',
  });
});

test('restores a list in an entry whose length the change altered', () => {
  const [short, long] = [['a'], ['a', 'b', 'c']].map((legs) => ({ plan: [{ title: 'Arrive', legs }] }));
  expect(takenBack({ ...long, price: 5 }, { ...short }, { ...long })).toEqual({ ...short, price: 5 });
});

test('removes a field that a change added, and restores one that it removed', () => {
  expect(takenBack({ b: 2, c: 3 }, { a: 1 }, { b: 2 })).toEqual({ a: 1, c: 3 });
});

test.each([
  ['a value', 3, 1, 2],
  ['a list that has another length by now', ['a', 'c', 'd'], ['a', 'b'], ['a', 'c']],
])('does not undo a change of %s that was changed again', (_what, current, before, after) => {
  expect(takenBack({ field: current }, { field: before }, { field: after })).toBeUndefined();
});
