/** The texts beside a price: its total with tax, and the sentence on taxes. */
import { formatRupees } from '../format/money';
import { priceBasis, taxes, taxesOn, withGst, type PriceBasis } from '../model/fares/taxes';

/** The amount with GST in short, where there is no space for the rate: '₹27,615 with GST'. */
export const withGstText = (price: number): string => `${formatRupees(withGst(price))} with GST`;

/**
 * The total beside a price: '₹27,615 with 5% GST'; abroad '₹89,250 with 5% GST, plus ₹1,785 TCS'. TCS is apart because it counts towards
 * the traveller's income tax.
 */
export function totalText(price: number, abroad: boolean): string {
  const { tcs } = taxesOn(price, abroad);
  const total = `${formatRupees(withGst(price))} with ${priceBasis.gst.rate}% GST`;
  return abroad ? `${total}, plus ${formatRupees(tcs)} TCS` : total;
}

/** The total without rates, for short lines: '₹89,250 with GST, plus ₹1,785 TCS'. */
export function shortTotalText(price: number, abroad: boolean): string {
  const { tcs } = taxesOn(price, abroad);
  return abroad ? `${withGstText(price)}, plus ${formatRupees(tcs)} TCS` : withGstText(price);
}

/** The sentence about TCS, which no price on the site includes. */
export const tcsSentence = (): string =>
  `TCS is ${taxes.tcs.rate}% of fare and GST; it counts towards your income tax.`;

/**
 * The sentence on taxes beside a price.
 * @param trips `india` or `abroad` for a single tour, `both` for a page with prices of either
 */
export function taxSentence(trips: 'india' | 'abroad' | 'both', { gst, gstIncluded }: PriceBasis = priceBasis): string {
  const first = gstIncluded
    ? `Taxes: the price includes ${gst.rate}% GST.`
    : `Taxes: ${gst.rate}% GST is added to the price of the package.`;
  if (trips === 'india') return first;
  return `${first} ${trips === 'both' ? 'On tours abroad ' : ''}${taxes.tcs.rate}% TCS is collected too and counts towards your income tax.`;
}
