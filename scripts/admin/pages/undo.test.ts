/** Undoing changes, and describing them. */
import { takenBack } from '../browser/merge';
import { changesInWords } from './browser/changes-in-words';

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
  expect(() => takenBack({ field: current }, { field: before }, { field: after })).toThrow('changed again later');
});

test.each<[string, object, object, object[]]>([
  ['rupees', { price: 26_300 }, { price: 26_900 }, [{ field: 'Price', was: '₹26,300', is: '₹26,900' }]],
  ['a fare', {}, { ownFares: { fareAlone: 112_500 } }, [{ field: 'Fares', was: 'empty', is: '₹1,12,500' }]],
  [
    'a day',
    { departures: { without: ['2027-01-31'] } },
    { departures: { without: [] } },
    [{ field: 'Departures, Days on which no group leaves', was: '31/01/2027', is: 'empty' }],
  ],
  [
    'a text, around what changed in it',
    { plan: [{ text: `${'a'.repeat(100)} slow ${'b'.repeat(100)}` }] },
    { plan: [{ text: `${'a'.repeat(100)} quick ${'b'.repeat(100)}` }] },
    [
      {
        field: 'Day 1, What happens',
        was: `…${'a'.repeat(39)} slow ${'b'.repeat(39)}…`,
        is: `…${'a'.repeat(39)} quick ${'b'.repeat(39)}…`,
      },
    ],
  ],
  [
    'an entry that is new',
    { inclusions: ['Hotel'] },
    { inclusions: ['Hotel', 'Lunch'] },
    [expect.objectContaining({ was: 'empty', is: 'Lunch' })],
  ],
  [
    'another order',
    { inclusions: ['Hotel', 'Lunch'] },
    { inclusions: ['Lunch', 'Hotel'] },
    [expect.objectContaining({ was: 'one order', is: 'another order' })],
  ],
])('describes %s in the words of the form', (_what, before, after, changes) => {
  expect(changesInWords('trips', before, after)).toEqual(changes);
});

test('finds no change if fields are in another order', () => {
  expect(changesInWords('trips', { a: 1, b: [1] }, { b: [1], a: 1 })).toEqual([]);
});
