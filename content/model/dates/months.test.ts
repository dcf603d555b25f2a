import { daysOfMonth, lastDayOfMonth, monthAfter, monthsFrom } from './months';

test('counts months across the ends of years', () => {
  expect(monthAfter('2027-11', 3)).toBe('2028-02');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthsFrom('2027-11-30', 4)).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
});

test.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2027-04', 30],
  // The last month whose days have four digits for the year, which an address may name.
  ['9999-12', 31],
])('has all days of %s', (month, count) => {
  const days = daysOfMonth(month);
  expect(days).toHaveLength(count);
  expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`]);
  expect(lastDayOfMonth(month)).toBe(days.at(-1));
});
