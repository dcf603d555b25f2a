/** What a party pays in all on the day it leaves, or in words why that cannot be said: the build and the booking wizard in the browser both ask. */
import type { TripRecord } from '../schema/types';
import { canStart } from './can-start';
import type { Day } from './departures';
import type { Party } from './fare-parties';
import { partyFare, problemOf, type Fare, type FareSource, type FareTerms, type OwnFares } from './party-fare';

export interface Child {
  /** In whole years, on the day of departure. */
  age: number;
  withBed: boolean;
}

export interface Travellers {
  adults: number;
  children: readonly Child[];
}

/** Days on which a trip has another price than on an ordinary day. */
export interface DatedPrice {
  from: Day;
  until: Day;
  /** Whole rupees, for what the price of the trip is for. */
  price: number;
  /** The peak dates they are; absent on a date with a price of its own. */
  name?: string | undefined;
  /** In place of all fares of the trip's own. */
  ownFares?: OwnFares | undefined;
}

/** A trip with all that its totals follow from. */
export interface TotalTrip extends FareSource, Pick<TripRecord, 'cannotStart'> {
  /** They do not overlap. */
  dated: readonly DatedPrice[];
  /** Days whose price nobody has fixed yet. */
  onRequest: readonly { from: Day; until: Day }[];
  /** The days on which a group leaves that can still be booked; absent where a trip leaves on any day. */
  leaves?: readonly Day[] | undefined;
}

export interface TotalTerms extends FareTerms {
  /** Who pays as a child. */
  childAge: { from: number; below: number };
  /** The last day whose price is known. */
  pricedUntil: Day;
}

export interface PartyTotal extends Fare {
  /** Children of full age for a fare among them. */
  party: Party;
  dated?: DatedPrice | undefined;
}

/** A whole sentence or two, for a traveller. */
export interface NoTotal {
  why: string;
}

/** From that age on a trip has a fare for children; undefined where it is planned without them. */
export const childFareFrom = (
  { childrenFrom }: Pick<FareSource, 'childrenFrom'>,
  { from }: TotalTerms['childAge'],
): number | undefined => (childrenFrom === null ? undefined : Math.max(from, childrenFrom));

/** Who of the travellers pays as whom; in words why that cannot be said. Those too old for a child's fare pay as adults. */
function partyOf(trip: FareSource, { adults, children }: Travellers, { childAge }: TotalTerms): Party | NoTotal {
  const young = children.filter(({ age }) => age < childAge.below);
  const from = childFareFrom(trip, childAge);
  if (young.length > 0 && from === undefined)
    return { why: 'This trip is planned without children. Ask us for the price.' };
  const youngest = Math.min(...young.map(({ age }) => age));
  if (from !== undefined && youngest < from) return { why: `For children below ${from}, ask us for the price.` };
  // On a day tour nobody sleeps.
  const inBeds = trip.fareKind === 'day' ? 0 : young.filter(({ withBed }) => withBed).length;
  return {
    adults: adults + children.length - young.length,
    childrenWithBed: inBeds,
    childrenWithoutBed: young.length - inBeds,
  };
}

/** Whether a day is one of some days. */
export const isOn = (day: Day) => (days: { from: Day; until: Day }) => days.from <= day && day <= days.until;

/** Why a day has no total; undefined when it has one. */
function dayProblem(trip: TotalTrip, day: Day, today: Day, { pricedUntil }: TotalTerms) {
  const { leaves, onRequest } = trip;
  if (day < today) return 'This day is over. Choose a later one.';
  if (leaves && !leaves.includes(day)) return 'No group that can be booked leaves on this day.';
  if (!leaves && !canStart(trip, day)) return 'This trip cannot start on this day of the year.';
  if (day > pricedUntil || onRequest.some(isOn(day))) return 'For this day the price is on request.';
  return undefined;
}

/**
 * The total of a party.
 * @param day of departure; an ordinary one where it is not known yet
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
  if (problem) return { why: `${problem}. Ask us for the price.` };
  const dated = day ? trip.dated.find(isOn(day)) : undefined;
  return {
    party,
    dated,
    ...partyFare(dated ? { ...trip, price: dated.price, ownFares: dated.ownFares } : trip, party, terms),
  };
}
