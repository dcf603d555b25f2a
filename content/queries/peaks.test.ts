import type { FareSource } from './fares';
import { peakOn, peaksInSeason, peaksOf, type PeakDates } from './peaks';
import { peaksInMonth } from './year-dates';

const trip = {
  id: 'tea-hills',
  state: 'kerala',
  price: 10_000,
  basis: 'per person',
  abroad: false,
  fareKind: 'rooms',
  sameForAll: [{ what: 'flights', rupees: 4_000 }],
  alsoFor: [],
  childrenFrom: 0,
} as const satisfies FareSource & { id: string; state: string };

const days = { from: '2099-12-20', until: '2100-01-03', states: [], trips: [] };
const peak = (name: string, entered: Partial<PeakDates>): PeakDates => ({ name, ...days, ...entered });
const named = (some: readonly { name: string }[]) => some.map(({ name }) => name);

const dates = [
  peak('rupees', { rupees: 1_500 }),
  peak('percent', { percent: 12, from: '2099-12-24' }),
  peak('its state', { rupees: 100, states: ['goa', 'kerala'], from: '2099-01-01' }),
  peak('itself', { rupees: 100, trips: ['tea-hills'], from: '2099-02-01' }),
  peak('another state', { rupees: 9_000, states: ['goa'] }),
  peak('another trip', { rupees: 9_000, trips: ['sea-cliffs'] }),
  peak('over', { rupees: 9_000, from: '2026-01-01', until: '2026-01-03' }),
];

test('peak dates are of all trips, of a state or of one trip; those that are over are not told', () => {
  expect(named(peaksOf(trip, '2026-01-04', dates))).toEqual(['its state', 'itself', 'rupees', 'percent']);
});

test('a percentage is of what does not cost the same for everyone, rupees are for each of a couple', () => {
  const moreOf = (some: FareSource) =>
    peaksOf({ ...trip, ...some }, '2026-01-04', dates.slice(0, 2)).map(({ more }) => more);
  expect(moreOf(trip)).toEqual([1_500, 720]);
  expect(moreOf({ ...trip, basis: 'per couple', price: 20_000 })).toEqual([3_000, 1_440]);
});

test.each([
  ['2099-12-19', 'its state'],
  ['2099-12-20', 'rupees'],
  ['2100-01-03', 'rupees'],
  ['2100-01-04', undefined],
])('of the peak dates that a departure on %s falls into the dearest counts', (day, name) => {
  expect(peakOn(trip, day, dates)?.name).toBe(name);
});

test('a page tells of the peak dates in the season of its trip; of a group its dates do', () => {
  const season = { best: ['jan' as const], fair: [], note: '' };
  expect(named(peaksInSeason({ ...trip, notes: { season } }, dates))).toEqual([
    'its state',
    'itself',
    'rupees',
    'percent',
  ]);
  expect(peaksInSeason({ ...trip, notes: { season: { ...season, best: ['jul'] } } }, dates)).toEqual([]);
  expect(peaksInSeason({ ...trip, group: {}, notes: { season } }, dates)).toEqual([]);
});

const year = [
  peak('New Year', { percent: 10 }),
  peak('Summer', { from: '2099-04-30', until: '2099-06-01', states: ['goa', 'kerala'] }),
  peak('New Year', { from: '2098-12-20', until: '2099-01-03' }),
];
const inMonth = (month: Parameters<typeof peaksInMonth>[0], today: string) =>
  peaksInMonth(month, today, year).map(({ label }) => label);

test('peak dates stand in every month that they touch, with where they apply, until they are over', () => {
  const summer = ['Summer, Goa, Kerala'];
  expect((['mar', 'apr', 'may', 'jun', 'jul'] as const).map((month) => inMonth(month, '2099-02-01'))).toEqual([
    [],
    ...[summer, summer, summer],
    [],
  ]);
  expect(inMonth('may', '2099-06-02')).toEqual([]);
});

test('those of one name are one line, the earliest first', () => {
  for (const month of ['dec', 'jan'] as const)
    expect(peaksInMonth(month, '2098-01-01', year)).toEqual([
      { label: 'New Year', value: '20 December 2098 to 3 January 2099; 20 December 2099 to 3 January 2100' },
    ]);
});
