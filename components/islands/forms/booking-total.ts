/** The total of what was chosen in the booking wizard. */
import { isDay } from '@/content/format/booking-link';
import { childFields } from '@/content/pages/booking';
import { dayInIndia } from '@/content/format/day-in-india';
import {
  partyTotal,
  type Child,
  type NoTotal,
  type PartyTotal,
  type TotalTerms,
  type TotalTrip,
} from '@/content/queries/party-total';
import type { BookingValues } from './booking-draft';

/** A trip with its name: no more than its totals need, since every visitor of the wizard loads all of them. */
export interface NamedTrip extends TotalTrip {
  id: string;
  name: string;
}

/** All that totals are worked out from. */
export interface Totals {
  trips: readonly NamedTrip[];
  terms: TotalTerms;
  /** The choices for the age of a child: '7b' is seven years old and has a bed. */
  ages: readonly { value: string; label: string }[];
}

const childrenOf = (values: BookingValues): Child[] =>
  childFields
    .map((name) => values[name])
    .filter(Boolean)
    .map((value) => ({ age: Number.parseInt(value), withBed: value.endsWith('b') }));

/** How many travel, children among them; undefined where that was not said. */
export const peopleOf = ({ travelers, people }: BookingValues): number | undefined =>
  Number(travelers === '5+' ? people : travelers) || undefined;

/** Adults and children; undefined where it was not said how many travel. */
export function travellersOf(values: BookingValues) {
  const people = peopleOf(values);
  const children = childrenOf(values);
  return people === undefined ? undefined : { adults: people - children.length, children };
}

export interface ChosenTotal {
  trip: NamedTrip;
  answer: PartyTotal | NoTotal;
}

/** The total of what was chosen, or why there is none; undefined as long as no trip of ours or nobody to travel was chosen. */
export function totalOf(values: BookingValues, { trips, terms }: Totals, now = Date.now()): ChosenTotal | undefined {
  const trip = trips.find(({ id }) => id === values.package);
  const travellers = travellersOf(values);
  if (!trip || !travellers) return undefined;
  const day = isDay.test(values.startDate) ? values.startDate : undefined;
  return { trip, answer: partyTotal(trip, travellers, day, dayInIndia(now), terms) };
}
