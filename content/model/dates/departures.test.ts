import { weekdays } from '../../ids/months';
import { buildDay } from './build-day';
import { daysAfter, departuresOf, isBookable, isOfRule, type DepartureRule } from './departures';
import { januaryRule as rule } from '../test/trips';

test('omits a day without a departure and keeps the other dates of the rule', () => {
  const all = departuresOf(rule, 6, '2026-11-25', 3).map(({ leaves }) => leaves);
  expect(all).toEqual(['2027-01-10', '2028-01-09', '2029-01-14']);
  const fewer = { ...rule, without: ['2028-01-09'] };
  expect(departuresOf(fewer, 6, '2026-11-25', 3).map(({ leaves }) => leaves)).toEqual(['2027-01-10', '2029-01-14']);
  expect(all.map((day) => isOfRule(fewer, day))).toEqual([true, false, true]);
});

/** Builds on each day of a year and a day, leap day included, compared with a calendar that is walked day by day. */
test('every build of a leap year lists exactly the days of the rule, in their order', () => {
  const given: DepartureRule = { ...rule, weeks: [4, 1], months: ['mar', 'feb', 'dec'], weekday: 'Thursday' };
  for (let start = '2027-12-01'; start < '2028-12-02'; start = daysAfter(start, 1)) {
    const expected: string[] = [];
    for (let day = start; day <= `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`; day = daysAfter(day, 1)) {
      const [, month, date] = day.split('-').map(Number);
      const isNamed = [2, 3, 12].includes(month ?? 0) && [1, 4].includes(Math.ceil((date ?? 0) / 7));
      if (weekdays[new Date(day).getUTCDay()] === 'Thursday' && isNamed && daysAfter(day, -21) >= start)
        expected.push(day);
    }
    expect(departuresOf(given, 5, start).map(({ leaves }) => leaves)).toEqual(expected);
  }
});

test('lists entered dates among those of the rule: each once, in order, with its own fields, until it is over', () => {
  const today = '2026-11-25';
  const extra = { extra: true, status: 'on sale', asOf: today } as const;
  const own = { ...extra, price: 98_765, note: 'For Holi' };
  const full = { ...extra, extra: false, status: 'full' } as const;
  const cancelled = { ...extra, status: 'cancelled' } as const;
  const dates = [
    // The sale of the first is over; the second leaves in more than a year.
    { date: '2026-12-15', ...extra },
    { date: '2027-11-26', ...extra },
    { date: '2027-01-20', ...own },
    { date: '2027-01-10', ...full },
    { date: '2026-12-16', ...cancelled },
  ];
  const listed = departuresOf({ ...rule, dates }, 6, today);
  expect(listed).toEqual([
    { leaves: '2026-12-16', returns: '2026-12-21', closes: '2026-11-25', ...cancelled },
    { leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20', ...full },
    { leaves: '2027-01-20', returns: '2027-01-25', closes: '2026-12-30', ...own },
  ]);
  expect(listed.map(isBookable)).toEqual([false, false, true]);
  const firstFrom = (day: string) => departuresOf({ ...rule, dates }, 6, day)[0]?.leaves;
  expect(['2027-01-10', '2027-01-11'].map(firstFrom)).toEqual(['2027-01-10', '2027-11-26']);
});

test('the day of a build is the day in India, or that of SOURCE_DATE_EPOCH', () => {
  expect(buildDay(undefined, Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(buildDay('', Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  expect(buildDay('1767225600', Date.parse('2030-01-01'))).toBe('2026-01-01');
  for (const wrong of ['yesterday', '17s', 's17'])
    expect(() => buildDay(wrong, 0)).toThrow(`SOURCE_DATE_EPOCH is '${wrong}'`);
});
