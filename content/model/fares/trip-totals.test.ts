/** The days on which trips have another price, according to the operator's table of peak dates. */
import { operator } from '../../catalogue/operator';
import { someGroup, someTrip } from '../test/trips';
import { isGroup } from '../../catalogue/trips';
import { asRuled } from '../dates/departures';
import { comingDepartures } from '../dates/group-departures';
import { fareKindOf } from './fare-parties';
import { datedPrices, fareLevels, totalOf } from './trip-totals';

jest.mock('../dates/group-departures', () => ({ comingDepartures: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

const alone = {
  ...someTrip((trip) => !isGroup(trip) && fareKindOf(trip) === 'rooms'),
  price: 10_000,
  sameForAll: [],
  cannotStart: [],
  closedOn: [],
  avoids: [],
  fullOn: [],
};
const peak = (name: string, from: string, until: string, rupees?: number) => ({
  ...{ name, from, until, kinds: [], states: [], trips: [] },
  ...(rupees ? { rupees } : {}),
});
const two = { adults: 2, children: [] };

test('overlapping peak dates have the dearer price, and the others apply on the remaining days', () => {
  const dates = [
    peak('Summer', '2098-05-01', '2098-05-31', 500),
    peak('Temple festival', '2098-05-10', '2098-05-12', 800),
    peak('Holidays', '2098-09-30', '2098-10-03', 500),
    peak('Not priced', '2098-10-01', '2098-10-02'),
  ];
  jest.replaceProperty(operator, 'peaks', { dates, completeUntil: '2099-12-31' });
  expect(datedPrices(alone)).toEqual([
    { name: 'Summer', from: '2098-05-01', until: '2098-05-09', price: 10_500 },
    { name: 'Temple festival', from: '2098-05-10', until: '2098-05-12', price: 10_800 },
    { name: 'Summer', from: '2098-05-13', until: '2098-05-31', price: 10_500 },
    { name: 'Holidays', from: '2098-09-30', until: '2098-09-30', price: 10_500 },
    { name: 'Holidays', from: '2098-10-03', until: '2098-10-03', price: 10_500 },
  ]);
  expect(totalOf(alone, two, '2098-05-12')).toMatchObject({ fare: 21_600 });
  expect(totalOf(alone, two, '2098-05-13')).toMatchObject({ fare: 21_000 });
  // A festival without a price, and days after the table, have no known price.
  for (const day of ['2098-10-01', '2100-01-01']) expect(totalOf(alone, two, day)).toHaveProperty('why');
});

test('a date of a group has its own price or fares, and only bookable dates have a total', () => {
  const inGroup = someGroup((trip) => fareKindOf(trip) === 'rooms');
  const date = (leaves: string, own: object) => ({ ...asRuled, leaves, returns: leaves, closes: leaves, ...own });
  const departures = [
    date('2098-01-08', {}),
    date('2098-01-15', { price: 60_000 }),
    date('2098-01-22', { ownFares: { fareAlone: 70_000 } }),
    date('2098-01-29', { status: 'full' }),
  ];
  jest.replaceProperty(operator, 'peaks', { dates: [], completeUntil: '2099-12-31' });
  jest.mocked(comingDepartures).mockReturnValue(departures);
  const trip = { ...inGroup, price: 50_000 };
  expect(datedPrices(trip).map(({ from, until, price }) => [from, until, price])).toEqual([
    ['2098-01-15', '2098-01-15', 60_000],
    ['2098-01-22', '2098-01-22', 50_000],
  ]);
  const fareOn = (day: string, adults: number) => {
    const answer = totalOf(trip, { adults, children: [] }, day);
    return 'why' in answer ? answer.why : answer.fare;
  };
  expect([fareOn('2098-01-08', 2), fareOn('2098-01-15', 2), fareOn('2098-01-22', 1)]).toEqual([
    100_000, 120_000, 70_000,
  ]);
  expect(fareOn('2098-01-29', 2)).toBe('noGroup');
});

test('days with the same fares share a table', () => {
  const dates = [
    peak('Summer', '2098-05-01', '2098-05-31', 500),
    peak('New Year', '2098-12-30', '2099-01-03', 800),
    peak('Summer', '2099-05-01', '2099-05-31', 500),
  ];
  jest.replaceProperty(operator, 'peaks', { dates, completeUntil: '2099-12-31' });
  const levels = fareLevels(alone);
  expect(levels.map(({ days }) => days.map(({ from }) => from))).toEqual([
    [],
    ['2098-05-01', '2099-05-01'],
    ['2098-12-30'],
  ]);
  const twoPay = levels.map(({ fares }) => fares.find(({ id }) => id === 'two')?.fare);
  expect(twoPay).toEqual([20_000, 21_000, 21_600]);
});
