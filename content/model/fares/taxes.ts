/** The taxes on a package. The rates are in `content/records/operator/taxes.json`. */
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
export const tcsWithoutPan = (rate = taxes.tcs.rate): number => Math.min(Math.max(2 * rate, 5), 20);

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
