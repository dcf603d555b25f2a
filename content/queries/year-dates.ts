/** What falls into a month whatever the year: festivals, and dates on which trips cost more. */
import { monthIds, type MonthId } from '../catalogue/months';
import { operator } from '../catalogue/operator';
import { states } from '../catalogue/states';
import { festivalDates } from '../format/festival-dates';
import type { Day } from './departures';
import type { FestivalLine } from './festivals';
import type { PeakDates } from './peaks';
import { trips } from './trips';

export type DateLine = Pick<FestivalLine, 'label' | 'value'>;

/** Months since the year 0. */
const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthsOf = ({ from, until }: PeakDates) =>
  Array.from(
    { length: monthNumber(until) - monthNumber(from) + 1 },
    (_, index) => monthIds[(monthNumber(from) + index) % 12],
  );

/** 'Republic Day weekend, Goa, Kerala'; without a place it is of all trips. */
const nameOf = (peak: PeakDates) =>
  [
    peak.name,
    ...peak.states.map((id) => states[id]),
    ...trips.filter(({ id }) => peak.trips.includes(id)).map(({ name }) => name),
  ].join(', ');

/**
 * The peak dates that are not over and have a day in a month, each name once.
 * @param today YYYY-MM-DD, the day of the build
 */
export function peaksInMonth(
  month: MonthId,
  today: Day,
  dates: readonly PeakDates[] = operator.peaks.dates,
): DateLine[] {
  const found = dates
    .filter((peak) => peak.until >= today && monthsOf(peak).includes(month))
    .sort((a, b) => a.from.localeCompare(b.from));
  return [...new Set(found.map(nameOf))].map((label) => ({
    label,
    value: festivalDates(
      found
        .filter((peak) => nameOf(peak) === label)
        .map(({ from, until }) => ({ first: from, last: until, sure: 'certain' })),
    ),
  }));
}
