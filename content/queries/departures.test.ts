import fc from 'fast-check';
import { monthIds, weekdays } from '../catalogue/months';
import { dateStatuses } from '../schema/departures';
import { buildDay } from './build-day';
import {
  asRuled,
  daysAfter,
  departuresOf,
  departureText,
  isBookable,
  isOfRule,
  type DepartureRule,
} from './departures';

const rule: DepartureRule = {
  ...{ weekday: 'Sunday', weeks: [2], months: ['jan'], from: 'chennai', closesDaysBefore: 21 },
  ...{ without: [], avoid: [], dates: [] },
};

test.each<[Partial<DepartureRule>, string]>([
  [{ months: ['nov', 'dec', 'jan'] }, 'Second Sunday of the month, November to January, from Chennai'],
  [{ months: ['dec', 'jan'] }, 'Second Sunday of December and January, from Chennai'],
  [{ weekday: 'Saturday', weeks: [1, 2], from: 'delhi' }, 'First and second Saturday of January, from Delhi'],
  [{ weeks: [3], months: ['may', 'oct', 'dec'] }, 'Third Sunday of May, October and December, from Chennai'],
  [{ weeks: [2, 4], months: [...monthIds] }, 'Second and fourth Sunday of the month, from Chennai'],
])('the rule %j reads as a traveller would say it', (change, text) => {
  expect(departureText({ ...rule, ...change })).toBe(text);
});

test('a departure is sold up to its closing day and listed until then', () => {
  const given: DepartureRule = { ...rule, months: ['jan', 'feb'] };
  const closing = departuresOf(given, 6, '2026-12-20')[0];
  expect(closing).toEqual({ ...asRuled, leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20' });
  expect(departuresOf(given, 6, '2026-12-21')[0]?.leaves).toBe('2027-02-14');
});

test('a day without a departure is no date of the rule, and the others stay', () => {
  const all = departuresOf(rule, 6, '2026-11-25', 3).map(({ leaves }) => leaves);
  expect(all).toEqual(['2027-01-10', '2028-01-09', '2029-01-14']);
  const fewer = { ...rule, without: ['2028-01-09'] };
  expect(departuresOf(fewer, 6, '2026-11-25', 3).map(({ leaves }) => leaves)).toEqual(['2027-01-10', '2029-01-14']);
  expect(all.map((day) => isOfRule(fewer, day))).toEqual([true, false, true]);
});

/** A year and a day of builds, leap year included, against a calendar that is walked day by day. */
test('every build of a leap year lists just the days that the rule names, in their order', () => {
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

const days = { min: -400, max: 800 };
const dayFrom = (day: string) => fc.integer(days).map((ahead) => daysAfter(day, ahead));
const someRule = fc
  .record({
    weekday: fc.constantFrom(...weekdays),
    weeks: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
    months: fc.uniqueArray(fc.constantFrom(...monthIds), { minLength: 1 }),
    closesDaysBefore: fc.integer({ min: 1, max: 90 }),
  })
  .map((own): DepartureRule => ({ ...rule, ...own }));
const today = '2026-11-25';
const entries = fc.uniqueArray(
  fc.record(
    {
      date: dayFrom(today),
      extra: fc.constant(true),
      status: fc.constantFrom(...dateStatuses),
      price: fc.integer({ min: 1_000, max: 500_000 }),
      asOf: fc.constant(today),
    },
    { requiredKeys: ['date', 'extra', 'status', 'asOf'] },
  ),
  { selector: ({ date }) => date },
);

test('beside the dates of any rule stand those entered: each once, in order, with what was entered, until it is past', () => {
  fc.assert(
    fc.property(someRule, entries, fc.nat(), (ruled, beside, taken) => {
      const length = 5;
      const alone = departuresOf(ruled, length, today);
      // One entry is about a date of the rule.
      const [own] = alone.slice(taken % Math.max(alone.length, 1));
      const dates = [
        ...beside.filter(({ date }) => !isOfRule(ruled, date)),
        ...(own ? [{ date: own.leaves, extra: false, status: 'full' as const, asOf: today }] : []),
      ];
      const listed = departuresOf({ ...ruled, dates }, length, today);
      const leaving = listed.map(({ leaves }) => leaves);
      expect(leaving).toEqual([...new Set(leaving)].sort());
      for (const { date, ...entry } of dates) {
        const found = listed.find(({ leaves }) => leaves === date);
        const isSold = entry.status !== 'full' && entry.status !== 'cancelled';
        const isAhead = (isSold ? daysAfter(date, -ruled.closesDaysBefore) : date) >= today;
        expect(found !== undefined).toBe(isAhead && date <= '2027-11-25');
        if (found) expect([found, isBookable(found)]).toEqual([expect.objectContaining(entry), isSold]);
      }
      const isEntered = (leaves: string) => dates.some(({ date }) => date === leaves);
      expect(listed.filter(({ leaves }) => !isEntered(leaves))).toEqual(
        alone.filter(({ leaves }) => !isEntered(leaves)),
      );
    }),
  );
});

test('the day of a build is the day in India, or that of SOURCE_DATE_EPOCH', () => {
  expect(buildDay(undefined, Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(buildDay('', Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  expect(buildDay('1767225600', Date.parse('2030-01-01'))).toBe('2026-01-01');
  for (const wrong of ['yesterday', '17s', 's17'])
    expect(() => buildDay(wrong, 0)).toThrow(`SOURCE_DATE_EPOCH is '${wrong}'`);
});
