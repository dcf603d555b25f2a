/** The options for the booking form on the page of a trip. */
import type { MonthId } from '../ids/months';
import { choiceFields } from './booking-template';
import { formatDay, formatMonth, formatShortDate } from '../format/duration';
import { withGstText } from './taxes';
import { bookingForm } from './booking-form';
import { fareTexts } from './fares';
import { meetingNight } from './trip';
import { site } from '../site';
import { isShut } from '../model/dates/start-on';
import type { Day, Departure } from '../model/dates/departures';
import { daysOfMonth, lastDayOfMonth, monthOf, monthsFrom } from '../model/dates/months';
import type { Trip } from '../schema/types';

export interface Option {
  /** The value that the booking form receives. */
  value: string;
  label: string;
  /** The last day on which the option is available; of a month the last day on which the trip can start. */
  until?: Day;
}

/** Returns whether visitors choose a month in a form on the pages of trips that leave on any day. */
export const choosesMonth = (): boolean => choiceFields(site.bookingUrl).month !== undefined;

/**
 * Options for the twelve months that begin with that of a day, without those in which the trip cannot start. The label has the first or the
 * last day of a month in which it can start on some days, and marks the best months.
 */
export function monthOptions(day: Day, best: readonly MonthId[], trip: Pick<Trip, 'cannotStart'>): Option[] {
  return monthsFrom(day, 12).flatMap((month) => {
    const days = daysOfMonth(month).filter((one) => !isShut(trip, one));
    const [from, until] = [days[0], days.at(-1)];
    if (!from || !until || until < day) return [];
    const name = formatMonth(until);
    const words = [
      name,
      ...(from.endsWith('-01') ? [] : [bookingForm.from(formatDay(from))]),
      ...(until === lastDayOfMonth(month) ? [] : [bookingForm.until(formatDay(until))]),
      ...(best.includes(monthOf(month)) ? [bookingForm.best] : []),
    ];
    return [{ value: name, label: words.join(', '), until }];
  });
}

/**
 * Options for the dates of a group trip. The label has the night in which the group meets, and the price if the date has its own or is on
 * request.
 */
export const dateOptions = (departures: readonly Departure[]): Option[] =>
  departures.map(({ leaves, closes, price, onRequest, meets }) => ({
    value: leaves,
    label: [
      formatShortDate(leaves),
      ...(meets ? [meetingNight({ meets })] : []),
      ...(price ? [withGstText(price)] : []),
      ...(onRequest ? [fareTexts.onRequest.price] : []),
    ].join(', '),
    until: closes,
  }));

/** Options for the months of some dates, each available until the last sale of its dates. */
export const monthsOf = (departures: readonly Departure[]): Option[] => [
  ...new Map(
    departures.map(({ leaves, closes }) => {
      const name = formatMonth(leaves);
      return [name, { value: name, label: name, until: closes }];
    }),
  ).values(),
];
