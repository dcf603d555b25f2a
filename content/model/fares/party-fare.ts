/**
 * The fare of a party. It needs only a trip and the operator's terms, because both the build and the booking wizard in the browser use it.
 */
import type { FareRules, RoomRules } from '../../catalogue/fare-rules';
import { taxesAt, type TaxRates } from '../../format/tax-sums';
import { fareKindOf, sameForAllOf, type Party, type SoldTrip } from './fare-parties';
import { counted, lodgingsOf, payers, type Lodging, type Payer } from './lodging';
import type { Trip } from '../../schema/types';

/** The fields of a trip that its fares depend on. */
export interface FareSource extends SoldTrip, Pick<Trip, 'abroad'> {
  /** Whole rupees per `basis`: the twin-sharing fare of one person, or of a couple. */
  price: number;
  sameForAll: readonly { what?: string; rupees: number }[];
  fareRules?: Trip['fareRules'];
  ownFares?: OwnFares | undefined;
}

/** One person's whole fare in rupees, by who pays it. The last two are of single days only. */
export type OwnFares = NonNullable<Trip['ownFares']> & {
  fareChildSharing?: number | undefined;
  fareYoungChild?: number | undefined;
};

/** The operator's rules and the rates of tax. */
export interface FareTerms extends TaxRates {
  rules: FareRules;
  rooms: RoomRules;
}

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
  const rule = rulesOf(trip, rules);
  const at = (percent: number) => shareAt(trip, percent, rules);
  return {
    thirdAdult: own.fareThirdAdult ?? at(rule.thirdAdult),
    alone: own.fareAlone ?? at(100 + rule.singleSupplement),
    childSharing: own.fareChildSharing ?? at(rule.childSharing),
    childWithBed: own.fareChildWithBed ?? at(rule.childWithBed),
    childWithoutBed: own.fareChildWithoutBed ?? at(rule.childWithoutBed),
    youngChild: own.fareYoungChild ?? at(rule.youngChild),
    baby: roundedUp(sameForAllOf(trip) * rule.baby, 100, rule.roundUpTo),
  };
}

/** Returns whether a party is the two that a trip is planned for, with at most one more who may share their room. */
function isForTwo({ alsoFor }: SoldTrip, party: Party): boolean {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren = 0, babies = 0 } = party;
  const thirds = adults - 2;
  const more = thirds + childrenWithBed + childrenWithoutBed;
  if (youngChildren + babies > 0) return false;
  if (thirds < 0 || more > 1) return false;
  return more === 0 || alsoFor.includes(thirds ? 'thirdAdult' : childrenWithBed ? 'childWithBed' : 'childWithoutBed');
}

/** Why a party gets no fare: no adult, more than two on a trip for two, or too many for their rooms. */
export type NoFare = 'noAdult' | 'notForTwo' | 'rooms';

/** The ways to lodge a party on a trip. On a day tour nobody needs a room, and on a trip for two there is one room. */
function waysFor(trip: SoldTrip, party: Party, rooms: RoomRules): readonly Lodging[] {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren = 0, babies = 0 } = party;
  const children = {
    childWithBed: childrenWithBed,
    childWithoutBed: childrenWithoutBed,
    youngChild: youngChildren,
    baby: babies,
  };
  switch (fareKindOf(trip)) {
    case 'day':
      return [counted({ ...(adults === 1 ? { alone: 1 } : { sharing: adults }), ...children })];
    case 'for two':
      return [counted({ rooms: 1, sharing: 2, thirdAdult: adults - 2, ...children })];
    default:
      return lodgingsOf(party, rooms);
  }
}

/** The reason why a party gets no fare; undefined if it gets one. */
export function problemOf(trip: SoldTrip, party: Party, rooms: RoomRules): NoFare | undefined {
  if (party.adults < 1) return 'noAdult';
  if (fareKindOf(trip) === 'for two' && !isForTwo(trip, party)) return 'notForTwo';
  return waysFor(trip, party, rooms).length === 0 ? 'rooms' : undefined;
}

/** The fare of a party for which `problemOf` finds no problem: that of the cheapest way to lodge it, and with fewer rooms if two cost the same. */
export function partyFare(trip: FareSource, party: Party, terms: FareTerms): Fare {
  // Two in a room pay exactly the printed price.
  const each = { sharing: trip.price / sharing(trip), ...otherFares(trip, terms.rules) };
  const fareIn = (way: Lodging) => payers.reduce((sum, who) => sum + (way[who] ?? 0) * each[who], 0);
  const [way = {}] = [...waysFor(trip, party, terms.rooms)].sort(
    (one, other) => fareIn(one) - fareIn(other) || (one.rooms ?? 0) - (other.rooms ?? 0),
  );
  const parts = payers.flatMap((who): FarePart[] => {
    const count = way[who];
    if (!count) return [];
    return who === 'sharing'
      ? [{ who, count: count / sharing(trip), each: trip.price }]
      : [{ who, count, each: each[who] }];
  });
  const fare = fareIn(way);
  const { gst, tcs } = taxesAt(fare, trip.abroad, terms);
  return { parts, rooms: way.rooms ?? 0, fare, gst, tcs, total: fare + gst + tcs };
}

/** One person's share of the total, to the nearest rupee. */
export const personsPart = (
  { who, each }: FarePart,
  { fare, total }: Pick<Fare, 'fare' | 'total'>,
  basis: FareSource['basis'],
): number => Math.round((each * total) / (fare * (who === 'sharing' ? sharing({ basis }) : 1)));
