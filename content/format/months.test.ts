import { monthIds, type MonthId } from '../catalogue/months';
import { formatMonths } from './months';

test.each<[readonly MonthId[], string]>([
  [['jul'], 'Jul'],
  [['jan', 'feb'], 'Jan, Feb'],
  [['mar', 'apr', 'may'], 'Mar to May'],
  [['jan', 'feb', 'oct', 'nov', 'dec'], 'Oct to Feb'],
  [['jan', 'dec'], 'Dec, Jan'],
  [['mar', 'apr', 'oct', 'nov', 'dec'], 'Mar, Apr, Oct to Dec'],
  [monthIds, 'all year'],
])('%j is %s', (ids, words) => {
  expect(formatMonths(ids)).toBe(words);
});
