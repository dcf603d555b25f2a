/** The texts of fares: their table, peak dates, and the prices of single dates. */
import { babyBelow, childAge, fareRules, shareWithStranger } from '../catalogue/fare-rules';
import { pageTexts } from '../catalogue/page-texts';
import { priceBasis, withGst } from '../model/fares/taxes';
import { tcsSentence, totalText, withGstText } from './taxes';
import { formatDate, formatShortDate } from '../format/duration';
import { filled } from '../format/filled';
import { joined } from '../format/joined';
import { formatRupees } from '../format/money';
import type { Departure } from '../model/dates/departures';
import { fareKindOf, type SoldTrip } from '../model/fares/fare-parties';
import { partiesOf } from '../model/fares/party-rows';
import type { DatedPrice } from '../model/fares/party-total';
import { otherFares, shareAt, type FarePart, type FareSource } from '../model/fares/party-fare';
import type { OnRequest, Peak, Span } from '../model/fares/peaks';
import { keysOf } from '../ids/keys-of';

const { notes, ...text } = pageTexts.trip.fares;

/** The sentence on the taxes that a fare includes. */
function taxesOfFare(abroad: boolean): string {
  const { gst, gstIncluded } = priceBasis;
  const first = filled(gstIncluded ? notes.withGst : notes.plusGst, { percent: gst.rate });
  if (!abroad) return first;
  return `${first} ${tcsSentence()} ${notes.pan}`;
}

/** '₹17,500 for Return flights Chennai–Bangkok'. */
const samePart = ({ what = '', rupees }: FareSource['sameForAll'][number]) =>
  filled(text.same, { amount: formatRupees(rupees), what });

/** What children too young for a child's fare pay. */
function youngText(trip: FareSource): string {
  const { youngChild, baby } = otherFares(trip, fareRules);
  if (youngChild + baby === 0) return notes.youngFree;
  const [young, small] = [youngChild, baby].map((rupees) => formatRupees(withGst(rupees)));
  return filled(notes.young, { young: young ?? '', age: babyBelow, baby: small ?? '' });
}

/** The ages for a child's fare. A trip whose notes name a higher age is not offered to younger children. */
function childrenText(trip: FareSource): string {
  if (!partiesOf(trip).some(({ party }) => party.childrenWithBed + party.childrenWithoutBed > 0)) return '';
  const { from, below } = childAge;
  const first = trip.childrenFrom ?? from;
  const ages =
    first > from ? filled(notes.childrenFrom, { first, below }) : filled(notes.children, { from, to: below - 1 });
  const young = first < from ? youngText(trip) : '';
  return [ages, young, filled(notes.adults, { below })].filter(Boolean).join(' ');
}

/** The lines under a table of fares: amounts that are the same for everyone, and the ages for a child's fare. */
const noteOn = (trip: FareSource, first: string, taxes: string): string =>
  [
    first,
    trip.sameForAll.length > 0 && fareKindOf(trip) === 'rooms'
      ? filled(notes.same, { parts: joined(trip.sameForAll.map(samePart)) })
      : '',
    taxes,
    childrenText(trip),
    fareKindOf(trip) === 'for two' ? notes.forTwo : '',
  ]
    .filter(Boolean)
    .join(' ');

export const fareTexts = {
  ...text,
  /** Under the totals of parties. */
  note: (trip: FareSource) => noteOn(trip, notes.together, taxesOfFare(trip.abroad)),
  /** Under the fares of single travellers, before taxes. */
  tariffNote: (trip: FareSource) => noteOn(trip, text.tariff.note, ''),
  pan: notes.pan,
  onRequest: { ...text.onRequest, after: (day: string) => filled(text.onRequest.after, { day }) },
};

/** The parties in the printed table of fares, by their id. */
export const { parties } = pageTexts.prices;

/** The full basis of a price, which says that two share a room. */
export const basisText = ({ basis, days }: Pick<SoldTrip, 'basis' | 'days'>): string =>
  basis === 'per couple' || days === 1 ? basis : filled(pageTexts.prices.basis, { basis });

/** What someone who joins a group alone pays in a room shared with another traveller. */
export const aloneText = (trip: FareSource): string =>
  filled(pageTexts.trip.glance.alone, { amount: formatRupees(shareAt(trip, shareWithStranger, fareRules)) });

/** The parts of a fare: '2 × ₹26,300 + ₹19,730'; undefined for one person or one couple. */
export function partsText(parts: readonly FarePart[]): string | undefined {
  const [only, ...others] = parts;
  if (only?.count === 1 && others.length === 0) return undefined;
  return parts.map(({ count, each }) => `${count > 1 ? `${count} × ` : ''}${formatRupees(each)}`).join(' + ');
}

const spanText = ({ name, from, until }: Span) =>
  filled(text.span, { name, from: formatDate(from), until: formatDate(until) });

/** Peak dates of a trip: '20 December 2026 to 3 January 2027, Christmas and New Year: ₹3,160 more per person, ₹3,318 with GST'. */
export const peakText = (peak: Peak, basis: FareSource['basis']): string =>
  filled(text.peak, { days: spanText(peak), amount: formatRupees(peak.more), basis, withGst: withGstText(peak.more) });

/** Days of a trip without a price: '13 January 2027 to 17 January 2027, Pongal'; 'after 2 January 2028'. */
export const onRequestTexts = ({ spans, after }: OnRequest): string[] => [
  ...spans.map(spanText),
  ...(after ? [fareTexts.onRequest.after(formatDate(after))] : []),
];

/** The days of a level of fares: '20 December 2026 to 3 January 2027, Christmas and New Year', 'Thu, 24 Dec 2026, Christmas'. */
export const levelText = ({ name = '', from, until }: DatedPrice): string =>
  from === until ? [formatShortDate(from), name].filter(Boolean).join(', ') : spanText({ name, from, until });

/** The days of a printed table of fares, with the surcharge of peak dates or the price of a group's date. */
export const datedText = (
  { name, from, until, price }: DatedPrice,
  trip: Pick<FareSource, 'basis' | 'abroad' | 'price'>,
) =>
  from === until
    ? `${formatShortDate(from)}: ${departurePrice({ price, ...(name ? { peak: name } : {}) }, trip)}`
    : peakText({ name: name ?? '', from, until, more: price - trip.price }, trip.basis);

/** The price of a date with one of its own, '₹29,900 per person, ₹31,395 with 5% GST', or 'price on request'. */
export const departurePrice = (
  { price, peak, onRequest }: Pick<Departure, 'price' | 'peak' | 'onRequest'>,
  { basis, abroad }: Pick<FareSource, 'basis' | 'abroad'>,
): string | undefined => {
  if (onRequest) return fareTexts.onRequest.price;
  return price === undefined
    ? undefined
    : `${peak ? `${peak}: ` : ''}${formatRupees(price)} ${basis}, ${totalText(price, abroad)}`;
};

/** The single fares that a date has of its own: 'alone in a room ₹41,000'. */
export const ownFaresText = ({ ownFares = {} }: Departure): string =>
  keysOf(fareTexts.of)
    .flatMap((who) => (ownFares[who] ? `${fareTexts.of[who]} ${formatRupees(ownFares[who])}` : []))
    .join(', ');
