import fc from 'fast-check';
import { wordsIn } from '@/content/format/words';
import { searchWords } from '@/content/queries/search-words';
import { trips } from '@/content/queries/trips';
import { isNear, searchIndex } from './search-index';

const items = trips.map((trip) => ({ id: trip.id, words: searchWords(trip) }));
const search = searchIndex(items);
const found = (typed: string) => [...search(typed).ids];

test('nothing typed, or words that say nothing, find every trip', () => {
  for (const typed of ['', '  ', 'tour packages in', '–']) expect(found(typed)).toEqual(items.map(({ id }) => id));
});

test('words of one trip find it together, in any order, case and accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...trips), ({ id, name, stops }) => {
      const typed = [...wordsIn(stops[0] ?? ''), ...wordsIn(name).reverse()].join(' - ').toUpperCase();
      expect(found(typed)).toContain(id);
    }),
  );
  expect(found('Mûnnár')).toEqual(found('munnar'));
});

test.each([
  ['ooti', 'ooty', true],
  ['oty', 'ooty', false],
  ['bali', 'balconies', false],
  ['goa', 'gaya', false],
  ['mahabalipurm', 'mahabalipuram', true],
  ['mahablai', 'mahabalipuram', true],
  ['kohci', 'kochi', true],
  ['kohhi', 'kochi', true],
  ['chcoi', 'kochi', false],
  ['kcxhi', 'kochi', false],
  ['kxohi', 'kochi', false],
  ['mumna', 'munnar', true],
])('%s for %s: %s', (typed, word, expected) => {
  expect(isNear(typed, word)).toBe(expected);
});

test('what some item has as typed is no misspelling, and a word that none has finds none', () => {
  expect(found('xqzwv')).toEqual([]);
  const list = searchIndex([
    { id: 'mannar', words: 'mannar island' },
    { id: 'munnar', words: 'munnar hills' },
    { id: 'both', words: 'munnar mannar' },
  ]);
  const listed = (typed: string) => {
    const { ids, unknown } = list(typed);
    return [[...ids], unknown];
  };
  expect(listed('munnar')).toEqual([['munnar', 'both'], []]);
  expect(listed('munn')).toEqual([['munnar', 'both'], []]);
  expect(listed('minnar')).toEqual([['mannar', 'munnar', 'both'], ['minnar']]);
  expect(listed('munnar hilsl')).toEqual([['munnar'], ['hilsl']]);
  expect(listed('munnar island')).toEqual([[], []]);
  expect(listed('xqzwv mannarr')).toEqual([[], ['xqzwv', 'mannarr']]);
});
