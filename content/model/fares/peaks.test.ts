import { operator } from '../../catalogue/operator';
import { today } from '../dates/build-day';
import { someTrip } from '../test/trips';
import { isShut } from '../dates/start-on';
import { daysAfter } from '../dates/departures';
import {
  isOnRequest,
  peakOn,
  peaksOf,
  printedOnRequest,
  unpricedPeaksOf,
  type PeakDates,
  type PeakTrip,
} from './peaks';
import { fareTexts } from '../../words/fares';
import { tripKinds } from '../../words/trip-kinds';
import { peaksInMonth } from '../../words/year-dates';
import { trips } from '../../catalogue/trips';

const trip = {
  id: 'tea-hills',
  state: 'kerala',
  price: 10_000,
  basis: 'per person',
  abroad: false,
  days: 4,
  sameForAll: [{ what: 'flights', rupees: 4_000 }],
  alsoFor: [],
  childrenFrom: 0,
  kinds: ['hills'],
  cannotStart: [],
} as const satisfies PeakTrip;

const days = { from: '2099-12-20', until: '2100-01-03', kinds: [], states: [], trips: [] };
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

test('peak dates apply to all trips, a state or one trip; past ones are omitted', () => {
  expect(named(peaksOf(trip, '2026-01-04', dates))).toEqual(['its state', 'itself', 'rupees', 'percent']);
});

test('a percentage applies to the part that differs between people; rupees count for each of a couple', () => {
  const moreOf = (some: PeakTrip) =>
    peaksOf({ ...trip, ...some }, '2026-01-04', dates.slice(0, 2)).map(({ more }) => more);
  expect(moreOf(trip)).toEqual([1_500, 720]);
  expect(moreOf({ ...trip, basis: 'per couple', price: 20_000 })).toEqual([3_000, 1_440]);
});

test.each([
  ['2099-12-19', 'its state'],
  ['2099-12-20', 'rupees'],
  ['2100-01-03', 'rupees'],
  ['2100-01-04', undefined],
])('prices a departure on %s by the dearest of the peak dates that it falls into', (day, name) => {
  expect(peakOn(trip, day, dates)?.name).toBe(name);
});

test('kinds and states narrow each other, while a named trip always counts', () => {
  const given = (entered: Partial<PeakDates>) =>
    peaksOf(trip, '2026-01-04', [peak('one', { rupees: 100, ...entered })]);
  expect(given({ kinds: ['hills'], states: ['kerala'] })).toHaveLength(1);
  expect(given({ kinds: ['beaches', 'hills'] })).toHaveLength(1);
  expect(given({ kinds: ['beaches'], states: ['kerala'] })).toEqual([]);
  expect(given({ kinds: ['hills'], states: ['goa'] })).toEqual([]);
  expect(given({ kinds: ['beaches'], states: ['goa'], trips: ['tea-hills'] })).toHaveLength(1);
});

test('peak dates cover only the days on which the trip can start, across the end of the year too', () => {
  const shut = (from: string, until: string): PeakTrip => ({ ...trip, cannotStart: [{ from, until }] });
  const spansOf = (one: PeakTrip) =>
    peaksOf(one, '2026-01-04', [peak('one', { rupees: 100 })]).map(({ from, until }) => [from, until]);
  expect(spansOf(shut('10-16', '12-24'))).toEqual([['2099-12-25', '2100-01-03']]);
  expect(spansOf(shut('12-26', '01-01'))).toEqual([
    ['2099-12-20', '2099-12-25'],
    ['2100-01-02', '2100-01-03'],
  ]);
  expect(spansOf(shut('11-01', '04-30'))).toEqual([]);
  expect(peakOn(shut('12-26', '01-01'), '2099-12-28', [peak('one', { rupees: 100 })])).toBeUndefined();
});

test('a trip has all its peak dates, earliest first', () => {
  expect(named(peaksOf(trip, today, dates))).toEqual(['its state', 'itself', 'rupees', 'percent']);
});

test('the price is on request on peak dates without one and after the last day of the table', () => {
  const unpriced = peak('festival', { from: '2099-12-24', until: '2099-12-26' });
  const table = { dates: [...dates, unpriced], completeUntil: '2100-01-03' };
  const asked = ['2099-12-23', '2099-12-24', '2099-12-26', '2099-12-27', '2100-01-03', '2100-01-04'];
  expect(asked.map((day) => isOnRequest(trip, day, table))).toEqual([false, true, true, false, false, true]);
  expect(named(peaksOf(trip, '2099-12-01', [unpriced]))).toEqual([]);
  expect(printedOnRequest(trip, '2099-12-01', table)).toEqual({
    spans: [{ name: 'festival', from: '2099-12-24', until: '2099-12-26' }],
    after: '2100-01-03',
  });
  // A month can be chosen for a year ahead, and the table ends on 3 January.
  expect(printedOnRequest(trip, '2099-01-04', table)).toHaveProperty('after', '2100-01-03');
  expect(printedOnRequest(trip, '2099-01-03', table)).not.toHaveProperty('after');
  expect(printedOnRequest({ ...trip, departures: {} }, '2099-12-01', table)).toEqual({ spans: [] });
});

describe('every trip with the operator’s table', () => {
  const { dates: all, completeUntil } = operator.peaks;
  const first = all.map(({ from }) => from).sort()[0] ?? completeUntil;
  const table: string[] = [];
  for (let day = first; day <= completeUntil; day = daysAfter(day, 1)) table.push(day);

  test.each(trips)('prints for $id each dearer day on which the trip can start, and no other', (one) => {
    const printed = [...peaksOf(one, first), ...unpricedPeaksOf(one, first)];
    const isPrinted = (day: string) => printed.some(({ from, until }) => from <= day && day <= until);
    for (const day of table) {
      if (isShut(one, day)) expect(isPrinted(day)).toBe(false);
      else expect(isPrinted(day)).toBe(peakOn(one, day) !== undefined || isOnRequest(one, day));
    }
  });

  test('a peak of the hills applies to no trip without hills', () => {
    for (const peak of all.filter(({ kinds }) => kinds.length > 0))
      for (const one of trips.filter(
        ({ id, kinds }) => !peak.trips.includes(id) && !kinds.some((kind) => peak.kinds.includes(kind)),
      ))
        expect(peaksOf(one, first, [{ ...peak, percent: 10 }])).toEqual([]);
  });

  test('prints a nationwide peak off season, too', () => {
    const everywhere = all.filter(
      ({ kinds, states, trips: named }) => kinds.length + states.length + named.length === 0,
    );
    for (const { from, name } of everywhere) {
      const month = new Date(from).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toLowerCase();
      const offSeason = someTrip(
        ({ collection, season, cannotStart }) =>
          collection !== 'groups' &&
          cannotStart.length === 0 &&
          ![...season.best, ...season.fair].some((one) => one === month),
      );
      expect(named(peaksOf(offSeason, from))).toContain(name);
    }
  });
});

const year = [
  peak('New Year', { percent: 10 }),
  peak('Summer', { percent: 10, from: '2099-04-30', until: '2099-06-01', states: ['goa', 'kerala'] }),
  peak('New Year', { percent: 10, from: '2098-12-20', until: '2099-01-03' }),
];
const inMonth = (month: Parameters<typeof peaksInMonth>[0], today: string) =>
  peaksInMonth(month, today, year).map(({ label }) => label);

test('lists peak dates in every month that they touch, with where they apply, until they are over', () => {
  const summer = ['Summer, Goa, Kerala'];
  expect((['mar', 'apr', 'may', 'jun', 'jul'] as const).map((month) => inMonth(month, '2099-02-01'))).toEqual([
    [],
    ...[summer, summer, summer],
    [],
  ]);
  expect(inMonth('may', '2099-06-02')).toEqual([]);
});

test('names the kinds, and a price that is not known', () => {
  const hills = peak('Summer', { kinds: ['hills'], states: ['goa'], from: '2099-05-01', until: '2099-05-31' });
  const labels = peaksInMonth('may', '2099-02-01', [hills]).map(({ label }) => label);
  expect(labels).toEqual([`Summer, Goa (${tripKinds.hills.toLowerCase()}), ${fareTexts.onRequest.price}`]);
});

test('merges peak dates of one name into one line, the earliest first', () => {
  for (const month of ['dec', 'jan'] as const)
    expect(peaksInMonth(month, '2098-01-01', year)).toEqual([
      { label: 'New Year', value: '20 December 2098 to 3 January 2099; 20 December 2099 to 3 January 2100' },
    ]);
});
