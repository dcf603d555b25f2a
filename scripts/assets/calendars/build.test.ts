import ICAL from 'ical.js';
import { daysAfter, departuresOf, isBookable } from '../../../content/model/dates/departures';
import { departureText } from '../../../content/words/departures';
import { formatDate, formatWeekday } from '../../../content/format/duration';
import { meetingText } from '../../../content/words/trip';
import { tripPath } from '../../../content/routes';
import { absolute, site } from '../../../content/site';
import { calendarOf } from './build';
import { groupTrips, tripOf } from '../../../content/catalogue/trips';

/** Any fixed day, independent of the clock. */
const day = '2026-11-23';

const events = groupTrips.flatMap(({ id, departures, days }) =>
  departuresOf(departures, days, day)
    .filter(isBookable)
    .map((departure) => ({ id, days, rule: departures, departure })),
);

test.each(events)('describes $id, $departure.leaves with its subject, its dates and the meeting point', (one) => {
  const { id, days, rule, departure } = one;
  const { name, start } = tripOf(id);
  const text = calendarOf(tripOf(id), departure, day);
  // Calendars replace an event of the same id, so each departure has its own.
  expect(text).toMatch(new RegExp(`\\r\\nUID:${id}-${departure.leaves}@\\S+\\r\\n`));
  const part = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  if (!part) throw new Error('no event');
  const { summary, startDate, duration, description } = new ICAL.Event(part);
  // If the group meets on the night before, the event includes that day.
  const nights = departure.meets ? 1 : 0;
  const first = daysAfter(departure.leaves, -nights);
  expect([summary, startDate.isDate, startDate.toString()]).toEqual([name, true, first]);
  expect(duration.toSeconds()).toBe((days + nights) * 24 * 60 * 60);
  for (const line of [
    departureText(rule),
    meetingText(departure),
    start,
    formatDate(departure.closes),
    site.phone.display,
  ])
    expect(description).toContain(line);
  expect(part.getFirstPropertyValue('url')).toBe(absolute(tripPath(id)));
  // The file does not depend on the clock, and has CRLF line ends as the standard requires.
  expect(text).toContain(`\r\nDTSTAMP:${day.replaceAll('-', '')}T000000Z\r\n`);
  expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('includes the evening before in the event of a group whose flight leaves after midnight', () => {
  const { id, departures, days } = groupTrips[0] as (typeof groupTrips)[number];
  const [departure] = departuresOf({ ...departures, meetsNightBefore: true, meetsAt: '10:30 pm' }, days, day);
  if (!departure) throw new Error('no date');
  const text = calendarOf(tripOf(id), departure, day).replaceAll('\r\n ', '');
  const eve = daysAfter(departure.leaves, -1);
  expect(text).toContain(`DTSTART;VALUE=DATE:${eve.replaceAll('-', '')}`);
  expect(text).toMatch(new RegExp(`Meet on ${formatWeekday(eve)} night\\\\, .*\\\\, 10:30 pm: the flight leaves on`));
});
