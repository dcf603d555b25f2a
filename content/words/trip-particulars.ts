/** The particulars of a trip that only the operator knows, in the words of page and print. Empty fields give no text. */
import { operator } from '../catalogue/operator';
import { pageTexts } from '../catalogue/page-texts';
import { priceBasis, taxes, type PriceBasis } from '../model/fares/taxes';
import { withGstRateText } from './taxes';
import { capitalised } from '../format/capitalised';
import { filled, filledFor } from '../format/filled';
import { joined } from '../format/joined';
import { formatRupees } from '../format/money';
import type { Leader, Trip } from '../schema/types';

const text = pageTexts.trip.particulars;

export const particulars = {
  ...text,
  /** @param source the place where a review was published */
  read: (source: string) => filled(text.read, { source }),
  /** The accessible text of that link, where the review is not seen. @param name its author */
  readOf: (name: string) => filled(text.readOf, { name }),
} as const;

/** The payments of a trip: its own schedule, or else that of all trips. */
export const paymentRows = (
  { payments }: Pick<Trip, 'payments'>,
  ofAll: Trip['payments'] = operator.documents.payments,
) => (payments.length > 0 ? payments : ofAll).map(({ when, share }) => ({ label: capitalised(when), value: share }));

/** The payments in one line: 'When you pay. On booking: 25% of the total. 30 days before the trip starts: the rest.' */
export function paymentLine(rows: ReturnType<typeof paymentRows>): string | undefined {
  if (rows.length === 0) return undefined;
  return [`${particulars.payments}.`, ...rows.map(({ label, value }) => `${label}: ${value}.`)].join(' ');
}

/** 'Night 3', 'Nights 1 and 11', 'Nights 2 to 5'. @param nights in ascending order */
function nightsText(nights: readonly number[]): string {
  const [first = 0, last = 0] = [nights[0], nights.at(-1)];
  if (nights.length === 1) return filled(text.nights.one, { night: first });
  const isRun = nights.length > 2 && last - first === nights.length - 1;
  return isRun
    ? filled(text.nights.run, { first, last })
    : filled(text.nights.several, { nights: joined(nights.map(String)) });
}

/** The hotels by night: 'Nights 1 and 2, Munnar' and 'Hill View, 4 star, or similar'. */
export const hotelRows = ({ hotels, plan }: Pick<Trip, 'hotels' | 'plan'>) =>
  hotels
    .map((hotel) => ({ ...hotel, nights: hotel.nights.toSorted((a, b) => a - b) }))
    .sort((a, b) => (a.nights[0] ?? 0) - (b.nights[0] ?? 0))
    .map(({ nights, name, class: standard, orSimilar }) => ({
      label: [nightsText(nights), plan[(nights[0] ?? 1) - 1]?.overnight].join(', '),
      value: [name, standard, orSimilar ? text.orSimilar : ''].filter(Boolean).join(', '),
    }));

function travellersText({ from, to }: { from: number; to: number }): string {
  if (from < to) return filled(text.travellers.range, { from, to });
  return to === 1 ? text.travellers.one : filled(text.travellers.several, { count: to });
}

/** The vehicle by the number of travellers, and the driver's languages: 'For 1 to 3 travellers' and 'Toyota Innova, 6 seats'. */
export const carRows = ({ vehicles, driverSpeaks }: Pick<Trip, 'vehicles' | 'driverSpeaks'>) => [
  ...vehicles
    .toSorted((a, b) => a.people.from - b.people.from)
    .map(({ people, name, seats }) => ({
      label: travellersText(people),
      value: filledFor(text.seats, seats, { name }),
    })),
  ...(driverSpeaks.length > 0 ? [{ label: particulars.driver, value: joined(driverSpeaks) }] : []),
];

/** The journey to the start, and the flights that the price includes. */
export const journeyRows = ({
  fromTamilNadu,
  flights: { airline, baggage },
}: Pick<Trip, 'fromTamilNadu' | 'flights'>) =>
  [
    { label: particulars.fromTamilNadu, value: fromTamilNadu },
    { label: particulars.flights, value: [airline, baggage].filter(Boolean).join(': ') },
  ].filter(({ value }) => value);

/** Vehicles and hotels in the words of an enquiry: 'as on your page: Toyota Innova, 6 seats'; empty if none is known. */
export function enquiryDetails(trip: Parameters<typeof carRows>[0] & Parameters<typeof hotelRows>[0]): string {
  const details = [...carRows(trip), ...hotelRows(trip)].map(({ label, value }) => `${label}: ${value}`);
  return details.length > 0 ? filled(text.asOnPage, { details: details.join('; ') }) : '';
}

/** The extras of a trip, each with its full price: '₹2,500 per person, ₹2,625 with 5% GST'. */
export const extraRows = (
  { extras }: Pick<Trip, 'extras'>,
  basis: PriceBasis = priceBasis,
): { label: string; value: string }[] =>
  extras.map(({ what, rupees, per, note }) => {
    const price = filled(text.extra, { price: formatRupees(rupees), unit: per });
    const value = basis.gstIncluded ? price : `${price}, ${withGstRateText(rupees, basis)}`;
    return { label: what, value: note ? `${value}. ${note}` : value };
  });

/** The note under the extras of a tour abroad; undefined in India, or without extras. */
export const extrasNote = ({ abroad, extras }: Pick<Trip, 'abroad' | 'extras'>): string | undefined =>
  abroad && extras.length > 0 ? filled(pageTexts.prices.taxes.extras, { percent: taxes.tcs.rate }) : undefined;

/** 'Speaks Tamil, Hindi and English.' */
export const speaksLine = ({ speaks }: Pick<Leader, 'speaks'>): string | undefined =>
  speaks.length > 0 ? filled(text.speaks, { languages: joined(speaks) }) : undefined;
