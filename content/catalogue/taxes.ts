/** The taxes on a package, and the sentence to print beside a price. The rates stand in `content/operator/taxes.json`. */
import type { Operator } from '../schema/operator';
import { operator } from './operator';

export type Tax = Operator['taxes']['gst'];

const { basis, ...rates } = operator.taxes;

/**
 * The rates were read in the press and in trade articles, not in the Gazette: before a launch, and after each Budget, the operator
 * confirms them with its accountant.
 */
export const taxes: Readonly<Record<'gst' | 'gstWithCredit' | 'tcs', Tax>> = rates;

/** In percent, from a payer without a PAN: twice the rate, at least 5%, at most 20% (Income-tax Act 2025, section 397(2), as read in trade articles). */
export const tcsWithoutPan = Math.min(Math.max(2 * taxes.tcs.rate, 5), 20);

export interface PriceBasis {
  /** The GST rate the operator charges. */
  gst: Tax;
  /** True when the prices on the site hold the GST already. */
  gstIncluded: boolean;
}

/** How the prices on this site are meant. */
export const priceBasis: PriceBasis = { gst: taxes[basis.gst], gstIncluded: basis.gstIncluded };

/**
 * What to print beside a price.
 * @param tours `india` and `abroad` for a single tour, `both` where the prices of a page are mixed
 */
export function taxSentence(trips: 'india' | 'abroad' | 'both', { gst, gstIncluded }: PriceBasis = priceBasis): string {
  const first = gstIncluded
    ? `Taxes: the price includes ${gst.rate}% GST.`
    : `Taxes: ${gst.rate}% GST is added to the price of the package.`;
  if (trips === 'india') return first;
  return `${first} ${trips === 'both' ? 'On tours abroad ' : ''}${taxes.tcs.rate}% TCS is collected too and counts towards your income tax.`;
}
