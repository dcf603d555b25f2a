import { site } from '@/content/site';
import { fullTitle, shortDescription } from './page-metadata';

test('a title carries the operator’s name where both fit in 60 characters', () => {
  expect(fullTitle('Contact')).toBe(`Contact | ${site.name}`);
  const long = 'Gangtok & Darjeeling: Sikkim and the Darjeeling tea hills';
  expect(fullTitle(long)).toBe(long);
});

test('a description keeps whole sentences, at most 160 characters', () => {
  const first =
    'A night on a houseboat at Alleppey, a morning among the tea rows of Munnar and elephants across the lake at Thekkady.';
  expect(shortDescription(first)).toBe(first);
  expect(
    shortDescription(`${first} Kerala is narrow enough to see hills, water and sea in five days without rushing.`),
  ).toBe(first);
});

test('a single long sentence is cut between words', () => {
  const text = shortDescription(`${'the road goes on and on, '.repeat(9)}to the sea.`);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/[a-z]…$/);
});
