import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { today } from '../../../content/queries/build-day';
import { isBookable } from '../../../content/queries/departures';
import { trips } from '../../../content/queries/trips';
import { departureFile } from '../../../content/routes';
import { calendarOf } from './calendar';

const folder = 'public/departures';

/** Writes a calendar file for each departure that can be booked into public/departures (not committed); those of earlier builds go. */
export function buildCalendars(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const trip of trips) {
    for (const departure of (trip.group?.departures ?? []).filter(isBookable)) {
      writeFileSync(`public${departureFile(trip.id, departure.leaves)}`, calendarOf(trip, departure, today));
      count += 1;
    }
  }
  console.log(`calendars: ${count} departures`);
}
