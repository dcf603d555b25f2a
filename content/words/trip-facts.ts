/** The labelled facts of a trip, as its page and its printed itinerary say them. */
import { today } from '../model/dates/build-day';
import { festivalsOfTrip } from '../model/dates/festivals';
import type { Trip } from '../model/trips';
import { accessRows, checkedLine, sightRows, suitsRows, tripPage } from './trip';
import { carRows, extraRows, hotelRows, journeyRows, paymentRows } from './trip-particulars';

export interface FactRow {
  label: string;
  value: string;
  /** The month of which it is true. */
  asOf?: string | undefined;
}

/**
 * The rows of each part, and who checked the facts. What the record leaves open has no row. Page and print take every part by its name:
 * one that they leave out does not compile.
 */
export const tripFacts = (trip: Trip) => {
  const { notes } = trip;
  return {
    practical: [
      { label: tripPage.starts, value: notes.start },
      { label: tripPage.ends, value: notes.end },
      ...journeyRows(notes),
    ],
    hotels: hotelRows(notes),
    car: carRows(notes),
    payments: paymentRows(notes),
    extras: extraRows(notes),
    sights: sightRows(notes),
    festivals: festivalsOfTrip(trip, today),
    access: accessRows(notes),
    suits: suitsRows(notes.suits),
    checked: checkedLine(notes),
  } satisfies Record<string, readonly FactRow[] | string | undefined>;
};
