/** The labelled facts of a trip, as its page and its printed itinerary say them. */
import { today } from '../model/dates/build-day';
import { festivalsOfTrip } from '../model/dates/festivals';
import { accessRows, checkedLine, homeRows, sightRows, suitsRows, tripPage } from './trip';
import { carRows, extraRows, hotelRows, journeyRows, paymentRows } from './trip-particulars';
import type { Trip } from '../schema/types';

export interface FactRow {
  label: string;
  value: string;
  /** The month of which it is true. */
  asOf?: string | undefined;
}

/**
 * The rows of each part, and who checked the facts. What the record leaves open has no row. Print takes every part by its name: one that it
 * leaves out does not compile.
 */
export const tripFacts = (trip: Trip) => {
  return {
    practical: [
      { label: tripPage.starts, value: trip.start },
      { label: tripPage.ends, value: trip.end },
      ...homeRows(trip),
      ...journeyRows(trip),
    ],
    hotels: hotelRows(trip),
    car: carRows(trip),
    payments: paymentRows(trip),
    extras: extraRows(trip),
    sights: sightRows(trip),
    festivals: festivalsOfTrip(trip, today),
    access: accessRows(trip),
    suits: suitsRows(trip.suits),
    checked: checkedLine(trip),
  } satisfies Record<string, readonly FactRow[] | string | undefined>;
};
