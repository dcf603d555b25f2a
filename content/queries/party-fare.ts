/** The fare of a party, from a trip and the operator's terms alone: the build and the booking wizard in the browser both ask. */
import type { FareRules } from '../catalogue/fare-rules';
import { taxesAt, type TaxRates } from '../format/tax-sums';
import type { TripRecord } from '../schema/types';
import { sameForAllOf, type FareKind, type Party, type SoldTrip } from './fare-parties';

/** What of a trip its fares follow from. */
export interface FareSource extends SoldTrip, Pick<TripRecord, 'basis' | 'abroad'> {
  /** Whole rupees for what `basis` says: the twin-sharing fare of one person, or of the two of a couple. */
  price: number;
  sameForAll: readonly { what?: string; rupees: number }[];
  fareRules?: TripRecord['fareRules'];
  ownFares?: OwnFares | undefined;
}

export type OwnFares = NonNullable<TripRecord['ownFares']>;

/** The operator's rules and the rates of tax. */
export interface FareTerms extends TaxRates {
  rules: FareRules;
}

/** As whom somebody pays. */
export type Payer = 'sharing' | 'thirdAdult' | 'alone' | 'childWithBed' | 'childWithoutBed';

/** So many people, or one couple, who pay so many rupees each. */
export interface FarePart {
  who: Payer;
  count: number;
  each: number;
}

export interface Fare {
  parts: readonly FarePart[];
  /** Of hotels; 0 on a day tour. */
  rooms: number;
  /** Whole rupees, before tax where the prices of the site are. */
  fare: number;
  gst: number;
  /** Tax collected at source on tours abroad, on fare and GST; 0 in India. */
  tcs: number;
  total: number;
}

/** Rounded up to a multiple of `step`; whole numbers in, a whole number out. */
export const roundedUp = (numerator: number, denominator: number, step: number) =>
  Math.ceil(numerator / (denominator * step)) * step;

/** How many people the printed price is for. */
export const sharing = ({ basis }: Pick<FareSource, 'basis'>) => (basis === 'per couple' ? 2 : 1);

/** The rules of a trip. No record has one that is undefined. */
export const rulesOf = ({ fareRules }: Pick<FareSource, 'fareRules'>, rules: FareRules): FareRules =>
  ({ ...rules, ...fareRules }) as FareRules;

/** What one person pays at a percentage of the twin-sharing fare, of which a part is the same for everyone. */
export function shareAt(trip: FareSource, percent: number, rules: FareRules): number {
  const same = sameForAllOf(trip);
  const rest = trip.price - same * sharing(trip);
  return same + roundedUp(rest * percent, 100 * sharing(trip), rulesOf(trip, rules).roundUpTo);
}

/** What each pays who does not share a room as one of two. */
export function otherFares(trip: FareSource, rules: FareRules): Record<Exclude<Payer, 'sharing'>, number> {
  const { ownFares: own = {} } = trip;
  const { thirdAdult, singleSupplement, childWithBed, childWithoutBed } = rulesOf(trip, rules);
  const at = (percent: number) => shareAt(trip, percent, rules);
  return {
    thirdAdult: own.fareThirdAdult ?? at(thirdAdult),
    alone: own.fareAlone ?? at(100 + singleSupplement),
    childWithBed: own.fareChildWithBed ?? at(childWithBed),
    childWithoutBed: own.fareChildWithoutBed ?? at(childWithoutBed),
  };
}

/** How many adults share by two, are a third in a room of two, and are alone. On a day tour nobody is a third. */
function placesFor(adults: number, kind: FareKind): { pairs: number; thirds: number; alone: number } {
  if (adults === 1) return { pairs: 0, thirds: 0, alone: 1 };
  const thirds = kind === 'day' ? 0 : adults % 2;
  return { pairs: (adults - thirds) / 2, thirds, alone: 0 };
}

/** Whether they are the two that a trip is planned for, with at most one more whom it takes in their room. */
function isForTwo({ alsoFor }: SoldTrip, { adults, childrenWithBed, childrenWithoutBed }: Party): boolean {
  const thirds = adults - 2;
  const more = thirds + childrenWithBed + childrenWithoutBed;
  if (thirds < 0 || more > 1) return false;
  return more === 0 || alsoFor.includes(thirds ? 'thirdAdult' : childrenWithBed ? 'childWithBed' : 'childWithoutBed');
}

/** Why a party gets no fare, in words that go on with 'Ask us for the price.'; undefined when it gets one. */
export function problemOf(trip: SoldTrip, party: Party): string | undefined {
  const { adults, childrenWithBed, childrenWithoutBed } = party;
  if (adults < 1) return 'Children travel with at least one adult';
  if (trip.fareKind === 'day') return undefined;
  if (trip.fareKind === 'for two' && !isForTwo(trip, party)) return 'This trip is planned for two';
  const { pairs, thirds } = placesFor(adults, trip.fareKind);
  return Math.max(childrenWithBed, childrenWithoutBed) > pairs - thirds
    ? 'A room of two adults takes a third adult, or one child with a bed and one without'
    : undefined;
}

/** What a party pays, in which `problemOf` finds no problem. */
export function partyFare(trip: FareSource, party: Party, terms: FareTerms): Fare {
  const { pairs, thirds, alone } = placesFor(party.adults, trip.fareKind);
  // On a day tour three are no pair and a half.
  const sharers = party.adults - thirds - alone;
  const others = otherFares(trip, terms.rules);
  const all: readonly FarePart[] = [
    // Two in a room pay the printed price, to the rupee.
    { who: 'sharing', count: trip.basis === 'per couple' ? pairs : sharers, each: trip.price },
    { who: 'thirdAdult', count: thirds, each: others.thirdAdult },
    { who: 'alone', count: alone, each: others.alone },
    { who: 'childWithBed', count: party.childrenWithBed, each: others.childWithBed },
    { who: 'childWithoutBed', count: party.childrenWithoutBed, each: others.childWithoutBed },
  ];
  const parts = all.filter(({ count }) => count > 0);
  const fare = parts.reduce((sum, { count, each }) => sum + count * each, 0);
  const { gst, tcs } = taxesAt(fare, trip.abroad, terms);
  const rooms = trip.fareKind === 'day' ? 0 : pairs + alone;
  return { parts, rooms, fare, gst, tcs, total: fare + gst + tcs };
}

/** What one person pays of the total, to the nearest rupee. */
export const personsPart = (
  { who, each }: FarePart,
  { fare, total }: Pick<Fare, 'fare' | 'total'>,
  basis: FareSource['basis'],
): number => Math.round((each * total) / (fare * (who === 'sharing' ? sharing({ basis }) : 1)));
