import ICAL from 'ical.js';
import { pageTexts } from '../../../content/catalogue/page-texts';
import { formatDate } from '../../../content/format/duration';
import { filled } from '../../../content/format/filled';
import { departureNotes, meetingText } from '../../../content/words/trip';
import { today } from '../../../content/model/dates/build-day';
import { daysAfter, isBookable, type Day, type Departure } from '../../../content/model/dates/departures';
import { departureText } from '../../../content/words/departures';
import { departureFile, tripPath } from '../../../content/routes';
import { absolute, site } from '../../../content/site';
import { makeFolder } from '../build-cache';
import { trips, isGroup } from '../../../content/catalogue/trips';
import type { Trip } from '../../../content/schema/types';
import { comingDepartures } from '../../../content/model/dates/group-departures';

const calendarTexts = pageTexts.trip.calendar;

// The library counts neither the space before a continuation line nor the line end, but RFC 5545 allows 75 octets including that space.
ICAL.foldLength = 74;

/**
 * A departure as an all-day event (RFC 5545), byte-identical on the same build day.
 * @param today the day of the build, which the format requires as the time of writing
 */
export function calendarOf(trip: Trip, departure: Departure, today: Day): string {
  const { id, name, start } = trip;
  const { leaves, returns, closes, meets } = departure;
  const about = [
    isGroup(trip) ? departureText(trip.departures) : '',
    meetingText(departure),
    departureNotes(departure, trip),
    filled(calendarTexts.start, { place: start }),
  ];
  const description = [...about, filled(calendarTexts.bookBy, { day: formatDate(closes) }), site.phone.display]
    .filter(Boolean)
    .join('. ');
  const event = new ICAL.Component('vevent');
  const properties = {
    uid: `${id}-${leaves}@${new URL(site.url).hostname}`,
    dtstamp: ICAL.Time.fromDateTimeString(`${today}T00:00:00Z`),
    // A group that meets the night before has that day in the calendar too.
    dtstart: ICAL.Time.fromDateString(meets?.on ?? leaves),
    // The end of an all-day event is exclusive: the day after its last.
    dtend: ICAL.Time.fromDateString(daysAfter(returns, 1)),
    summary: name,
    description,
    url: absolute(tripPath(id)),
  };
  for (const [property, value] of Object.entries(properties)) event.addPropertyWithValue(property, value);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${site.name}//Departures//EN`);
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Writes a calendar file for each departure that can be booked into public/departures. */
export function buildCalendars(): Promise<void> {
  const files = trips.flatMap((trip) =>
    comingDepartures(trip)
      .filter(isBookable)
      .map((departure) => {
        const text = calendarOf(trip, departure, today);
        return { path: departureFile(trip.id, departure.leaves), sources: [text], make: () => text };
      }),
  );
  return makeFolder('departures', files);
}
