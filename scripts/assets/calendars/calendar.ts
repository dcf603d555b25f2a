import { createEvent, type DateArray } from 'ics';
import { formatDate } from '../../../content/format/duration';
import { departureNotes } from '../../../content/pages/trip';
import { daysAfter, type Day, type Departure } from '../../../content/queries/departures';
import type { Trip } from '../../../content/queries/trips';
import { tripPath } from '../../../content/routes';
import { absolute, site } from '../../../content/site';

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/**
 * A departure as an all-day event (RFC 5545), the same to the byte on the same build day.
 * @param today the day of the build, which the format asks for as the moment the event was written
 * @throws when the event is not valid
 */
export function calendarOf(trip: Trip, departure: Departure, today: Day): string {
  const { id, name, group, notes } = trip;
  const { leaves, returns, closes } = departure;
  const about = [group?.departure, departureNotes(departure, trip), `Meeting point: ${notes.start}`];
  const { error, value } = createEvent({
    uid: `${id}-${leaves}@${new URL(site.url).hostname}`,
    productId: `-//${site.name}//Departures//EN`,
    title: name,
    description: [...about, `Book by ${formatDate(closes)}`, site.phone.display].filter(Boolean).join('. '),
    url: absolute(tripPath(id)),
    start: dateArray(leaves),
    // The end of an all-day event is the day after its last.
    end: dateArray(daysAfter(returns, 1)),
  });
  if (error || !value) throw new Error(`${id}, ${leaves}: no calendar file`, { cause: error });
  // The library stamps the clock of the machine.
  return value.replace(/^DTSTAMP:.*$/m, `DTSTAMP:${today.replaceAll('-', '')}T000000Z`);
}
