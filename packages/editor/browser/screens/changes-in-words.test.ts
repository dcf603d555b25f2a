import { changesInWords } from './changes-in-words';

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
