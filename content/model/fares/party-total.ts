/**
 * The total of a party on its day of departure, or the reason why there is none. Both the build and the booking wizard in the browser use
 * it.
 */
import { isOn, startOn, type NoStart, type StartTrip } from '../dates/start-on';
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
export interface TotalTrip extends FareSource, StartTrip {
  /** Spans of days that do not overlap. */
  dated: readonly DatedPrice[];
}

export interface TotalTerms extends FareTerms {
  /** The ages that pay a child's fare. */
  childAge: { from: number; below: number };
  /** The age below which a child is a baby. */
  babyBelow: number;
  /** The last day with a known price. */
  pricedUntil: Day;
}

export interface PartyTotal extends Fare {
  /** The party by fare; children too old for a child's fare count as adults. */
  party: Party;
  dated?: DatedPrice | undefined;
}

/** A party or a day without a total. `because`: the record's own words on a closing day or a festival. */
export interface NoTotal {
  why: NoFare | NoStart | 'onRequest' | 'withoutChildren' | 'childrenBelow';
  because?: string;
}

/** The travellers by fare, or the reason why there is none. Those too old for a child's fare pay as adults. */
function partyOf(trip: FareSource, { adults, children }: Travellers, terms: TotalTerms): Party | NoTotal {
  const { childAge, babyBelow } = terms;
  const young = children.filter(({ age }) => age < childAge.below);
  if (young.length > 0) {
    if (trip.childrenFrom === null) return { why: 'withoutChildren' };
    if (Math.min(...young.map(({ age }) => age)) < trip.childrenFrom) return { why: 'childrenBelow' };
  }
  const count = (some: readonly Child[]) => some.length;
  const paying = young.filter(({ age }) => age >= childAge.from);
  const small = young.filter(({ age }) => age < childAge.from);
  // A day tour has no beds.
  const inBeds = fareKindOf(trip) === 'day' ? 0 : count(paying.filter(({ withBed }) => withBed));
  const babies = count(small.filter(({ age }) => age < babyBelow));
  return {
    adults: adults + count(children) - count(young),
    childrenWithBed: inBeds,
    childrenWithoutBed: count(paying) - inBeds,
    youngChildren: count(small) - babies,
    babies,
  };
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
  const start = day ? startOn(trip, day, today, terms.pricedUntil) : undefined;
  if (start?.can === 'no') return { why: start.why, ...(start.because ? { because: start.because } : {}) };
  if (start?.can === 'request') return { why: 'onRequest' };
  const party = partyOf(trip, travellers, terms);
  if ('why' in party) return party;
  const problem = problemOf(trip, party, terms.rooms);
  if (problem) return { why: problem };
  const dated = day ? trip.dated.find(isOn(day)) : undefined;
  return {
    party,
    dated,
    ...partyFare(dated ? { ...trip, price: dated.price, ownFares: dated.ownFares } : trip, party, terms),
  };
}
