import { buildDay } from './build-day';
import { weekdays } from '../catalogue/months';
import { daysAfter, departuresOf, departureText, type DepartureRule } from './departures';

const rule = (change: Partial<DepartureRule> = {}): DepartureRule => ({
  weekday: 'Sunday',
  weeks: [2],
  months: ['oct', 'nov', 'dec', 'jan', 'feb', 'mar', 'apr'],
  from: 'chennai',
  closesDaysBefore: 21,
  ...change,
});

test.each([
  [rule(), 'Second Sunday of the month, October to April, from Chennai'],
  [
    rule({ weekday: 'Saturday', weeks: [1, 2], months: ['apr'], from: 'delhi' }),
    'First and second Saturday of April, from Delhi',
  ],
  [
    rule({ weekday: 'Saturday', weeks: [1], months: ['may', 'oct', 'dec'], from: 'coimbatore' }),
    'First Saturday of May, October and December, from Coimbatore',
  ],
  [
    rule({
      weekday: 'Friday',
      weeks: [2, 4],
      months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    }),
    'Second and fourth Friday of the month, from Chennai',
  ],
])('a rule reads as a traveller would say it: %#', (given, text) => {
  expect(departureText(given)).toBe(text);
});

test('dates of a season that passes the turn of the year', () => {
  expect(departuresOf(rule(), 6, '2026-11-23').map(({ leaves }) => leaves)).toEqual([
    '2027-01-10',
    '2027-02-14',
    '2027-03-14',
    '2027-04-11',
    '2027-10-10',
    '2027-11-14',
  ]);
});

test('dates come in their order, whatever the order of the weeks', () => {
  const given = rule({ weekday: 'Saturday', weeks: [3, 1], months: ['feb', 'jan'] });
  expect(departuresOf(given, 5, '2026-11-23').map(({ leaves }) => leaves)).toEqual([
    '2027-01-02',
    '2027-01-16',
    '2027-02-06',
    '2027-02-20',
  ]);
});

test('two months in a row are named, three are a season', () => {
  expect(departureText(rule({ weeks: [1], months: ['dec', 'jan'] }))).toBe(
    'First Sunday of December and January, from Chennai',
  );
  expect(departureText(rule({ weeks: [1], months: ['nov', 'dec', 'jan'] }))).toBe(
    'First Sunday of the month, November to January, from Chennai',
  );
});

test('a departure is sold up to its closing day and listed until then', () => {
  const closing = departuresOf(rule(), 6, '2026-12-20')[0];
  expect(closing).toEqual({ leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20' });
  expect(departuresOf(rule(), 6, '2026-12-21')[0]?.leaves).toBe('2027-02-14');
});

/** A year and a day of builds, leap year included, against a calendar that is walked day by day. */
test('every build of a leap year lists just the days that the rule names', () => {
  const given = rule({ weeks: [1, 4], months: ['feb', 'mar', 'dec'], weekday: 'Thursday', closesDaysBefore: 10 });
  for (let start = '2027-12-01'; start < '2028-12-02'; start = daysAfter(start, 1)) {
    const expected: string[] = [];
    for (let day = start; day <= `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`; day = daysAfter(day, 1)) {
      const [, month, date] = day.split('-').map(Number);
      const isNamed = [2, 3, 12].includes(month ?? 0) && [1, 4].includes(Math.ceil((date ?? 0) / 7));
      if (weekdays[new Date(day).getUTCDay()] === 'Thursday' && isNamed && daysAfter(day, -10) >= start)
        expected.push(day);
    }
    expect(departuresOf(given, 5, start).map(({ leaves }) => leaves)).toEqual(expected);
  }
});

describe('the day of a build', () => {
  test('is the day in India', () => {
    expect(buildDay(undefined, Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
    expect(buildDay(undefined, Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  });
  test('comes from SOURCE_DATE_EPOCH where it is set', () => {
    expect(buildDay('1767225600', Date.parse('2030-01-01'))).toBe('2026-01-01');
    expect(buildDay('', Date.parse('2026-05-05T00:00:00Z'))).toBe('2026-05-05');
    for (const wrong of ['yesterday', '17s', 's17'])
      expect(() => buildDay(wrong, 0)).toThrow(`SOURCE_DATE_EPOCH is '${wrong}'`);
  });
});
