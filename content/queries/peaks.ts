/** Dates on which a trip costs more than its price, from the operator's table: `content/operator/peaks.json`. */
import { monthIds } from '../catalogue/months';
import { operator } from '../catalogue/operator';
import type { Operator } from '../schema/operator';
import type { TripNotes } from '../schema/types';
import { today } from './build-day';
import { sameForAllOf } from './fare-parties';
import { shareAt, type FareSource } from './fares';

export type PeakDates = Operator['peaks']['dates'][number];

export interface Peak extends Pick<PeakDates, 'name' | 'from' | 'until'> {
  /** Whole rupees more, for what the price of the trip is for. */
  more: number;
}

/** A trip as far as its peak dates depend on it. */
export interface PeakTrip extends FareSource {
  id: string;
  state: string | null;
}

const applies = ({ states, trips }: PeakDates, { id, state }: PeakTrip) =>
  states.length + trips.length === 0 || trips.includes(id) || states.some((one) => one === state);

/** A percentage is of what does not cost the same for everyone; rupees and percent add up. */
function moreOf({ rupees = 0, percent = 0 }: PeakDates, trip: PeakTrip): number {
  const each = rupees + shareAt(trip, percent) - sameForAllOf(trip);
  return trip.basis === 'per couple' ? 2 * each : each;
}

/** The peak dates of a trip that are not over, earliest first. @param today YYYY-MM-DD, the day of the build */
export const peaksOf = (trip: PeakTrip, today: string, dates: readonly PeakDates[] = operator.peaks.dates): Peak[] =>
  dates
    .filter((peak) => peak.until >= today && applies(peak, trip))
    .map((peak) => ({ name: peak.name, from: peak.from, until: peak.until, more: moreOf(peak, trip) }))
    .sort((a, b) => a.from.localeCompare(b.from));

/** Of those that a departure falls into, the dearest: they do not add up. @param day YYYY-MM-DD on which the trip starts */
export const peakOn = (trip: PeakTrip, day: string, dates?: readonly PeakDates[]): Peak | undefined =>
  peaksOf(trip, day, dates)
    .filter(({ from }) => from <= day)
    .sort((a, b) => b.more - a.more)[0];

const monthOf = (day: string) => monthIds[Number(day.slice(5, 7)) - 1];

/** The peak dates to print on a trip's page: those that begin or end in its season. Of a group its dates say what they cost. */
export const peaksInSeason = (
  trip: PeakTrip & { group?: unknown; notes: Pick<TripNotes, 'season'> },
  dates?: readonly PeakDates[],
): Peak[] => {
  if (trip.group) return [];
  const { best, fair } = trip.notes.season;
  return peaksOf(trip, today, dates).filter(({ from, until }) =>
    [...best, ...fair].some((month) => month === monthOf(from) || month === monthOf(until)),
  );
};
