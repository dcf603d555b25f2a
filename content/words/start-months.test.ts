import { operator } from '../catalogue/operator';
import { isGroup } from '../catalogue/trips';
import { someGroup, someTrip } from '../model/test/trips';
import { startMonths } from './start-months';

const peak = (name: string, from: string, until: string, rupees?: number) => ({
  ...{ name, from, until, kinds: [], states: [], trips: [] },
  ...(rupees ? { rupees } : {}),
});

afterEach(() => jest.restoreAllMocks());

test('has the spans of start days of each month, from the rest of this month on', () => {
  const dates = [peak('Christmas', '2098-12-20', '2099-01-03', 500), peak('Pongal', '2099-01-14', '2099-01-17')];
  jest.replaceProperty(operator, 'peaks', { dates, completeUntil: '2099-12-31' });
  const trip = {
    ...someTrip((one) => !isGroup(one)),
    ...{ price: 10_000, basis: 'per person', sameForAll: [], avoids: [], fullOn: [] },
    cannotStart: [{ from: '02-01', until: '02-10' }],
    // It would cut each month into weeks.
    closedOn: [{ day: 1, weekdays: ['Monday'], because: 'it is closed' }],
  } as ReturnType<typeof someTrip>;
  expect(startMonths(trip, '2098-12-10').slice(0, 4)).toEqual([
    { month: 'December 2098', days: '10 to 19: at ₹10,000; 20 to 31: at ₹10,500, Christmas' },
    {
      month: 'January 2099',
      days: '1 to 3: at ₹10,500, Christmas; 4 to 13: at ₹10,000; 14 to 17: price on request; 18 to 31: at ₹10,000',
    },
    { month: 'February 2099', days: '1 to 10: cannot start; 11 to 28: at ₹10,000' },
    { month: 'March 2099', days: 'at ₹10,000' },
  ]);
  expect(startMonths(trip, '2098-12-10')).toHaveLength(12);
});

test('leaves groups to their own dates', () => {
  expect(startMonths(someGroup())).toEqual([]);
});
