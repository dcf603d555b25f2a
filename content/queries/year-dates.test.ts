import { peaksInMonth } from './year-dates';

const peak = (name: string, from: string, until: string) => ({ name, from, until, percent: 10, states: [], trips: [] });

const dates = [
  peak('New Year', '2099-12-20', '2100-01-03'),
  { ...peak('Summer', '2099-04-30', '2099-06-01'), states: ['goa' as const, 'kerala' as const] },
  peak('New Year', '2098-12-20', '2099-01-03'),
];
const named = (month: Parameters<typeof peaksInMonth>[0], today: string) =>
  peaksInMonth(month, today, dates).map(({ label }) => label);

test('peak dates stand in every month that they touch, with where they apply, until they are over', () => {
  const summer = ['Summer, Goa, Kerala'];
  expect((['mar', 'apr', 'may', 'jun', 'jul'] as const).map((month) => named(month, '2099-02-01'))).toEqual([
    [],
    ...[summer, summer, summer],
    [],
  ]);
  expect(named('may', '2099-06-02')).toEqual([]);
});

test('those of one name are one line, the earliest first', () => {
  for (const month of ['dec', 'jan'] as const)
    expect(peaksInMonth(month, '2098-01-01', dates)).toEqual([
      { label: 'New Year', value: '20 December 2098 to 3 January 2099; 20 December 2099 to 3 January 2100' },
    ]);
});
