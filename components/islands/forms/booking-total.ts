/** The total for the choices in the booking wizard. */
import { isDay } from '@/content/words/booking-link';
import { childFields } from '@/content/pages/booking';
import { dayInIndia } from '@/content/format/day-in-india';
import {
  partyTotal,
  type Child,
  type NoTotal,
  type PartyTotal,
  type TotalTerms,
  type TotalTrip,
} from '@/content/model/fares/party-total';
import type { ClosedTrip } from '@/content/words/no-total';
import type { BookingValues } from './booking-draft';

/** A trip with its name and only the fields that totals need, because every visitor of the wizard downloads all trips. */
export interface NamedTrip extends TotalTrip, ClosedTrip {
  id: string;
  name: string;
}

/** The data from which totals are computed. */
export interface Totals {
  trips: readonly NamedTrip[];
  terms: TotalTerms;
  /** The choices for a child's age: '7b' is a seven-year-old with a bed. */
  ages: readonly { value: string; label: string }[];
}

const childrenOf = (values: BookingValues): Child[] =>
  childFields
    .map((name) => values[name])
    .filter(Boolean)
    .map((value) => ({ age: Number.parseInt(value), withBed: value.endsWith('b') }));

/** The number of people, including children; undefined if none was chosen. */
export const peopleOf = ({ travelers, people }: BookingValues): number | undefined =>
  Number(travelers === '5+' ? people : travelers) || undefined;

/** Adults and children; undefined if the number of people was not chosen. */
export function travellersOf(values: BookingValues) {
  const people = peopleOf(values);
  const children = childrenOf(values);
  return people === undefined ? undefined : { adults: people - children.length, children };
}

export interface ChosenTotal {
  trip: NamedTrip;
  answer: PartyTotal | NoTotal;
}

/** The total of the choices, or the reason why there is none; undefined until a trip of ours and the number of people are chosen. */
export function totalOf(values: BookingValues, { trips, terms }: Totals, now = Date.now()): ChosenTotal | undefined {
  const trip = trips.find(({ id }) => id === values.package);
  const travellers = travellersOf(values);
  if (!trip || !travellers) return undefined;
  const day = isDay.test(values.startDate) ? values.startDate : undefined;
  return { trip, answer: partyTotal(trip, travellers, day, dayInIndia(now), terms) };
}
