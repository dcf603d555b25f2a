/** The format of texts, numbers, months and words. */
import { monthIds, type MonthId } from '../ids/months';
import { capitalised } from './capitalised';
import { counted } from './counted';
import { descriptionLength, shortDescription } from './description';
import { formatDay, formatDayRange, formatDuration, formatPeople, formatShortDate } from './duration';
import { tamilWords, writable, writableLarge } from './letters';
import { longestWord } from './longest-word';
import { formatMonths } from './months';
import { softHyphens } from './soft-hyphens';
import { wordsIn } from './words';
import { seasonOf, yearCode } from './year-code';

test('formats durations, group sizes and short dates as the specification does', () => {
  expect([1, 2, 5].map(formatDuration)).toEqual(['1 Day', '2 Days / 1 Night', '5 Days / 4 Nights']);
  expect([formatDayRange({ from: 2, to: 7 }), formatDayRange({ from: 4, to: 4 })]).toEqual(['2–7 Days', '4 Days']);
  expect(formatPeople({ from: 2, to: 10 })).toBe('2-10 People');
  expect([formatShortDate('2027-04-03'), formatDay('2027-04-03')]).toEqual(['Sat, 3 Apr 2027', '3 Apr']);
  expect(formatShortDate('2027-09-10')).toBe('Fri, 10 Sep 2027');
});

test('writes numbers up to twenty as words and others as digits, one with a singular, none as no, and capitalises sentences', () => {
  expect([0, 1, 13, 20, 21].map((count) => counted(count, 'trip'))).toEqual([
    ...['no trips', 'one trip', 'thirteen trips', 'twenty trips', '21 trips'],
  ]);
  expect([counted(6, 'place'), counted(22, 'place')].map(capitalised)).toEqual(['Six places', '22 places']);
});

test('splits a text into lower-case words without accents and punctuation', () => {
  expect(wordsIn(' Fort Kochi – Alléppey, 3 days!')).toEqual(['fort', 'kochi', 'alleppey', '3', 'days']);
  expect(wordsIn(' – ')).toEqual([]);
});

const { least, most } = descriptionLength;

test('keeps a text that fits, and shortens a longer one to whole sentences', () => {
  const first =
    'A night on a houseboat at Alleppey, a morning among the tea rows of Munnar and elephants across the lake at Thekkady.';
  const second = ' Kerala is narrow enough to see hills, water and sea in five days without rushing.';
  expect(shortDescription('x'.repeat(most))).toBe('x'.repeat(most));
  expect(shortDescription(first + second)).toBe(first);
  const twoSentences = `${'x'.repeat(79)}. ${'y'.repeat(78)}.`;
  expect(shortDescription(`${twoSentences} More.`)).toBe(twoSentences);
});

test('does not split a sentence at an ellipsis or a decimal point', () => {
  const sentence = 'Slowly at first through the gardens... then all at once, from 9.30 on!';
  expect(shortDescription(`${sentence} ${'More '.repeat(40)}.`)).toBe(sentence);
});

test.each([
  ['a short sentence before a long one', `Ferries twice a day. ${'the road goes on and on, '.repeat(9)}to the sea.`],
  ['one sentence without end', `${'the road goes on and on, '.repeat(9)}to the sea.`],
])('shortens %s at the end of a word', (_what, text) => {
  const short = shortDescription(text);
  expect(short.length).toBeLessThanOrEqual(most);
  expect(short.length).toBeGreaterThanOrEqual(least);
  const [shortened = ''] = short.split('…');
  expect(text.slice(0, shortened.length)).toBe(shortened);
  expect(text.slice(shortened.length)).toMatch(/^[ ,]/);
});

test('allows quotes, rupees and Tamil, and no character without a glyph', () => {
  for (const text of ['', 'It’s “old”,\nnot "new"', '₹1,699 – 5 km × 2', 'மீனாட்சி அம்மன்'])
    expect([text, writable.test(text)]).toEqual([text, true]);
  for (const text of ['→', '🎉', 'गोवा', 'ō', '\t']) expect([text, writable.test(text)]).toEqual([text, false]);
});

test('allows in names what the display font has, a subset of the characters for texts', () => {
  const signs = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code));
  const large = signs.filter((sign) => writableLarge.test(sign));
  expect(large.filter((sign) => !writable.test(sign))).toEqual([]);
  for (const name of ['Cochin - Munnar', 'Jaipur, Amer & Pushkar’s “lake”', 'Attari–Wagah: 2 nights?'])
    expect([name, writableLarge.test(name)]).toEqual([name, true]);
  for (const name of ['மதுரை', 'A@B', 'A<B', '*']) expect([name, writableLarge.test(name)]).toEqual([name, false]);
});

test('finds Tamil words with the spaces between them', () => {
  expect(tamilWords.exec('the மீனாட்சி அம்மன் temple')?.[0]).toBe('மீனாட்சி அம்மன்');
});

test('uses the widest of several words, with m and w wider than other letters', () => {
  expect(longestWord('Goa and Kochi')).toBe(longestWord('Kochi'));
  expect(longestWord('mmm nnnn')).toBe(longestWord('mmm'));
});

test('sums the widths of a word’s letters: about 0.6 em each, i and l narrower', () => {
  expect(longestWord('Goa')).toBeCloseTo(1.8);
  expect(longestWord('Bali')).toBeLessThan(longestWord('Agra'));
  expect(longestWord('Mmmm')).toBeGreaterThan(longestWord('Agra'));
});

test('ends a word at a hyphen and a dash', () => {
  expect(longestWord('Taj-Agra')).toBe(longestWord('Agra'));
  expect(longestWord('Delhi–Agra')).toBe(longestWord('Delhi'));
  expect(longestWord('Delhi — Agra')).toBe(longestWord('Delhi'));
});

test.each<[readonly MonthId[], string]>([
  [['jul'], 'Jul'],
  [['jan', 'feb'], 'Jan, Feb'],
  [['mar', 'apr', 'may'], 'Mar to May'],
  [['jan', 'feb', 'oct', 'nov', 'dec'], 'Oct to Feb'],
  [['jan', 'dec'], 'Dec, Jan'],
  [['mar', 'apr', 'oct', 'nov', 'dec'], 'Mar, Apr, Oct to Dec'],
  [monthIds, 'all year'],
])('writes the months %j as “%s”', (ids, words) => {
  expect(formatMonths(ids)).toBe(words);
});

test('adds a soft hyphen before the last part of a long word, and leaves others alone', () => {
  const parted = (text: string) => softHyphens(text).replaceAll('\u00ad', '|');
  expect(parted('Thiruvananthapuram to Tiruchirappalli')).toBe('Thiruv|anantha|puram to Tiruchirap|palli');
  expect(parted('Sambhajinagar, International')).toBe('Sambhaji|nagar, Interna|tional');
  expect(parted('Nongriat Kanchi guesthouse')).toBe('Nongriat Kanchi guesthouse');
});

test.each([
  [{ best: ['jan', 'nov', 'dec'], fair: ['mar'] }, 'b.f.......bb'],
  [{ best: ['jul'], fair: [] }, '......b.....'],
] as const)('writes the season %j as the code %s, and reads it again', (season, code) => {
  expect(yearCode(season)).toBe(code);
  expect(seasonOf(code)).toEqual(season);
});
