/** The taxes on a package, and the sentence beside a price. The rates are in `content/records/operator/taxes.json`. */
import { formatRupees } from '../../format/money';
import { taxesAt, type TaxRates } from '../../format/tax-sums';
import type { Operator } from '../../schema/operator';
import { operator } from '../../catalogue/operator';

export type Tax = Operator['taxes']['gst'];

const { basis, ...rates } = operator.taxes;

/**
 * The rates come from the press and trade articles, not from the Gazette: the operator confirms them with its accountant before a launch
 * and after each Budget.
 */
export const taxes: Readonly<Record<'gst' | 'gstWithCredit' | 'tcs', Tax>> = rates;

/**
 * TCS in percent for a payer without a PAN: twice the rate, at least 5%, at most 20% (Income-tax Act 2025, section 397(2), according to
 * trade articles).
 */
export const tcsWithoutPan = Math.min(Math.max(2 * taxes.tcs.rate, 5), 20);

export interface PriceBasis {
  /** The GST rate the operator charges. */
  gst: Tax;
  /** True if the prices on the site include GST. */
  gstIncluded: boolean;
}

/** The tax basis of the prices on this site. */
export const priceBasis: PriceBasis = { gst: taxes[basis.gst], gstIncluded: basis.gstIncluded };

/** The rates alone, as the arithmetic needs them. */
export const ratesOf = ({ gst, gstIncluded }: PriceBasis = priceBasis): TaxRates => ({
  gst: gst.rate,
  gstIncluded,
  tcs: taxes.tcs.rate,
});

/** The taxes on a fare, in whole rupees: TCS on tours abroad only. */
export const taxesOn = (fare: number, abroad: boolean, basis?: PriceBasis) => taxesAt(fare, abroad, ratesOf(basis));

/** The amount to pay for a price in rupees, with GST. */
export const withGst = (price: number, basis?: PriceBasis): number => price + taxesOn(price, false, basis).gst;

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
