import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { departuresOf } from '../../../content/queries/departures';
import { groupTrips } from '../../../content/catalogue/groups';
import { formatDate } from '../../../content/format/duration';
import { tripOf } from '../../../content/queries/trips';
import { tripPath } from '../../../content/routes';
import { absolute, site } from '../../../content/site';
import { calendarOf } from './calendar';

/** Any day will do: it is not the clock's. */
const day = '2026-11-23';

const events = groupTrips.flatMap(({ id, departures, days }) =>
  departuresOf(departures, days, day).map((departure) => ({ id, days, departure })),
);

test('every group trip has departures', () => {
  expect([...new Set(events.map(({ id }) => id))]).toEqual(groupTrips.map(({ id }) => id));
});

test('each event has an id of its own, so that a calendar keeps one beside another', () => {
  const ids = events.map(({ id, departure }) => /^UID:(.+)\r$/m.exec(calendarOf(tripOf(id), departure, day))?.[1]);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(events.length);
});

describe.each(events)('$id, $departure.leaves', ({ id, days, departure }) => {
  const text = calendarOf(tripOf(id), departure, day);

  test('ical.js reads the days it lasts', () => {
    const [event] = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part));
    expect(event?.summary).toBe(tripOf(id).name);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(departure.leaves);
    expect(event?.duration.toSeconds()).toBe(days * 24 * 60 * 60);
  });

  test('it says where the group meets, until when the date is sold, and which page it is of', () => {
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    const { group, notes } = tripOf(id);
    const said = String(event?.getFirstPropertyValue('description'));
    for (const part of [group?.departure ?? '', notes.start, formatDate(departure.closes), site.phone.display])
      expect(said).toContain(part);
    expect(event?.getFirstPropertyValue('url')).toBe(absolute(tripPath(id)));
  });

  test('node-ical reads the same', () => {
    const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    if (event?.type !== 'VEVENT') throw new Error('no event');
    expect(event.summary).toBe(tripOf(id).name);
    expect(event.datetype).toBe('date');
    const { start } = event;
    expect([start.getFullYear(), start.getMonth() + 1, start.getDate()]).toEqual(
      departure.leaves.split('-').map(Number),
    );
  });

  test('is the same on any day of the clock, with the line ends of the standard', () => {
    jest.useFakeTimers({ now: Date.parse('2031-05-05') });
    expect(calendarOf(tripOf(id), departure, day)).toBe(text);
    jest.useRealTimers();
    expect(text).toContain(`\r\nDTSTAMP:${day.replaceAll('-', '')}T000000Z\r\n`);
    expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
  });
});
