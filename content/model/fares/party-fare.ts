/**
 * The fare of a party. It needs only a trip and the operator's terms, because both the build and the booking wizard in the browser use it.
 */
import type { FareRules } from '../../catalogue/fare-rules';
import { taxesAt, type TaxRates } from '../../format/tax-sums';
import { fareKindOf, sameForAllOf, type FareKind, type Party, type SoldTrip } from './fare-parties';
import type { Trip } from '../../schema/types';

/** The fields of a trip that its fares depend on. */
export interface FareSource extends SoldTrip, Pick<Trip, 'abroad'> {
  /** Whole rupees per `basis`: the twin-sharing fare of one person, or of a couple. */
  price: number;
  sameForAll: readonly { what?: string; rupees: number }[];
  fareRules?: Trip['fareRules'];
  ownFares?: OwnFares | undefined;
}

export type OwnFares = NonNullable<Trip['ownFares']>;

/** The operator's rules and the rates of tax. */
export interface FareTerms extends TaxRates {
  rules: FareRules;
}

/** The category in which a traveller pays. */
export type Payer = 'sharing' | 'thirdAdult' | 'alone' | 'childWithBed' | 'childWithoutBed';

/** A number of people, or one couple, with the rupees that each of them pays. */
export interface FarePart {
  who: Payer;
  count: number;
  each: number;
}

export interface Fare {
  parts: readonly FarePart[];
  /** The number of hotel rooms; 0 on a day tour. */
  rooms: number;
  /** Whole rupees, before tax if the prices of the site are. */
  fare: number;
  gst: number;
  /** Tax collected at source on the fare and GST of tours abroad; 0 in India. */
  tcs: number;
  total: number;
}

/** Rounds a fraction of whole numbers up to a multiple of `step`. */
export const roundedUp = (numerator: number, denominator: number, step: number) =>
  Math.ceil(numerator / (denominator * step)) * step;

/** The number of people that the printed price is for. */
export const sharing = ({ basis }: Pick<FareSource, 'basis'>) => (basis === 'per couple' ? 2 : 1);

/** The fare rules of a trip. The cast is safe, because no record has a rule that is undefined. */
export const rulesOf = ({ fareRules }: Pick<FareSource, 'fareRules'>, rules: FareRules): FareRules =>
  ({ ...rules, ...fareRules }) as FareRules;

/** One person's fare at a percentage of the twin-sharing fare; the part that is the same for everyone stays whole. */
export function shareAt(trip: FareSource, percent: number, rules: FareRules): number {
  const same = sameForAllOf(trip);
  const rest = trip.price - same * sharing(trip);
  return same + roundedUp(rest * percent, 100 * sharing(trip), rulesOf(trip, rules).roundUpTo);
}

/** The fares of everyone who is not one of two sharing a room. */
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

/** The numbers of pairs, of third adults in a room for two and of single adults. A day tour has no third adults. */
function placesFor(adults: number, kind: FareKind): { pairs: number; thirds: number; alone: number } {
  if (adults === 1) return { pairs: 0, thirds: 0, alone: 1 };
  const thirds = kind === 'day' ? 0 : adults % 2;
  return { pairs: (adults - thirds) / 2, thirds, alone: 0 };
}

/** Returns whether a party is the two that a trip is planned for, with at most one more who may share their room. */
function isForTwo({ alsoFor }: SoldTrip, { adults, childrenWithBed, childrenWithoutBed }: Party): boolean {
  const thirds = adults - 2;
  const more = thirds + childrenWithBed + childrenWithoutBed;
  if (thirds < 0 || more > 1) return false;
  return more === 0 || alsoFor.includes(thirds ? 'thirdAdult' : childrenWithBed ? 'childWithBed' : 'childWithoutBed');
}

/** Why a party gets no fare: no adult, more than two on a trip for two, or too many for their rooms. */
export type NoFare = 'noAdult' | 'notForTwo' | 'rooms';

/** The reason why a party gets no fare; undefined if it gets one. */
export function problemOf(trip: SoldTrip, party: Party): NoFare | undefined {
  const { adults, childrenWithBed, childrenWithoutBed } = party;
  if (adults < 1) return 'noAdult';
  if (fareKindOf(trip) === 'day') return undefined;
  if (fareKindOf(trip) === 'for two' && !isForTwo(trip, party)) return 'notForTwo';
  const { pairs, thirds } = placesFor(adults, fareKindOf(trip));
  // A room of two adults takes a third adult, or one child with a bed and one without.
  return Math.max(childrenWithBed, childrenWithoutBed) > pairs - thirds ? 'rooms' : undefined;
}

/** The fare of a party for which `problemOf` finds no problem. */
export function partyFare(trip: FareSource, party: Party, terms: FareTerms): Fare {
  const { pairs, thirds, alone } = placesFor(party.adults, fareKindOf(trip));
  // On a day tour three adults are not a pair and a half, so they count singly.
  const sharers = party.adults - thirds - alone;
  const others = otherFares(trip, terms.rules);
  const all: readonly FarePart[] = [
    // Two in a room pay exactly the printed price.
    { who: 'sharing', count: trip.basis === 'per couple' ? pairs : sharers, each: trip.price },
    { who: 'thirdAdult', count: thirds, each: others.thirdAdult },
    { who: 'alone', count: alone, each: others.alone },
    { who: 'childWithBed', count: party.childrenWithBed, each: others.childWithBed },
    { who: 'childWithoutBed', count: party.childrenWithoutBed, each: others.childWithoutBed },
  ];
  const parts = all.filter(({ count }) => count > 0);
  const fare = parts.reduce((sum, { count, each }) => sum + count * each, 0);
  const { gst, tcs } = taxesAt(fare, trip.abroad, terms);
  const rooms = fareKindOf(trip) === 'day' ? 0 : pairs + alone;
  return { parts, rooms, fare, gst, tcs, total: fare + gst + tcs };
}

/** One person's share of the total, to the nearest rupee. */
export const personsPart = (
  { who, each }: FarePart,
  { fare, total }: Pick<Fare, 'fare' | 'total'>,
  basis: FareSource['basis'],
): number => Math.round((each * total) / (fare * (who === 'sharing' ? sharing({ basis }) : 1)));
