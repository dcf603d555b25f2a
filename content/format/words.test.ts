import { wordsIn } from './words';

test('a text is its words in small letters, without accents and without what stands between them', () => {
  expect(wordsIn(' Fort Kochi – Alléppey, 3 days!')).toEqual(['fort', 'kochi', 'alleppey', '3', 'days']);
  expect(wordsIn(' – ')).toEqual([]);
});
