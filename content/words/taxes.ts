/** The texts beside a price: its total with tax, and the sentence on taxes. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { formatRupees } from '../format/money';
import { priceBasis, taxes, taxesOn, withGst, type PriceBasis } from '../model/fares/taxes';

const { withTax, taxes: text } = pageTexts.prices;

const plusTcs = (total: string, price: number, abroad: boolean): string =>
  abroad ? filled(withTax.tcs, { total, tcs: formatRupees(taxesOn(price, abroad).tcs) }) : total;

/** The amount with GST in short, where there is no space for the rate: '₹27,615 with GST'. */
export const withGstText = (price: number): string => filled(withTax.gst, { total: formatRupees(withGst(price)) });

/** A price with GST and its rate: '₹27,615 with 5% GST'. */
export const withGstRateText = (price: number, basis: PriceBasis = priceBasis): string =>
  filled(withTax.gstRate, { total: formatRupees(withGst(price, basis)), percent: basis.gst.rate });

/**
 * The total beside a price: '₹27,615 with 5% GST'; abroad '₹89,250 with 5% GST, plus ₹1,785 TCS'. TCS is apart because it counts towards
 * the traveller's income tax.
 */
export const totalText = (price: number, abroad: boolean): string => plusTcs(withGstRateText(price), price, abroad);

/** The total without rates, for short lines: '₹89,250 with GST, plus ₹1,785 TCS'. */
export const shortTotalText = (price: number, abroad: boolean): string => plusTcs(withGstText(price), price, abroad);

/** The sentence about TCS, which no price on the site includes. */
export const tcsSentence = (): string => filled(text.tcs, { percent: taxes.tcs.rate });

/**
 * The sentence on taxes beside a price.
 * @param trips `india` or `abroad` for a single tour, `both` for a page with prices of either
 */
export function taxSentence(trips: 'india' | 'abroad' | 'both', { gst, gstIncluded }: PriceBasis = priceBasis): string {
  const first = filled(gstIncluded ? text.included : text.added, { percent: gst.rate });
  if (trips === 'india') return first;
  return `${first} ${filled(trips === 'both' ? text.toursAbroad : text.abroad, { percent: taxes.tcs.rate })}`;
}
