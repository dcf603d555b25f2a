/**
 * The taxes on a package, and the sentence to print beside a price: the only place with a rate. The rates were read in the press and in
 * trade articles, not in the Gazette: before a launch, and after each Budget, the operator confirms them with its accountant.
 */
export interface Tax {
  /** In percent. */
  rate: number;
  appliesTo: string;
  source: string;
  /** The day the source was last read, as YYYY-MM-DD. */
  checked: string;
}

type TaxId = 'gst' | 'gstWithCredit' | 'tcs';

export const taxes: Readonly<Record<TaxId, Tax>> = {
  /** The usual rate on a package, when the operator takes no input tax credit on what it buys. To confirm with the accountant. */
  gst: {
    rate: 5,
    appliesTo: 'Tour packages sold by a tour operator that takes no input tax credit',
    source: 'Notification 11/2017 Central Tax (Rate), heading 9985, as read in trade articles',
    checked: '2026-11-21',
  },
  /** The other way to charge GST. Which of the two the operator uses stands in `priceBasis`. To confirm with the accountant. */
  gstWithCredit: {
    rate: 18,
    appliesTo: 'Tour packages sold by a tour operator that takes input tax credit',
    source: 'Trade articles on GST for tour operators',
    checked: '2026-11-21',
  },
  /** A flat rate since the Budget of 1 February 2026, before that 5% and 20% in two slabs. To confirm with the accountant. */
  tcs: {
    rate: 2,
    appliesTo: 'Overseas tour packages, of any amount, from 1 April 2026',
    source:
      'Press reports on the Finance Bill 2026 (Income-tax Act 2025, section 394), among them Business Standard, 1 February 2026',
    checked: '2026-11-21',
  },
};

export interface PriceBasis {
  /** The GST rate the operator charges. */
  gst: Tax;
  /** True when the prices on the site hold the GST already. */
  gstIncluded: boolean;
}

/** How the prices on this site are meant. The operator's choice, to confirm with its accountant. */
export const priceBasis: PriceBasis = { gst: taxes.gst, gstIncluded: false };

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
