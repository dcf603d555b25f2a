/** Dates on which a trip costs more than its ordinary price, from the operator's table `content/records/operator/peaks.json`. */
import { operator } from '../../catalogue/operator';
import type { Operator } from '../../schema/operator';
import { today } from '../dates/build-day';
import { daysAfter, spansOfDays, type Day } from '../dates/departures';
import { isShut } from '../dates/start-on';
import { sameForAllOf } from './fare-parties';
import { shareAt, type FareSource } from './fares';
import type { Trip } from '../../schema/types';

export type PeakTable = Operator['peaks'];
export type PeakDates = PeakTable['dates'][number];

/** A span of days on which a trip can start. */
export type Span = Pick<PeakDates, 'name' | 'from' | 'until'>;

export interface Peak extends Span {
  /** The surcharge in whole rupees per `basis` of the trip. */
  more: number;
}

/** The fields of a trip that its peak dates depend on. */
export interface PeakTrip extends FareSource, Pick<Trip, 'kinds' | 'cannotStart'> {
  id: string;
  state: string | null;
}

/** Returns whether peak dates are for a trip. Kinds and states narrow each other; a named trip is included regardless of them. */
export function applies({ kinds, states, trips }: PeakDates, trip: PeakTrip): boolean {
  if (trips.includes(trip.id)) return true;
  if (trips.length > 0 && kinds.length + states.length === 0) return false;
  const isOfKind = kinds.length === 0 || trip.kinds.some((kind) => kinds.includes(kind));
  return isOfKind && (states.length === 0 || states.some((one) => one === trip.state));
}

/** The days of a span on which nothing on the road of a trip is shut for the season, as spans. */
function startsWithin(trip: PeakTrip, { name, from, until }: Span): Span[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) if (!isShut(trip, day)) days.push(day);
  return spansOfDays(days).map((span) => ({ name, ...span }));
}

/** Returns whether the operator has entered the surcharge. */
export const isPriced = ({ rupees, percent }: PeakDates) => rupees !== undefined || percent !== undefined;

/** A percentage applies to the part that differs between people; rupees and percent add up. */
function moreOf({ rupees = 0, percent = 0 }: PeakDates, trip: PeakTrip): number {
  const each = rupees + shareAt(trip, percent) - sameForAllOf(trip);
  return trip.basis === 'per couple' ? 2 * each : each;
}

/** The spans of some peak dates that are not over, earliest first. */
const spansOf = <Found extends Span>(
  trip: PeakTrip,
  today: Day,
  dates: readonly PeakDates[],
  asFound: (span: Span, peak: PeakDates) => Found,
): Found[] =>
  dates
    .filter((peak) => applies(peak, trip))
    .flatMap((peak) => startsWithin(trip, peak).map((span) => asFound(span, peak)))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.from.localeCompare(b.from));

/**
 * The priced peak dates of a trip on which it can start and that are not over, earliest first. @param today YYYY-MM-DD, the day of the
 * build
 */
export const peaksOf = (trip: PeakTrip, today: Day, dates: readonly PeakDates[] = operator.peaks.dates): Peak[] =>
  spansOf(trip, today, dates.filter(isPriced), (span, peak) => ({ ...span, more: moreOf(peak, trip) }));

/** The peak dates of a trip that the operator has entered without a price, in the same order. */
export const unpricedPeaksOf = (
  trip: PeakTrip,
  today: Day,
  dates: readonly PeakDates[] = operator.peaks.dates,
): Span[] =>
  spansOf(
    trip,
    today,
    dates.filter((peak) => !isPriced(peak)),
    (span) => span,
  );

/** The peak dates that include a day. */
const onDay = (day: Day, dates: readonly PeakDates[]) => dates.filter(({ from, until }) => from <= day && day <= until);

/** The dearest of the peak dates that a departure falls into; they do not add up. @param day YYYY-MM-DD on which the trip starts */
export const peakOn = (
  trip: PeakTrip,
  day: Day,
  dates: readonly PeakDates[] = operator.peaks.dates,
): Peak | undefined =>
  peaksOf(trip, day, onDay(day, dates))
    .filter(({ from }) => from <= day)
    .sort((a, b) => b.more - a.more)[0];

/** Returns whether the price of a trip on a day is not fixed: the day is in peak dates without a price, or after the last one entered. */
export const isOnRequest = (trip: PeakTrip, day: Day, { dates, completeUntil }: PeakTable = operator.peaks): boolean =>
  day > completeUntil || unpricedPeaksOf(trip, day, onDay(day, dates)).some(({ from }) => from <= day);

/** The days without a price to print on a trip's page. */
export interface OnRequest {
  spans: readonly Span[];
  /** The last day of the table of peak dates, if travellers can ask for a later one. */
  after?: Day;
}

/** The number of days ahead for which travellers can choose a month on a trip's page. */
const chosenAhead = 365;

/** The days to print on a trip's page whose price is on request. The dates of a group say so themselves. */
export function printedOnRequest(
  trip: PeakTrip & { departures?: unknown },
  day: Day = today,
  { dates, completeUntil }: PeakTable = operator.peaks,
): OnRequest {
  if (trip.departures) return { spans: [] };
  const spans = unpricedPeaksOf(trip, day, dates);
  return completeUntil < daysAfter(day, chosenAhead) ? { spans, after: completeUntil } : { spans };
}
