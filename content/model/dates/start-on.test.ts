import { weekdays } from '../../ids/months';
import { daysAfter } from './departures';
import { closingOn, isOn, isShut, nearestStarts, nextLastDay, startOn, startWeekdays, weekdayOf } from './start-on';
import type { StartTrip } from './start-on';

const trip = { cannotStart: [{ from: '10-13', until: '05-08', otherYears: ['2028-04-26'] }] };
const summer = { cannotStart: [{ from: '06-28', until: '09-30' }] };

test.each([
  [trip, '2027-05-08', false],
  [trip, '2027-05-09', true],
  [trip, '2027-10-12', true],
  [trip, '2027-10-13', false],
  [trip, '2028-04-26', false],
  [trip, '2028-04-27', true],
  [trip, '2029-05-08', false],
  [trip, '2029-05-09', true],
  [summer, '2027-06-27', true],
  [summer, '2027-06-28', false],
  [summer, '2027-09-30', false],
  [summer, '2027-10-01', true],
])('%j on %s: %s', (one, day, can) => {
  expect(isShut(one, day)).toBe(!can);
});

test.each([
  ['2026-11-27', '05-08'],
  ['2027-05-08', '05-08'],
  ['2027-05-09', '04-26'],
  ['2028-04-27', '05-08'],
])('on %s the closed days end next on %s', (day, last) => {
  expect(trip.cannotStart.map((span) => nextLastDay(span, day))).toEqual([last]);
});

/** The first Sunday of 2027, and the six days after it. */
const week = Array.from({ length: 7 }, (_, at) => daysAfter('2027-01-03', at));

test('numbers the days of the week from Sunday', () => {
  expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  // Three days that are known from elsewhere: the leap day of 2028, the first day of 2000 and that of 1970.
  expect(['2028-02-29', '2000-01-01', '1970-01-01'].map((day) => weekdays[weekdayOf(day)])).toEqual([
    'Tuesday',
    'Saturday',
    'Thursday',
  ]);
});

test.each([
  [1, ['Monday'], ['Monday']],
  [2, ['Monday'], ['Sunday']],
  [2, ['Sunday'], ['Saturday']],
  [2, ['Tuesday'], ['Monday']],
  [2, ['Wednesday'], ['Tuesday']],
  [2, ['Thursday'], ['Wednesday']],
  [2, ['Friday'], ['Thursday']],
  [2, ['Saturday'], ['Friday']],
  [3, ['Sunday'], ['Friday']],
  [7, ['Monday'], ['Tuesday']],
  [8, ['Monday'], ['Monday']],
  [12, ['Sunday'], ['Wednesday']],
  [2, ['Monday', 'Friday'], ['Sunday', 'Thursday']],
] as const)('with day %i on no %j it cannot start on %j', (day, closed, starts) => {
  expect(startWeekdays({ day, weekdays: [...closed], because: 'it is closed' })).toEqual(starts);
});

const of = (fields: Partial<StartTrip> = {}): StartTrip => ({
  cannotStart: [],
  closedOn: [],
  fullOn: [],
  meets: [],
  onRequest: [],
  ...fields,
});

const today = '2026-11-25';
const pricedUntil = '2028-01-02';
const on = (fields: Partial<StartTrip>, day: string) => startOn(of(fields), day, today, pricedUntil);
const yes = { can: 'yes' };
const request = { can: 'request' };
const no = (why: string, because?: string) => ({ can: 'no', why, ...(because === undefined ? {} : { because }) });

test.each([
  ['2026-11-24', no('dayOver')],
  ['2026-11-25', yes],
  ['2028-01-02', yes],
  ['2028-01-03', request],
  ['2035-06-01', request],
])('without any closing on %s: %j', (day, answer) => {
  expect(on({}, day)).toEqual(answer);
});

test.each([
  ['2027-04-09', yes],
  ['2027-04-10', request],
  ['2027-04-20', request],
  ['2027-04-21', yes],
])('with days on request on %s: %j', (day, answer) => {
  expect(on({ onRequest: [{ from: '2027-04-10', until: '2027-04-20' }] }, day)).toEqual(answer);
});

test.each([
  ['2027-06-27', yes],
  ['2027-06-28', no('closed')],
  ['2027-09-30', no('closed')],
  ['2027-10-01', yes],
  // It is known to be closed in the year after the last price, too.
  ['2028-07-01', no('closed')],
  ['2028-10-01', request],
])('with a closed season on %s: %j', (day, answer) => {
  expect(on(summer, day)).toEqual(answer);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 12])('with day %i on no closing day it starts on the other six', (day) => {
  for (const [closed, name] of weekdays.entries()) {
    const because = `it is closed on ${name}s`;
    const closedOn = [{ day, weekdays: [name], because }];
    for (const start of week) {
      const falls = (weekdayOf(start) + day - 1) % 7;
      expect(on({ closedOn }, start)).toEqual(falls === closed ? no('weekday', because) : yes);
      // The same from the calendar.
      expect(closingOn({ closedOn }, start)?.because).toBe(
        weekdayOf(daysAfter(start, day - 1)) === closed ? because : undefined,
      );
    }
  }
});

test('names the closing day that it meets', () => {
  const closedOn: StartTrip['closedOn'] = [
    { day: 1, weekdays: ['Monday'], because: 'the first is closed' },
    { day: 3, weekdays: ['Friday', 'Saturday'], because: 'the second is closed' },
  ];
  expect(week.map((day) => on({ closedOn }, day))).toEqual([
    yes,
    no('weekday', 'the first is closed'),
    yes,
    no('weekday', 'the second is closed'),
    no('weekday', 'the second is closed'),
    yes,
    yes,
  ]);
});

const festival = (must: boolean) => ({
  meets: [
    {
      on: [
        { from: '2027-03-04', until: '2027-03-06' },
        { from: '2027-12-30', until: '2028-01-04' },
      ],
      must,
      because: 'the roads are closed',
    },
  ],
});

test.each([
  ['2027-03-03', yes],
  ['2027-03-04', no('festival', 'the roads are closed')],
  ['2027-03-06', no('festival', 'the roads are closed')],
  ['2027-03-07', yes],
  ['2028-01-01', no('festival', 'the roads are closed')],
  ['2028-01-04', no('festival', 'the roads are closed')],
  ['2028-01-05', request],
])('at a festival that it must not meet on %s: %j', (day, answer) => {
  expect(on(festival(true), day)).toEqual(answer);
});

test.each([
  ['2027-03-03', yes],
  ['2027-03-04', { can: 'yes', butBecause: 'the roads are closed' }],
  ['2027-03-06', { can: 'yes', butBecause: 'the roads are closed' }],
  ['2027-03-07', yes],
  ['2028-01-02', { can: 'yes', butBecause: 'the roads are closed' }],
  ['2028-01-03', request],
])('at a festival that it had better not meet on %s: %j', (day, answer) => {
  expect(on(festival(false), day)).toEqual(answer);
});

test.each([
  ['2027-02-01', yes],
  ['2027-02-02', no('full')],
  ['2027-02-03', no('full')],
  ['2027-02-04', yes],
  ['2028-02-02', no('full')],
])('with full days on %s: %j', (day, answer) => {
  const fullOn = [
    { from: '2027-02-02', until: '2027-02-03' },
    { from: '2028-02-02', until: '2028-02-02' },
  ];
  expect(on({ fullOn }, day)).toEqual(answer);
});

test.each([
  ['2026-11-20', no('dayOver')],
  ['2026-12-10', no('noGroup')],
  ['2026-12-11', yes],
  ['2026-12-12', no('noGroup')],
  // The operator sets the dates of a group, whatever else is closed then.
  ['2027-07-02', yes],
  ['2027-03-05', { can: 'yes', butBecause: 'the roads are closed' }],
  ['2027-04-02', request],
  ['2028-01-07', request],
])('a group that leaves on its own dates on %s: %j', (day, answer) => {
  const leaves = ['2026-11-20', '2026-12-11', '2027-03-05', '2027-04-02', '2027-07-02', '2028-01-07'];
  const closings: Partial<StartTrip> = {
    ...summer,
    ...festival(true),
    closedOn: [{ day: 1, weekdays: ['Friday'], because: 'it is closed on Fridays' }],
    fullOn: [{ from: '2026-12-01', until: '2027-12-31' }],
    onRequest: [{ from: '2027-04-02', until: '2027-04-02' }],
  };
  expect(on({ ...closings, leaves }, day)).toEqual(answer);
});

test('a group without a date that can be booked leaves on no day', () => {
  expect(on({ leaves: [] }, '2026-12-11')).toEqual(no('noGroup'));
  expect(nearestStarts(of({ leaves: [] }), '2026-12-11', today, pricedUntil)).toEqual({});
});

test('gives the reason that lasts longest where there are several', () => {
  // A Sunday in the closed season, on a festival, full and without a price.
  const day = '2027-07-04';
  const span = { from: day, until: day };
  const all: StartTrip = of({
    ...summer,
    closedOn: [{ day: 2, weekdays: ['Monday'], because: 'it is closed on Mondays' }],
    meets: [{ on: [span], must: true, because: 'the roads are closed' }],
    fullOn: [span],
    onRequest: [span],
  });
  const reasons = [
    all,
    { ...all, cannotStart: [] },
    { ...all, cannotStart: [], closedOn: [] },
    { ...all, cannotStart: [], closedOn: [], meets: [] },
    { ...all, cannotStart: [], closedOn: [], meets: [], fullOn: [] },
  ].map((one) => startOn(one, day, today, pricedUntil));
  expect(reasons).toEqual([
    no('closed'),
    no('weekday', 'it is closed on Mondays'),
    no('festival', 'the roads are closed'),
    no('full'),
    request,
  ]);
  expect(startOn(all, day, '2027-07-05', pricedUntil)).toEqual(no('dayOver'));
});

test('both ends of a span belong to it', () => {
  const span = { from: '2027-02-02', until: '2027-02-04' };
  const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'];
  expect(days.map((day) => isOn(day)(span))).toEqual([false, true, true, true, false]);
});

describe('the nearest days', () => {
  const near = (fields: Partial<StartTrip>, day: string, from = today) =>
    nearestStarts(of(fields), day, from, pricedUntil);

  test('are the day before and the day after, even on a day on which it can start', () => {
    expect(near({}, '2027-02-10')).toEqual({ before: '2027-02-09', after: '2027-02-11' });
  });

  test('are those around a closed season, a festival and full days', () => {
    expect(near(summer, '2027-07-15')).toEqual({ before: '2027-06-27', after: '2027-10-01' });
    expect(near(festival(true), '2027-03-05')).toEqual({ before: '2027-03-03', after: '2027-03-07' });
    expect(near({ fullOn: [{ from: '2027-02-02', until: '2027-02-03' }] }, '2027-02-02')).toEqual({
      before: '2027-02-01',
      after: '2027-02-04',
    });
  });

  test('pass over several closings beside each other', () => {
    // The full days end on a Saturday, and the Sunday after them is refused.
    const closings: Partial<StartTrip> = {
      fullOn: [{ from: '2027-02-01', until: '2027-02-06' }],
      closedOn: [{ day: 2, weekdays: ['Monday'], because: 'it is closed on Mondays' }],
    };
    expect(near(closings, '2027-02-03')).toEqual({ before: '2027-01-30', after: '2027-02-08' });
  });

  test('may be on request', () => {
    const onRequest = [{ from: '2027-02-11', until: '2027-02-20' }];
    expect(near({ onRequest, fullOn: [{ from: '2027-02-10', until: '2027-02-10' }] }, '2027-02-10')).toEqual({
      before: '2027-02-09',
      after: '2027-02-11',
    });
  });

  test('are the dates of a group', () => {
    const leaves = ['2026-11-20', '2026-12-11', '2027-03-05'];
    expect(near({ leaves }, '2027-01-01')).toEqual({ before: '2026-12-11', after: '2027-03-05' });
    expect(near({ leaves }, '2026-12-01')).toEqual({ after: '2026-12-11' });
    expect(near({ leaves }, '2027-03-06')).toEqual({ before: '2027-03-05' });
  });

  test('are none before today', () => {
    expect(near({}, today)).toEqual({ after: '2026-11-26' });
    expect(near({}, '2026-11-26')).toEqual({ before: today, after: '2026-11-27' });
    // Of a day that is over the next one is today.
    expect(near({}, '2026-11-01')).toEqual({ after: today });
    expect(near({ leaves: ['2026-11-24', '2026-12-11'] }, '2026-11-25')).toEqual({ after: '2026-12-11' });
  });

  test('are found in the next season, but not years away', () => {
    const onOneDay: StartTrip['cannotStart'] = [
      { from: '02-11', until: '12-31' },
      { from: '01-01', until: '02-09' },
    ];
    expect(near({ cannotStart: onOneDay }, '2027-02-10')).toEqual({ after: '2028-02-10' });
    expect(near({ cannotStart: onOneDay }, '2027-02-11')).toEqual({ before: '2027-02-10', after: '2028-02-10' });
    expect(near({ leaves: ['2030-01-01'] }, '2027-02-10')).toEqual({});
  });
});
