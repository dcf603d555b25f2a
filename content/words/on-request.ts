/** Months of which a trip has no price yet, in words for cards and rows. */
import { formatDate, formatMonth } from '../format/duration';
import { monthIds, type MonthId } from '../ids/months';
import { today } from '../model/dates/build-day';
import { daysAfter, type Day } from '../model/dates/departures';
import { startOn } from '../model/dates/start-on';
import { totalTerms, totalTripOf } from '../model/fares/trip-totals';
import type { Trip } from '../schema/types';
import { finder } from './finder-page';

/** The first day of the next month of a name, this one included. */
function nextOf(id: MonthId, from: Day): Day {
  const number = monthIds.indexOf(id) + 1;
  const year = Number(from.slice(0, 4)) + (number < Number(from.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(number).padStart(2, '0')}-01`;
}

/**
 * Says that the price of some or all start days of a month is on request: 'price on request from 10 April 2027'; undefined if all have one.
 * @param from the first day to look at, YYYY-MM-DD
 */
export function requestText(trip: Trip, id: MonthId, from: Day = today): string | undefined {
  const [sold, { pricedUntil }] = [totalTripOf(trip), totalTerms()];
  const month = nextOf(id, from);
  const starts: { day: Day; isRequest: boolean }[] = [];
  for (let day = month; day.startsWith(month.slice(0, 7)); day = daysAfter(day, 1)) {
    const { can } = startOn(sold, day, from, pricedUntil);
    if (can !== 'no') starts.push({ day, isRequest: can === 'request' });
  }
  const asked = starts.filter(({ isRequest }) => isRequest);
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return undefined;
  const { why } = finder;
  if (asked.length === starts.length) return why.request(formatMonth(month));
  return last === starts.at(-1) ? why.requestFrom(formatDate(first.day)) : why.requestUntil(formatDate(last.day));
}

/** The months of a trip with such days, by their ids. */
export const requestMonths = (trip: Trip): Partial<Record<MonthId, string>> =>
  Object.fromEntries(
    monthIds.flatMap((id) => {
      const text = requestText(trip, id);
      return text ? [[id, text] as const] : [];
    }),
  );
