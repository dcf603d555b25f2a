/** Months of which a trip has no price yet, in words for cards and rows. */
import { formatDate, formatMonth } from '../format/duration';
import { monthIds, type MonthId } from '../ids/months';
import { today } from '../model/dates/build-day';
import type { Day } from '../model/dates/departures';
import { daysOfMonth, monthOf, monthsFrom } from '../model/dates/months';
import { startOn, type StartTrip } from '../model/dates/start-on';
import { totalTerms, totalTripOf } from '../model/fares/trip-totals';
import type { Trip } from '../schema/types';
import { finder } from './finder-page';

/** The same as `requestText`, for a trip with what its starts depend on. */
function textFor(trip: StartTrip, id: MonthId, from: Day): string | undefined {
  const { pricedUntil } = totalTerms();
  const month = monthsFrom(from, monthIds.length).find((one) => monthOf(one) === id) ?? from;
  const starts = daysOfMonth(month).flatMap((day) => {
    const { can } = startOn(trip, day, from, pricedUntil);
    return can === 'no' ? [] : [{ day, isRequest: can === 'request' }];
  });
  const asked = starts.filter(({ isRequest }) => isRequest);
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return undefined;
  const { why } = finder;
  if (asked.length === starts.length) return why.request(formatMonth(month));
  return last === starts.at(-1) ? why.requestFrom(formatDate(first.day)) : why.requestUntil(formatDate(last.day));
}

/**
 * Says that the price of some or all start days of a month is on request: 'price on request from 10 April 2027'; undefined if all have one.
 * @param from the first day to look at, YYYY-MM-DD
 */
export const requestText = (trip: Trip, id: MonthId, from: Day = today): string | undefined =>
  textFor(totalTripOf(trip), id, from);

/** The months of a trip with such days, by their ids. */
export function requestMonths(trip: Trip): Partial<Record<MonthId, string>> {
  const sold = totalTripOf(trip);
  return Object.fromEntries(
    monthIds.flatMap((id) => {
      const text = textFor(sold, id, today);
      return text ? [[id, text] as const] : [];
    }),
  );
}
