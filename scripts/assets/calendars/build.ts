import { today } from '../../../content/queries/build-day';
import { isBookable } from '../../../content/queries/departures';
import { trips } from '../../../content/queries/trips';
import { departureFile } from '../../../content/routes';
import { makeFolder } from '../build-cache';
import { calendarOf } from './calendar';

/** Writes a calendar file for each departure that can be booked into public/departures. */
export function buildCalendars(): Promise<void> {
  const files = trips.flatMap((trip) =>
    (trip.group?.departures ?? []).filter(isBookable).map((departure) => {
      const text = calendarOf(trip, departure, today);
      return {
        path: departureFile(trip.id, departure.leaves),
        sources: [text],
        make: () => Promise.resolve(Buffer.from(text)),
      };
    }),
  );
  return makeFolder('departures', files);
}
