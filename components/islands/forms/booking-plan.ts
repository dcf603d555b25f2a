/** The trip, its price and its days of departure, as they follow from the fields of the planner. */
import { usualParty, type Choice } from '@/content/model/choice';
import type { Day } from '@/content/model/dates/departures';
import { formatRupees } from '@/content/format/money';
import { booking } from '@/content/pages/booking';
import { totalParts } from '@/content/words/fare-words';
import { travellersText, whenText } from '@/content/words/party';
import type { Quote, Quotes } from '@/content/words/quotes';
import { failed } from '@/content/records/pages/party.json';
import type { BookingValues } from './booking-draft';
import { choiceOf, dayOf, isLargeGroup } from './booking-party';

/** A trip of ours, as the planner offers it. */
export interface NamedTrip {
  id: string;
  name: string;
  /** The name of the town where it starts. */
  from: string;
}

export interface Plan {
  values: BookingValues;
  /** One of our trips; a package of the specification has no price. */
  trip: NamedTrip | undefined;
  choice: Choice | undefined;
  quotes: Quotes | undefined;
  /** Undefined until a trip and the number of people are chosen and the prices have loaded. */
  quote: Quote | undefined;
  /** The days on which a group trip leaves, earliest first; undefined if the trip leaves on any day. */
  leaves: readonly Day[] | undefined;
  /** The reason why the trip cannot start on the chosen day, and the nearest days on which it can. */
  refused: { reason: string; nearest: readonly Day[] } | undefined;
  /** True if the prices did not load. */
  isFailed: boolean;
  today: Day;
}

interface Sources extends Pick<Plan, 'quotes' | 'isFailed' | 'today'> {
  trips: readonly NamedTrip[];
  /** The month in the address. */
  month: string | undefined;
}

export function planOf(values: BookingValues, { trips, month, ...sources }: Sources): Plan {
  const { quotes, today } = sources;
  const trip = trips.find(({ id }) => id === values.package);
  const choice = choiceOf(values, month);
  const day = dayOf(values);
  // Whether a trip can start does not depend on who travels, which may not be chosen yet.
  const ofDay = trip && day ? quotes?.quote(trip.id, { ...usualParty, day }, today) : undefined;
  const reason = day && day < today ? booking.pastDate : ofDay?.nearest && (ofDay.reason ?? ofDay.text);
  const nearest = [ofDay?.nearest?.before, ofDay?.nearest?.after].filter((near) => near !== undefined);
  const leaves = trip && quotes?.tripOf(trip.id)?.leaves;
  return {
    values,
    trip,
    choice,
    quote: trip && choice ? quotes?.quote(trip.id, choice, today) : undefined,
    leaves: leaves?.filter((date) => date >= today).sort(),
    refused: reason ? { reason, nearest } : undefined,
    ...sources,
  };
}

/** The total of the same party on ordinary dates. */
export const ordinaryTotal = ({ trip, choice, quotes, today }: Plan): number | undefined =>
  trip && choice ? quotes?.quote(trip.id, { ...choice, day: undefined, month: undefined }, today)?.total : undefined;

/** The name of the trip or the package; '' while none is chosen. */
export const nameOf = ({ values, trip }: Plan): string =>
  trip?.name ?? booking.packages.find(({ value }) => value === values.package)?.label ?? '';

/** '2 adults, children of 5 and 9'; 'More than 12'; '' while nothing is chosen. */
export const whoOf = ({ values, choice }: Plan): string =>
  choice ? travellersText(choice) : isLargeGroup(values) ? booking.moreThanMost.label : values.travelers;

/** 'Thu, 24 Dec 2026'; 'in December 2026'; '' while nothing is chosen. */
export function whenOf({ values, choice }: Plan): string {
  const when = { day: dayOf(values), month: choice?.month };
  return when.day || when.month ? whenText(when) : '';
}

/** The reason why there is no total, or the totals of a month; '' with a total, and before it is known. */
export function noTotalOf({ values, trip, choice, quote, refused, isFailed }: Plan): string {
  if (isLargeGroup(values)) return booking.total.largeGroup;
  if (trip && refused) return refused.reason;
  if (trip && choice && isFailed) return failed;
  return quote && !quote.fare ? (quote.reason ?? quote.text) : '';
}

/** The total with its parts, or the reason why there is none: '₹38,220 (Christmas: fare ₹36,400, GST ₹1,820. …)'. */
export function totalText(plan: Plan): string {
  const { trip, quotes, quote } = plan;
  const priced = trip && quotes?.tripOf(trip.id);
  return quote?.fare && priced
    ? `${formatRupees(quote.fare.total)} (${totalParts(quote.fare, priced)})`
    : noTotalOf(plan);
}
