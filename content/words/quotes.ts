/**
 * What a trip costs a party on a day or in a month, and why it cannot start then: the numbers and their words. Browsers load it with the data of
 * all trips, once a visitor has chosen (`scripts/assets/party`).
 */
import { filled } from '../format/filled';
import { formatDay, formatMonth, formatShortDate } from '../format/duration';
import { formatRupees } from '../format/money';
import { countOf, readChoice, withChoice, type Choice } from '../model/choice';
import type { Day } from '../model/dates/departures';
import { daysOfMonth } from '../model/dates/months';
import { nearestStarts, startOn, type Start } from '../model/dates/start-on';
import {
  partyTotal,
  type DatedPrice,
  type NoTotal,
  type PartyTotal,
  type TotalTerms,
  type TotalTrip,
} from '../model/fares/party-total';
import { noTotalText } from './no-total';
import { total as words } from '../records/pages/party.json';
import { peopleText, travellersText, whenText } from './party';

/** A trip with what its totals depend on, and the sentence on the days on which it cannot start. */
export interface QuotedTrip extends TotalTrip {
  id: string;
  closed?: string | undefined;
}

/** Days that have another price on some trips. */
export type SentSpan = Pick<DatedPrice, 'from' | 'until' | 'name'>;

/** A trip without its empty fields; `at` has its price on some of the spans. */
export interface SentTrip
  extends Pick<QuotedTrip, 'id' | 'price' | 'days'>, Partial<Omit<QuotedTrip, 'id' | 'price' | 'days' | 'dated'>> {
  at?: readonly (readonly [span: number, price: number, own?: DatedPrice['ownFares']])[];
}

/** The data of all trips, as it is sent to the browser. */
export interface QuoteData {
  terms: TotalTerms;
  spans: readonly SentSpan[];
  trips: readonly SentTrip[];
}

export interface Quote {
  /** 'ages': the age of a child is missing. */
  kind: 'total' | 'request' | 'no' | 'ages';
  /** The total in rupees; in a month that of its cheapest day. */
  total?: number;
  /** What the total is made of, on a day or on ordinary dates. */
  fare?: PartyTotal;
  /** A line for a card: '₹1,00,538 for the 4 of you, 24 Dec'. */
  text: string;
  /** Why there is no total, in whole sentences. */
  reason?: string;
  /** Why another day is better, a clause. */
  butBecause?: string;
  /** The nearest days on which the trip can start, if it cannot on the chosen one. */
  nearest?: { before?: Day; after?: Day };
}

const empty = {
  basis: 'per person',
  abroad: false,
  sameForAll: [],
  alsoFor: [],
  childrenFrom: null,
  onRequest: [],
  cannotStart: [],
  closedOn: [],
  fullOn: [],
  meets: [],
} as const satisfies Partial<QuotedTrip>;

/** The trips by their ids, with the fields that are not sent because they are empty. */
const tripsById = ({ spans, trips }: QuoteData): ReadonlyMap<string, QuotedTrip> =>
  new Map(
    trips.map(({ at = [], ...trip }) => {
      const dated = at.flatMap(([number, price, ownFares]) => {
        const span = spans[number];
        return span ? { ...span, price, ownFares } : [];
      });
      return [trip.id, { ...empty, ...trip, dated }];
    }),
  );

/** A sentence, and the next day on which the trip can start, if there is one. */
const withNext = (text: string, next: Day | undefined): string =>
  [text, ...(next ? [filled(words.next, { day: formatShortDate(next) })] : [])].join(' ');

/** A party or a day without a total, in words. */
function refusal(trip: QuotedTrip, answer: NoTotal, { day }: Choice, today: Day, terms: TotalTerms): Quote {
  const reason = noTotalText(answer, trip, terms, day);
  if (answer.why === 'onRequest')
    return { kind: 'request', text: filled(words.request, { day: day ? formatShortDate(day) : '' }), reason };
  const isOfDay = day !== undefined && startOn(trip, day, today, terms.pricedUntil).can === 'no';
  if (!isOfDay) return { kind: 'no', text: reason, reason };
  const near = nearestStarts(trip, day, today, terms.pricedUntil);
  const text = withNext(filled(words.no, { day: formatShortDate(day) }), near.after ?? near.before);
  return { kind: 'no', text, reason, nearest: near };
}

/** One amount, or the least and the greatest. */
function amountOf(totals: readonly number[]): string {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return least === most
    ? formatRupees(least)
    : filled(words.fromTo, { from: formatRupees(least), to: formatRupees(most) });
}

/** What a trip costs on the days of a month on which it can start, or why it cannot start in it. */
function inMonth(trip: QuotedTrip, choice: Choice & { month: string }, today: Day, terms: TotalTerms): Quote {
  const month = formatMonth(choice.month);
  const starts = daysOfMonth(choice.month).map((day) => ({
    day,
    can: startOn(trip, day, today, terms.pricedUntil).can,
  }));
  const answers = starts
    .filter(({ can }) => can === 'yes')
    .map(({ day }) => partyTotal(trip, choice, day, today, terms));
  const [first] = answers;
  if (first && 'why' in first) return refusal(trip, first, { ...choice, day: undefined }, today, terms);
  const totals = answers.flatMap((answer) => ('total' in answer ? answer.total : []));
  if (totals.length > 0) {
    const text = filled(words.inMonth, { total: amountOf(totals), people: peopleText(choice), month });
    return { kind: 'total', total: Math.min(...totals), text };
  }
  if (starts.some(({ can }) => can === 'request')) {
    const text = filled(words.requestMonth, { month });
    return { kind: 'request', text, reason: `${text}.` };
  }
  const { after } = nearestStarts(trip, starts.at(-1)?.day ?? today, today, terms.pricedUntil);
  const text = withNext(filled(words.noMonth, { month }), after);
  return { kind: 'no', text, reason: text, nearest: after ? { after } : {} };
}

/** Quotes a trip for a party and a day, a month, or an ordinary date. @param today YYYY-MM-DD */
function quoteOf(trip: QuotedTrip, choice: Choice, today: Day, terms: TotalTerms): Quote {
  const { day, month } = choice;
  if (choice.agesUnknown) return { kind: 'ages', text: words.ages };
  if (!day && month) return inMonth(trip, { ...choice, month }, today, terms);
  const answer = partyTotal(trip, choice, day, today, terms);
  if ('why' in answer) return refusal(trip, answer, choice, today, terms);
  const named = { total: formatRupees(answer.total), people: peopleText(choice) };
  // Beside it stands who travels and when, with the year.
  // No line ends within the date.
  const text = day
    ? filled(words.onDay, { ...named, day: formatDay(day).replaceAll(' ', '\u00a0') })
    : filled(words.anyDay, named);
  const begins = day ? startOn(trip, day, today, terms.pricedUntil) : undefined;
  const butBecause = begins?.can === 'yes' ? begins.butBecause : undefined;
  return { kind: 'total', total: answer.total, fare: answer, text, ...(butBecause ? { butBecause } : {}) };
}

/** Functions that quote each trip by its id; undefined for ids that are none. */
export function quotesOf(data: QuoteData) {
  const { terms } = data;
  const byId = tripsById(data);
  const quote = (id: string, choice: Choice, today: Day): Quote | undefined => {
    const trip = byId.get(id);
    return trip && quoteOf(trip, choice, today, terms);
  };

  /** What one traveller of a party pays of its total, taxes included; undefined without a total. */
  function each(id: string, choice: Choice, today: Day): number | undefined {
    const total = quote(id, choice, today)?.total;
    return total === undefined ? undefined : Math.ceil(total / countOf(choice));
  }

  return {
    quote,
    each,
    terms,
    readChoice,
    withChoice,
    travellersText,
    whenText,
    tripOf: (id: string) => byId.get(id),
    /** Says whether a trip can start on a day. */
    start: (id: string, day: Day, today: Day): Start | undefined => {
      const trip = byId.get(id);
      return trip && startOn(trip, day, today, terms.pricedUntil);
    },
  };
}

export type Quotes = ReturnType<typeof quotesOf>;
