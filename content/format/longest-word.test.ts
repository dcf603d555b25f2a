import { longestWord } from './longest-word';

test('of several words the widest counts, m and w for more than other letters', () => {
  expect(longestWord('Goa and Kochi')).toBe(longestWord('Kochi'));
  expect(longestWord('mmm nnnn')).toBe(longestWord('mmm'));
});

test('a hyphen and a dash end a word', () => {
  expect(longestWord('Taj-Agra')).toBe(longestWord('Agra'));
  expect(longestWord('Delhi–Agra')).toBe(longestWord('Delhi'));
});
