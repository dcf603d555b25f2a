/** What a party pays for a trip: its parts, taxes and total, in whole rupees. */
import { fareRules, type FareRules } from '../catalogue/fare-rules';
import { priceBasis, taxesOn, type PriceBasis } from '../catalogue/taxes';
import type { TripRecord } from '../schema/types';
import { isSame, partiesOf, sameForAllOf, type FareKind, type Party, type SoldTrip } from './fare-parties';

/** What of a trip its fares follow from. */
export interface FareSource extends SoldTrip, Pick<TripRecord, 'basis' | 'abroad' | 'sameForAll'> {
  /** Whole rupees for what `basis` says: the twin-sharing fare of one person, or of the two of a couple. */
  price: number;
  fareRules?: TripRecord['fareRules'];
  ownFares?: TripRecord['ownFares'];
}

/** So many people, or one couple, who pay so many rupees each. */
export interface FarePart {
  count: number;
  each: number;
}

export interface Fare {
  parts: readonly FarePart[];
  /** Whole rupees, before tax where the prices of the site are. */
  fare: number;
  gst: number;
  /** Tax collected at source on tours abroad, on fare and GST; 0 in India. */
  tcs: number;
  total: number;
}

/** Rounded up to a multiple of `step`; whole numbers in, a whole number out. */
const roundedUp = (numerator: number, denominator: number, step: number) =>
  Math.ceil(numerator / (denominator * step)) * step;

const sharing = ({ basis }: Pick<FareSource, 'basis'>) => (basis === 'per couple' ? 2 : 1);

const rulesOf = ({ fareRules: own = {} }: Pick<FareSource, 'fareRules'>): FareRules => ({
  singleSupplement: own.singleSupplement ?? fareRules.singleSupplement,
  thirdAdult: own.thirdAdult ?? fareRules.thirdAdult,
  childWithBed: own.childWithBed ?? fareRules.childWithBed,
  childWithoutBed: own.childWithoutBed ?? fareRules.childWithoutBed,
  roundUpTo: own.roundUpTo ?? fareRules.roundUpTo,
});

/** What one person pays at a percentage of the twin-sharing fare, of which a part is the same for everyone. */
export function shareAt(trip: FareSource, percent: number): number {
  const same = sameForAllOf(trip);
  const rest = trip.price - same * sharing(trip);
  return same + roundedUp(rest * percent, 100 * sharing(trip), rulesOf(trip).roundUpTo);
}

/** How many adults share by two, are a third in a room of two, and are alone. On a day tour nobody is a third. */
function placesFor(adults: number, kind: FareKind): { pairs: number; thirds: number; alone: number } {
  if (adults === 1) return { pairs: 0, thirds: 0, alone: 1 };
  const thirds = kind === 'day' ? 0 : adults % 2;
  return { pairs: (adults - thirds) / 2, thirds, alone: 0 };
}

/** Why a party gets no fare; undefined when it gets one. */
function problemOf(trip: FareSource, party: Party): string | undefined {
  const { adults, childrenWithBed, childrenWithoutBed } = party;
  const counts = [adults, childrenWithBed, childrenWithoutBed];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return 'a party is counted in whole people';
  if (adults < 1 || adults > 50) return 'a party has 1 to 50 adults';
  if (trip.fareKind === 'day') return childrenWithBed > 0 ? 'a day tour has no beds' : undefined;
  if (trip.fareKind === 'for two' && !partiesOf(trip).some((row) => isSame(row.party, party)))
    return 'this trip is for two';
  const { pairs, thirds } = placesFor(adults, trip.fareKind);
  return Math.max(childrenWithBed, childrenWithoutBed) > pairs - thirds
    ? 'each room of two adults takes one child with a bed and one without'
    : undefined;
}

/**
 * What a party pays.
 * @throws RangeError when the trip is not sold to it, or it does not fit into rooms as the rules know them
 */
export function fareOf(trip: FareSource, party: Party, basis: PriceBasis = priceBasis): Fare {
  const problem = problemOf(trip, party);
  if (problem) throw new RangeError(problem);
  const { ownFares: own = {} } = trip;
  const rules = rulesOf(trip);
  const { pairs, thirds, alone } = placesFor(party.adults, trip.fareKind);
  // On a day tour three are no pair and a half.
  const sharers = party.adults - thirds - alone;
  const parts = [
    // Two in a room pay the printed price, to the rupee.
    trip.basis === 'per couple' ? { count: pairs, each: trip.price } : { count: sharers, each: trip.price },
    { count: thirds, each: own.fareThirdAdult ?? shareAt(trip, rules.thirdAdult) },
    { count: alone, each: own.fareAlone ?? shareAt(trip, 100 + rules.singleSupplement) },
    { count: party.childrenWithBed, each: own.fareChildWithBed ?? shareAt(trip, rules.childWithBed) },
    { count: party.childrenWithoutBed, each: own.fareChildWithoutBed ?? shareAt(trip, rules.childWithoutBed) },
  ].filter(({ count }) => count > 0);
  const fare = parts.reduce((sum, { count, each }) => sum + count * each, 0);
  const { gst, tcs } = taxesOn(fare, trip.abroad, basis);
  return { parts, fare, gst, tcs, total: fare + gst + tcs };
}

/** The table of fares of a trip. */
export const fareTable = (trip: FareSource) =>
  partiesOf(trip).map(({ id, label, party }) => ({ id, label, ...fareOf(trip, party) }));
