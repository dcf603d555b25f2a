/** Changing single departures of a group on top of its rule. */
import { groupTripSchema } from '../../../../content/schema/trips';
import type { DepartureRule } from '../../../../content/model/dates/departures';
import { withDate, withExtraDate, withoutDate } from './departure-changes';
import { groupTrips } from '../../../../content/catalogue/trips';

const today = '2026-11-27';
/** The second Friday of each month: 11 December, 8 January. */
const rule: DepartureRule = {
  ...groupTripSchema.shape.departures.parse(groupTrips[0]?.departures),
  weekday: 'Friday',
  weeks: [2],
  months: ['jan', 'dec'],
  without: [],
  dates: [],
};
const entry = { date: '2026-12-11', extra: false, status: 'full', asOf: today } as const;

test('marks a regular date as full, and removes its entry when it is on sale again', () => {
  const full = withDate(rule, '2026-12-11', today, { status: 'full' });
  expect(full.dates).toEqual([entry]);
  expect(withDate(full, '2026-12-11', today, { status: 'on sale' })).toEqual(rule);
});

test('sets the price of one date, and removes it when it is empty', () => {
  const priced = withDate(rule, '2026-12-11', today, { price: 30_000 });
  expect(priced.dates).toEqual([{ ...entry, status: 'on sale', price: 30_000 }]);
  const both = withDate(priced, '2026-12-11', today, { status: 'full' });
  expect(withDate(both, '2026-12-11', today, { price: undefined }).dates).toEqual([{ ...entry, price: undefined }]);
});

test('adds an extra date, which stays one whatever its status', () => {
  const extra = withExtraDate(rule, '2026-12-12', today);
  expect(extra.dates).toEqual([{ ...entry, date: '2026-12-12', extra: true, status: 'on sale' }]);
  expect(
    withDate(withDate(extra, '2026-12-12', today, { status: 'full' }), '2026-12-12', today, { status: 'on sale' }),
  ).toEqual(extra);
  expect(withoutDate(extra, '2026-12-12')).toEqual(rule);
});

test('adds no date that is past or already in the list', () => {
  expect(() => withExtraDate(rule, '2026-11-27', today)).toThrow('past');
  expect(() => withExtraDate(rule, '2026-12-11', today)).toThrow('already');
  expect(() => withExtraDate(withExtraDate(rule, '2026-12-12', today), '2026-12-12', today)).toThrow('already');
});

test('removes a regular date, and restores it when it is added again', () => {
  const out = withoutDate(withDate(rule, '2026-12-11', today, { status: 'full' }), '2026-12-11');
  expect(out).toEqual({ ...rule, without: ['2026-12-11'] });
  expect(withExtraDate(out, '2026-12-11', today)).toEqual(rule);
});
