/** The steps of the reader one by one, on a dictionary of a few words. */
import { segmentsOf } from './find-meanings';
import { comparedOf, unsureOf } from './left-out';
import { beginning, lookUps, misspelt, monthIn, parted, split, withoutVowels } from './look-ups';
import type { Meaning } from './meanings';
import { partsOf } from './read-parts';

const meanings = new Map<string, readonly Meaning[]>([
  ['munnar', ['thing:munnar']],
  ['kodaikanal', ['thing:kodaikanal']],
  ['kerala', ['choice:where=kerala']],
  ['december', ['choice:month=dec']],
  ['to', ['filler:', 'is:t']],
  ['or', ['filler:', 'compare:or']],
  ['kids', ['choice:suits=from-six', 'is:C']],
  ['-ku', ['filler:']],
]);
const words = lookUps(meanings);
const days = { built: '2026-11-26', today: '2026-11-26' };
const read = (text: string) => {
  const segments = segmentsOf(text, words);
  return { segments, ...partsOf(segments, days) };
};

test('looks a word up from the strictest to the most tolerant comparison', () => {
  expect(words.exact('munnar')).toEqual(['thing:munnar']);
  expect(misspelt(words, 'munnarr', true)).toEqual(['thing:munnar']);
  expect(withoutVowels(words, 'mnnr')).toEqual(['thing:munnar']);
  expect(beginning(words, 'kodaik')).toEqual([{ meanings: ['thing:kodaikanal'] }]);
  expect(parted(words, 'munnarku', true)).toEqual([['thing:munnar']]);
  expect(split(words, 'munnartokodaikanal')?.map(([word]) => word)).toEqual(['munnar', 'to', 'kodaikanal']);
  expect(monthIn(words, 'disembarbare')).toEqual(['choice:month=dec']);
});

test('gives each word its meaning and its range in the text', () => {
  const { segments } = read('munnarkodaikanal, abc 8');
  expect(segments.map(({ at, meanings: own, number }) => [at, own[0] ?? number])).toEqual([
    [[0, 6], 'thing:munnar'],
    [[6, 16], 'thing:kodaikanal'],
    [[18, 21], 'filler:'],
    [[22, 23], 8],
  ]);
});

test('separates parts, words without a meaning and words that express nothing', () => {
  const { parts, unknown, rest } = read('abc kerala xyzzy');
  expect(parts.map(({ choices }) => choices)).toEqual([{ where: ['kerala'] }]);
  expect(unknown).toEqual([[11, 16]]);
  expect(rest.map(({ at }) => at)).toEqual([[0, 3]]);
});

test('asks about a number without a kind, together with the word for children before it', () => {
  const unsureIn = (text: string) => {
    const { segments, rest } = read(text);
    return unsureOf(segments, rest).map(({ at, kinds }) => [text.slice(...at), kinds]);
  };
  expect(unsureIn('kerala 8')).toEqual([['8', ['people', 'child', 'days']]]);
  expect(unsureIn('kids 3')).toEqual([['kids 3', ['child', 'kids']]]);
  expect(unsureIn('kerala')).toEqual([]);
});

test('compares the places on both sides of “or”', () => {
  const comparedIn = (text: string) => {
    const { parts, rest } = read(text);
    return comparedOf(parts, rest).length;
  };
  expect(comparedIn('munnar or kodaikanal')).toBe(2);
  expect(comparedIn('munnar kodaikanal')).toBe(0);
  expect(comparedIn('munnar or kids')).toBe(0);
});
