/** What a party pays for a trip: fare, taxes and total, in whole rupees. */
import { fareRules, type FareRules, type OwnFareRules } from '../catalogue/fare-rules';
import { priceBasis, taxes, type PriceBasis } from '../catalogue/taxes';

/** Who travels together. Children travel with adults, one with a bed and one without in the room of two. */
export interface Party {
  /** 1 to 50. */
  adults: number;
  childrenWithBed: number;
  childrenWithoutBed: number;
}

/** What of a trip its fares follow from. */
export interface FareSource {
  /** Whole rupees for what `basis` says: the twin-sharing fare of one person, or of the two of a couple. */
  price: number;
  basis: 'per person' | 'per couple';
  /** True when it is taxed as a tour abroad. */
  abroad: boolean;
  /** What this trip does otherwise than the operator's rules. */
  fareRules?: OwnFareRules | undefined;
}

export interface Fare {
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

/** Rounded to the nearest rupee, halves up, as section 170 of the CGST Act rounds tax. */
export const percentOf = (amount: number, rate: number) => Math.floor((amount * rate + 50) / 100);

/** How many adults sleep two in a room, three in a room, and alone. */
function roomsFor(adults: number): { twins: number; triples: number; singles: number } {
  if (adults === 1) return { twins: 0, triples: 0, singles: 1 };
  const triples = adults % 2;
  return { twins: (adults - 3 * triples) / 2, triples, singles: 0 };
}

const rulesOf = (own: OwnFareRules = {}): FareRules => ({
  singleSupplement: own.singleSupplement ?? fareRules.singleSupplement,
  thirdAdult: own.thirdAdult ?? fareRules.thirdAdult,
  childWithBed: own.childWithBed ?? fareRules.childWithBed,
  childWithoutBed: own.childWithoutBed ?? fareRules.childWithoutBed,
  roundUpTo: own.roundUpTo ?? fareRules.roundUpTo,
});

/** Why a party gets no fare; undefined when it gets one. */
function problemOf({ adults, childrenWithBed, childrenWithoutBed }: Party): string | undefined {
  const counts = [adults, childrenWithBed, childrenWithoutBed];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return 'a party is counted in whole people';
  if (adults < 1 || adults > 50) return 'a party has 1 to 50 adults';
  const { twins } = roomsFor(adults);
  return childrenWithBed > twins || childrenWithoutBed > twins
    ? 'each room of two adults takes one child with a bed and one without'
    : undefined;
}

/**
 * What a party pays.
 * @throws RangeError when the party does not fit into rooms as the rules know them
 */
export function fareOf(trip: FareSource, party: Party, { gst, gstIncluded }: PriceBasis = priceBasis): Fare {
  const problem = problemOf(party);
  if (problem) throw new RangeError(problem);
  const rules = rulesOf(trip.fareRules);
  const sharing = trip.basis === 'per couple' ? 2 : 1;
  /** What one person pays at a percentage of the twin-sharing fare. */
  const at = (percent: number) => roundedUp(trip.price * percent, 100 * sharing, rules.roundUpTo);
  const { twins, triples, singles } = roomsFor(party.adults);
  const pairs = twins + triples;
  const fare =
    // Two in a room pay the printed price, to the rupee.
    (pairs * 2 * trip.price) / sharing +
    triples * at(rules.thirdAdult) +
    singles * at(100 + rules.singleSupplement) +
    party.childrenWithBed * at(rules.childWithBed) +
    party.childrenWithoutBed * at(rules.childWithoutBed);
  const tax = gstIncluded ? 0 : percentOf(fare, gst.rate);
  const collected = trip.abroad ? percentOf(fare + tax, taxes.tcs.rate) : 0;
  return { fare, gst: tax, tcs: collected, total: fare + tax + collected };
}

/** The parties of the table on every trip's page, in its order. */
export const tableParties = [
  { id: 'one', label: '1 adult, room alone', party: { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0 } },
  { id: 'two', label: '2 adults, one room', party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0 } },
  { id: 'three', label: '3 adults, one room', party: { adults: 3, childrenWithBed: 0, childrenWithoutBed: 0 } },
  {
    id: 'child-with-bed',
    label: '2 adults, 1 child with a bed',
    party: { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0 },
  },
  {
    id: 'child-without-bed',
    label: '2 adults, 1 child without a bed',
    party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 1 },
  },
] as const satisfies readonly { id: string; label: string; party: Party }[];

/** The table of fares of a trip: a row for each party, its tax in one sum. */
export const fareTable = (trip: FareSource) =>
  tableParties.map(({ id, label, party }) => {
    const { fare, gst, tcs, total } = fareOf(trip, party);
    return { id, label, fare, tax: gst + tcs, total };
  });
