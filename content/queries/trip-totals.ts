/** The totals of a trip by the operator's terms, on the dates that are sold. */
import { operator } from '../catalogue/operator';
import { today } from './build-day';
import { daysAfter, isBookable, type Day } from './departures';
import { fareTable, fareTerms } from './fares';
import {
  isOn,
  partyTotal,
  tripOn,
  type DatedPrice,
  type TotalTerms,
  type TotalTrip,
  type Travellers,
} from './party-total';
import { isOnRequest, peakOn, peaksOf, unpricedPeaksOf } from './peaks';
import type { Trip } from './trips';

export const totalTerms = (): TotalTerms => ({ ...fareTerms(), pricedUntil: operator.peaks.completeUntil });

/** The days on which a trip costs more for its peak dates, each day at its dearest, earliest first. */
function peakPrices(trip: Trip): DatedPrice[] {
  const peaks = [...peaksOf(trip, today), ...unpricedPeaksOf(trip, today)];
  const starts = [...new Set(peaks.flatMap(({ from, until }) => [from, daysAfter(until, 1)]))].sort();
  return starts.flatMap((from, index) => {
    const peak = isOnRequest(trip, from) ? undefined : peakOn(trip, from);
    const next = starts[index + 1];
    return peak && next ? [{ from, until: daysAfter(next, -1), price: trip.price + peak.more, name: peak.name }] : [];
  });
}

/** The days on which a trip has another price, earliest first. */
export const datedPrices = (trip: Trip): DatedPrice[] =>
  trip.group
    ? trip.group.departures
        .filter(isBookable)
        .flatMap(({ leaves, price, peak, ownFares }) =>
          price === undefined && !ownFares
            ? []
            : [{ from: leaves, until: leaves, price: price ?? trip.price, name: peak, ownFares }],
        )
    : peakPrices(trip);

/** A trip as its totals are worked out from it. */
export const totalTripOf = (trip: Trip): TotalTrip => ({
  ...trip,
  dated: datedPrices(trip),
  onRequest: trip.group
    ? trip.group.departures.filter(({ onRequest }) => onRequest).map(({ leaves }) => ({ from: leaves, until: leaves }))
    : unpricedPeaksOf(trip, today),
  leaves: trip.group?.departures.filter(isBookable).map(({ leaves }) => leaves),
});

/** The total of a party by the operator's terms. @param day of departure */
export const totalOf = (trip: Trip, travellers: Travellers, day?: Day) =>
  partyTotal(totalTripOf(trip), travellers, day, today, totalTerms());

/** Days that cost the same, with the fares of usual parties on them. */
export interface FareLevel {
  /** Empty for an ordinary day. */
  days: readonly DatedPrice[];
  fares: ReturnType<typeof fareTable>;
}

/** An ordinary day first, then each dearer or cheaper one; days with the same fares are one level. */
export function fareLevels(trip: Trip): FareLevel[] {
  const levels = new Map<string, { days: DatedPrice[]; fares: FareLevel['fares'] }>();
  const ordinary = fareTable(trip);
  levels.set(JSON.stringify(ordinary), { days: [], fares: ordinary });
  for (const dated of datedPrices(trip)) {
    const fares = fareTable(tripOn(trip, dated, fareTerms()));
    const key = JSON.stringify(fares);
    const level = levels.get(key) ?? { days: [], fares };
    if (level.fares !== ordinary) level.days.push(dated);
    levels.set(key, level);
  }
  return [...levels.values()];
}

/** The numbers of the levels that some days have: '0 2'. */
export const levelsOn = (levels: readonly FareLevel[], days: readonly Day[]): string =>
  [
    ...new Set(
      days.map((day) =>
        Math.max(
          0,
          levels.findIndex((level) => level.days.some(isOn(day))),
        ),
      ),
    ),
  ]
    .sort((a, b) => a - b)
    .join(' ');
