/** A total in words. The page, the printed itinerary and the booking wizard in the browser share it. */
import { capitalised } from '../format/capitalised';
import { formatRupees } from '../format/money';
import { personsPart, type Fare, type FareSource, type Payer } from '../model/fares/party-fare';
import type { PartyTotal } from '../model/fares/party-total';

const payers: Record<Payer, string> = {
  sharing: 'adult',
  thirdAdult: 'third adult',
  alone: 'adult',
  childWithBed: 'child with a bed',
  childWithoutBed: 'child without a bed',
};

/** Each person's share of a total, and the rooms: 'Each adult ₹27,615, child with a bed ₹20,717; 1 room'. */
export function sharesText(fare: Fare, { basis, days }: Pick<FareSource, 'basis' | 'days'>): string {
  const isOne = fare.parts.length === 1 && fare.parts[0]?.count === 1 && basis === 'per person';
  const shares = fare.parts.map((part) => {
    const who = days === 1 ? payers[part.who].replace(/ with.*/, '') : payers[part.who];
    const each = part.count > 1 || part.who === 'sharing' ? 'each ' : '';
    return `${each}${who} ${formatRupees(personsPart(part, fare, basis))}`;
  });
  const rooms = fare.rooms === 0 ? '' : `${fare.rooms} ${fare.rooms === 1 ? 'room' : 'rooms'}`;
  return capitalised([isOne ? '' : shares.join(', '), rooms].filter(Boolean).join('; '));
}

/** The shares, and for tours abroad the sum before TCS, which structured data has too. */
export const sharesBeforeTcs = (fare: Fare, trip: Pick<FareSource, 'basis' | 'days'>): string =>
  fare.tcs > 0 ? `${sharesText(fare, trip)}; ${formatRupees(fare.fare + fare.gst)} before TCS` : sharesText(fare, trip);

/** The parts of a total: 'Christmas and New Year: fare ₹36,400, GST ₹1,820. Each adult …; 1 room'. */
export function totalParts(total: PartyTotal, trip: Pick<FareSource, 'basis' | 'days'>): string {
  const { fare, gst, tcs, dated } = total;
  const sums = [
    `fare ${formatRupees(fare)}`,
    ...(gst > 0 ? [`GST ${formatRupees(gst)}`] : []),
    ...(tcs > 0 ? [`TCS ${formatRupees(tcs)}`] : []),
  ].join(', ');
  const first = dated?.name ? `${dated.name}: ${sums}` : capitalised(sums);
  return [first, sharesText(total, trip)].filter(Boolean).join('. ');
}
