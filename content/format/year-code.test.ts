import { yearCode, yearText } from './year-code';

test.each([
  [{ best: ['nov', 'dec', 'jan'], fair: ['mar'] }, 'b.f.......bb', 'best Nov to Jan, fair Mar'],
  [{ best: ['jul'], fair: [] }, '......b.....', 'best Jul'],
] as const)('%j is %s and reads %s', (season, code, text) => {
  expect(yearCode(season)).toBe(code);
  expect(yearText(code)).toBe(text);
});
