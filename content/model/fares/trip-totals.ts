/** The totals of a trip by the operator's terms, on the dates on sale. */
import { operator } from '../../catalogue/operator';
import { isGroup } from '../../catalogue/trips';
import { today } from '../dates/build-day';
import { daysAfter, isBookable, type Day } from '../dates/departures';
import { comingDepartures } from '../dates/group-departures';
import { meetingsOf } from '../dates/avoided-days';
import { withFares } from './dated-fares';
import { fareKindOf } from './fare-parties';
import { fareTable, fareTerms } from './fares';
import type { Payer } from './lodging';
import { otherFares } from './party-fare';
import { partyTotal, type DatedPrice, type TotalTerms, type TotalTrip, type Travellers } from './party-total';
import { isOnRequest, peakOn, peaksOf, unpricedPeaksOf } from './peaks';
import type { Trip } from '../../schema/types';

/** The operator's terms, reduced to those that totals need, because they are sent to the browser. */
export function totalTerms(): TotalTerms {
  const { rules, rooms, childAge, babyBelow, gst, gstIncluded, tcs } = fareTerms();
  return { rules, rooms, childAge, babyBelow, gst, gstIncluded, tcs, pricedUntil: operator.peaks.completeUntil };
}

/** The days on which a trip has a surcharge for peak dates, each at its dearest, earliest first. */
function peakPrices(trip: Trip): DatedPrice[] {
  const peaks = [...peaksOf(trip, today), ...unpricedPeaksOf(trip, today)];
  const starts = [...new Set(peaks.flatMap(({ from, until }) => [from, daysAfter(until, 1)]))].sort();
  return starts.flatMap((from, index) => {
    const peak = isOnRequest(trip, from) ? undefined : peakOn(trip, from);
    const next = starts[index + 1];
    return peak && next ? [{ from, until: daysAfter(next, -1), price: trip.price + peak.more, name: peak.name }] : [];
  });
}

/** Bookable dates of a group with a price or fares of their own. */
const departurePrices = (trip: Trip): DatedPrice[] =>
  comingDepartures(trip)
    .filter(isBookable)
    .flatMap(({ leaves, price, peak, ownFares }) =>
      price === undefined && !ownFares
        ? []
        : [{ from: leaves, until: leaves, price: price ?? trip.price, name: peak, ownFares }],
    );

/** The days on which a trip has another price, earliest first, with all their fares. */
export const datedPrices = (trip: Trip): DatedPrice[] =>
  (isGroup(trip) ? departurePrices(trip) : peakPrices(trip)).map((dated) => withFares(trip, dated, fareTerms()));

/** A trip with the fields that its totals depend on. */
export const totalTripOf = (trip: Trip): TotalTrip => ({
  ...trip,
  dated: datedPrices(trip),
  meets: meetingsOf(trip, today),
  onRequest: isGroup(trip)
    ? comingDepartures(trip)
        .filter(({ onRequest }) => onRequest)
        .map(({ leaves }) => ({ from: leaves, until: leaves }))
    : unpricedPeaksOf(trip, today),
  leaves: isGroup(trip)
    ? comingDepartures(trip)
        .filter(isBookable)
        .map(({ leaves }) => leaves)
    : undefined,
});

/** The total of a party by the operator's terms. @param day the day of departure */
export const totalOf = (trip: Trip, travellers: Travellers, day?: Day) =>
  partyTotal(totalTripOf(trip), travellers, day, today, totalTerms());

/** Days with the same price, and the fares of the usual parties on them. */
export interface FareLevel {
  /** Empty for an ordinary day. */
  days: readonly DatedPrice[];
  fares: ReturnType<typeof fareTable>;
}

/** The ordinary day first, then each dearer or cheaper level; days with the same fares share one. */
export function fareLevels(trip: Trip): FareLevel[] {
  const levels = new Map<string, { days: DatedPrice[]; fares: FareLevel['fares'] }>();
  const ordinary = fareTable(trip);
  levels.set(JSON.stringify(ordinary), { days: [], fares: ordinary });
  for (const dated of datedPrices(trip)) {
    const fares = fareTable({ ...trip, price: dated.price, ownFares: dated.ownFares });
    const key = JSON.stringify(fares);
    const level = levels.get(key) ?? { days: [], fares };
    if (level.fares !== ordinary) level.days.push(dated);
    levels.set(key, level);
  }
  return [...levels.values()];
}

/** One kind of payer, and their fares on the days of each level, in whole rupees before taxes are added. */
export interface TariffRow {
  who: Payer;
  fares: readonly number[];
}

/** The payers of a trip, usual ones first. Babies and small children are in the note under the tariff. */
function payersOf(trip: Trip): readonly Payer[] {
  const children: readonly Payer[] =
    trip.childrenFrom === null ? [] : ['childSharing', 'childWithBed', 'childWithoutBed'];
  switch (fareKindOf(trip)) {
    case 'for two':
      return ['sharing', ...trip.alsoFor];
    case 'day':
      return ['sharing', 'alone', ...children.slice(-1)];
    default:
      return ['sharing', 'alone', 'thirdAdult', ...children];
  }
}

/** The tariff of a trip, from which the fare of any party can be added up: a row for each payer, a column for each of its levels. */
export function tariffOf(trip: Trip, levels: readonly FareLevel[] = fareLevels(trip)): TariffRow[] {
  const columns = levels.map(({ days: [dated] }) => {
    const sold = dated ? { ...trip, price: dated.price, ownFares: dated.ownFares } : trip;
    return { sharing: sold.price, ...otherFares(sold, fareTerms().rules) };
  });
  return payersOf(trip).map((who) => ({ who, fares: columns.map((fares) => fares[who]) }));
}
