/** A total in words. The page, the printed itinerary and the booking wizard in the browser share it. */
import { capitalised } from '../format/capitalised';
import { filled, filledFor } from '../format/filled';
import { formatRupees } from '../format/money';
import type { Payer } from '../model/fares/lodging';
import { personsPart, type Fare, type FareSource } from '../model/fares/party-fare';
import type { PartyTotal } from '../model/fares/party-total';
import { beforeTcs, shares, sums } from '../records/pages/prices.json';

const { who } = shares;

const payers: Record<Payer, string> = { ...who, sharing: who.adult, alone: who.adult };

/** A part of a total: 'GST ₹1,820'. */
export const sumText = (part: keyof typeof sums, rupees: number): string =>
  filled(sums[part], { amount: formatRupees(rupees) });

/** Each person's share of a total, and the rooms: 'Each adult ₹27,615, child with a bed ₹20,717; 1 room'. */
export function sharesText(fare: Fare, { basis, days }: Pick<FareSource, 'basis' | 'days'>): string {
  const isOne = fare.parts.length === 1 && fare.parts[0]?.count === 1 && basis === 'per person';
  const parts = fare.parts.map((part) =>
    filled(part.count > 1 || part.who === 'sharing' ? shares.each : shares.one, {
      // A day tour has no beds.
      who: days === 1 && part.who === 'childWithoutBed' ? who.child : payers[part.who],
      amount: formatRupees(personsPart(part, fare, basis)),
    }),
  );
  const rooms = fare.rooms === 0 ? '' : filledFor(shares.rooms, fare.rooms);
  return capitalised([isOne ? '' : parts.join(', '), rooms].filter(Boolean).join('; '));
}

/** The shares, and for tours abroad the sum before TCS, which structured data has too. */
export const sharesBeforeTcs = (fare: Fare, trip: Pick<FareSource, 'basis' | 'days'>): string =>
  fare.tcs > 0
    ? filled(beforeTcs, { shares: sharesText(fare, trip), amount: formatRupees(fare.fare + fare.gst) })
    : sharesText(fare, trip);

/** The parts of a total: 'Christmas and New Year: fare ₹36,400, GST ₹1,820. Each adult …; 1 room'. */
export function totalParts(total: PartyTotal, trip: Pick<FareSource, 'basis' | 'days'>): string {
  const { fare, gst, tcs, dated } = total;
  const parts = [
    sumText('fare', fare),
    ...(gst > 0 ? [sumText('gst', gst)] : []),
    ...(tcs > 0 ? [sumText('tcs', tcs)] : []),
  ].join(', ');
  const first = dated?.name ? `${dated.name}: ${parts}` : capitalised(parts);
  return [first, sharesText(total, trip)].filter(Boolean).join('. ');
}
