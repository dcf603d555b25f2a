import { homeProblems } from './home-problems';

const ending = (end: string, home?: { flight?: string; train?: string }) => homeProblems({ id: 'a', end, home });

test('refuses a journey home that leaves before the trip ends', () => {
  const end = 'Ernakulam Junction, about 1:30 pm, or Kochi airport, about 2:30 pm';
  expect(ending(end, { flight: '5 pm', train: '3 pm' })).toEqual([]);
  expect(ending(end, { flight: '12 noon', train: '1:30 pm' })).toEqual([
    expect.stringMatching(/home\.flight: is 12 noon, no later than/),
    expect.stringMatching(/home\.train: is 1:30 pm, no later than/),
  ]);
});

test('accepts any hour where the record names no hour, and a trip without a journey home', () => {
  expect(ending('Srinagar airport, three hours before your flight', { flight: '2 pm' })).toEqual([]);
  expect(ending('Kochi airport, 2 pm')).toEqual([]);
});
