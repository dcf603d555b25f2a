/**
 * The total of a party on its day of departure, or the reason why there is none. Both the build and the booking wizard in the browser use
 * it.
 */
import { canStart } from '../dates/can-start';
import type { Day } from '../dates/departures';
import { fareKindOf, type Party } from './fare-parties';
import {
  partyFare,
  problemOf,
  type NoFare,
  type Fare,
  type FareSource,
  type FareTerms,
  type OwnFares,
} from './party-fare';
import type { Trip } from '../../schema/types';

export interface Child {
  /** The age in whole years on the day of departure. */
  age: number;
  withBed: boolean;
}

export interface Travellers {
  adults: number;
  children: readonly Child[];
}

/** Days on which a trip does not have its ordinary price. */
export interface DatedPrice {
  from: Day;
  until: Day;
  /** Whole rupees per `basis` of the trip. */
  price: number;
  /** The name of the peak dates; undefined on a date with a price of its own. */
  name?: string | undefined;
  /** Fares that replace all of the trip's own. */
  ownFares?: OwnFares | undefined;
}

/** A trip with everything that its totals depend on. */
export interface TotalTrip extends FareSource, Pick<Trip, 'cannotStart'> {
  /** Spans of days that do not overlap. */
  dated: readonly DatedPrice[];
  /** Days whose price is not fixed yet. */
  onRequest: readonly { from: Day; until: Day }[];
  /** The days on which a bookable group leaves; undefined if the trip leaves on any day. */
  leaves?: readonly Day[] | undefined;
}

export interface TotalTerms extends FareTerms {
  /** The ages that pay a child's fare. */
  childAge: { from: number; below: number };
  /** The last day with a known price. */
  pricedUntil: Day;
}

export interface PartyTotal extends Fare {
  /** The party by fare; children too old for a child's fare count as adults. */
  party: Party;
  dated?: DatedPrice | undefined;
}

/** A party or a day without a total. `closed`: the trip cannot start on that day of the year. */
export interface NoTotal {
  why: NoFare | 'dayOver' | 'noGroup' | 'closed' | 'onRequest' | 'withoutChildren' | 'childrenBelow';
}

/** The age from which a trip has a fare for children; undefined if it is planned without them. */
export const childFareFrom = (
  { childrenFrom }: Pick<FareSource, 'childrenFrom'>,
  { from }: TotalTerms['childAge'],
): number | undefined => (childrenFrom === null ? undefined : Math.max(from, childrenFrom));

/** The travellers by fare, or the reason why there is none. Those too old for a child's fare pay as adults. */
function partyOf(trip: FareSource, { adults, children }: Travellers, { childAge }: TotalTerms): Party | NoTotal {
  const young = children.filter(({ age }) => age < childAge.below);
  const from = childFareFrom(trip, childAge);
  if (young.length > 0 && from === undefined) return { why: 'withoutChildren' };
  const youngest = Math.min(...young.map(({ age }) => age));
  if (from !== undefined && youngest < from) return { why: 'childrenBelow' };
  // A day tour has no beds.
  const inBeds = fareKindOf(trip) === 'day' ? 0 : young.filter(({ withBed }) => withBed).length;
  return {
    adults: adults + children.length - young.length,
    childrenWithBed: inBeds,
    childrenWithoutBed: young.length - inBeds,
  };
}

/** Returns whether a day is within a span of days. */
export const isOn = (day: Day) => (days: { from: Day; until: Day }) => days.from <= day && day <= days.until;

/** The reason why a day has no total; undefined if it has one. */
function dayProblem(trip: TotalTrip, day: Day, today: Day, { pricedUntil }: TotalTerms): NoTotal['why'] | undefined {
  const { leaves, onRequest } = trip;
  if (day < today) return 'dayOver';
  if (leaves && !leaves.includes(day)) return 'noGroup';
  if (!leaves && !canStart(trip, day)) return 'closed';
  if (day > pricedUntil || onRequest.some(isOn(day))) return 'onRequest';
  return undefined;
}

/**
 * The total of a party.
 * @param day the day of departure; an ordinary day if it is not known yet
 * @param today YYYY-MM-DD
 */
export function partyTotal(
  trip: TotalTrip,
  travellers: Travellers,
  day: Day | undefined,
  today: Day,
  terms: TotalTerms,
): PartyTotal | NoTotal {
  const notThen = day && dayProblem(trip, day, today, terms);
  if (notThen) return { why: notThen };
  const party = partyOf(trip, travellers, terms);
  if ('why' in party) return party;
  const problem = problemOf(trip, party);
  if (problem) return { why: problem };
  const dated = day ? trip.dated.find(isOn(day)) : undefined;
  return {
    party,
    dated,
    ...partyFare(dated ? { ...trip, price: dated.price, ownFares: dated.ownFares } : trip, party, terms),
  };
}
