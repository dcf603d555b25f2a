/** The totals of a trip by the operator's terms, on the dates that are sold. */
import { operator } from '../catalogue/operator';
import { today } from './build-day';
import { daysAfter, isBookable, type Day } from './departures';
import { fareTerms } from './fares';
import { partyTotal, type DatedPrice, type TotalTerms, type TotalTrip, type Travellers } from './party-total';
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
    ? trip.group.departures.flatMap(({ leaves, price, peak, ownFares }) =>
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
