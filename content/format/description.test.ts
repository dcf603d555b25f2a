import { descriptionLength, shortDescription } from './description';

const { least, most } = descriptionLength;
const first =
  'A night on a houseboat at Alleppey, a morning among the tea rows of Munnar and elephants across the lake at Thekkady.';
const second = ' Kerala is narrow enough to see hills, water and sea in five days without rushing.';

test('a text that fits stays as it is, a longer one keeps its whole sentences', () => {
  expect(shortDescription('x'.repeat(most))).toBe('x'.repeat(most));
  expect(shortDescription(first + second)).toBe(first);
  const twoSentences = `${'x'.repeat(79)}. ${'y'.repeat(78)}.`;
  expect(shortDescription(`${twoSentences} More.`)).toBe(twoSentences);
});

test('neither an ellipsis nor a decimal point tears a sentence', () => {
  const sentence = 'Slowly at first through the gardens... then all at once, from 9.30 on!';
  expect(shortDescription(`${sentence} ${'More '.repeat(40)}.`)).toBe(sentence);
});

test.each([
  ['a short sentence before a long one', `Ferries twice a day. ${'the road goes on and on, '.repeat(9)}to the sea.`],
  ['one sentence without end', `${'the road goes on and on, '.repeat(9)}to the sea.`],
])('%s keeps whole words', (_what, text) => {
  const short = shortDescription(text);
  expect(short.length).toBeLessThanOrEqual(most);
  expect(short.length).toBeGreaterThanOrEqual(least);
  const [kept = ''] = short.split('…');
  expect(text.slice(0, kept.length)).toBe(kept);
  expect(text.slice(kept.length)).toMatch(/^[ ,]/);
});
