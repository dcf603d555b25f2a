/** Taxes in whole rupees, from rates alone: the build and the booking wizard in the browser both ask. */

/** In percent. */
export interface TaxRates {
  gst: number;
  /** True when the prices hold the GST already. */
  gstIncluded: boolean;
  tcs: number;
}

/** Rounded to the nearest rupee, halves up, as section 170 of the CGST Act rounds tax. */
const percentOf = (rupees: number, rate: number) => Math.floor((rupees * rate + 50) / 100);

/** The taxes on a fare. `tcs` is collected at source on tours abroad, on fare and GST; 0 in India. */
export function taxesAt(fare: number, abroad: boolean, { gst, gstIncluded, tcs }: TaxRates) {
  const added = gstIncluded ? 0 : percentOf(fare, gst);
  return { gst: added, tcs: abroad ? percentOf(fare + added, tcs) : 0 };
}
