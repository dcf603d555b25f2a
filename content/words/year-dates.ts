/** The dated events of a month: festivals, and dates on which trips cost more. */
import type { MonthId } from '../ids/months';
import { operator } from '../catalogue/operator';
import { states } from '../ids/states';
import { festivalDates } from '../format/festival-dates';
import { joined } from '../format/joined';
import { monthsBetween } from '../format/months';
import { fareTexts } from './fares';
import type { Day } from '../model/dates/departures';
import type { FestivalLine } from '../model/dates/festivals';
import { isPriced, type PeakDates } from '../model/fares/peaks';
import { tripKinds } from './trip-kinds';
import { trips } from '../catalogue/trips';

export type DateLine = Pick<FestivalLine, 'label' | 'value'>;

/** 'School holidays, Sikkim (hills), price on request'; a name alone applies to all trips. */
function nameOf(peak: PeakDates): string {
  const kinds = joined(peak.kinds.map((kind) => tripKinds[kind].toLowerCase()));
  const places = [peak.name, ...peak.states.map((id) => states[id])].join(', ');
  return [
    kinds ? `${places} (${kinds})` : places,
    ...trips.filter(({ id }) => peak.trips.includes(id)).map(({ name }) => name),
    ...(isPriced(peak) ? [] : [fareTexts.onRequest.price]),
  ].join(', ');
}

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
    .filter((peak) => peak.until >= today && monthsBetween(peak.from, peak.until).includes(month))
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
