import { longestWord } from './longest-word';

test('of several words the widest counts, m and w for more than other letters', () => {
  expect(longestWord('Goa and Kochi')).toBe(longestWord('Kochi'));
  expect(longestWord('mmm nnnn')).toBe(longestWord('mmm'));
});

test('a word is as wide as its letters together: about 0.6 em each, i and l narrower', () => {
  expect(longestWord('Goa')).toBeCloseTo(1.8);
  expect(longestWord('Bali')).toBeLessThan(longestWord('Agra'));
  expect(longestWord('Mmmm')).toBeGreaterThan(longestWord('Agra'));
});

test('a hyphen and a dash end a word', () => {
  expect(longestWord('Taj-Agra')).toBe(longestWord('Agra'));
  expect(longestWord('Delhi–Agra')).toBe(longestWord('Delhi'));
  expect(longestWord('Delhi — Agra')).toBe(longestWord('Delhi'));
});
