/** The options for the booking form on the page of a trip. */
import { monthIds, type MonthId } from '../ids/months';
import { choiceFields } from './booking-template';
import { formatMonth, formatShortDate } from '../format/duration';
import { withGstText } from './taxes';
import { bookingForm } from './booking-form';
import { fareTexts } from './fares';
import { meetingNight } from './trip';
import { site } from '../site';
import type { Day, Departure } from '../model/dates/departures';

export interface Option {
  /** The value that the booking form receives. */
  value: string;
  label: string;
  /** The last day on which the option is available. */
  until?: Day;
}

/** Returns whether visitors choose a month in a form on the pages of trips that leave on any day. */
export const choosesMonth = (): boolean => choiceFields(site.bookingUrl).month !== undefined;

/** Options for twelve months, beginning with that of a day; the label marks the best ones. */
export function monthOptions(day: Day, best: readonly MonthId[]): Option[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, ahead) => {
    const index = month - 1 + ahead;
    const id = monthIds[index % 12];
    const until = new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10);
    const name = formatMonth(until);
    return { value: name, label: id && best.includes(id) ? `${name}, ${bookingForm.best}` : name, until };
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
