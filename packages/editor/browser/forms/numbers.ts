/** Numbers as people type them. */

/** 26300, 26,300, 1,12,500 or 112,500, also with '.00'. */
const digits = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** The text without a rupee sign before it and '/-' or a percent sign after it. */
const bare = (text: string) => text.replace(/^\s*(₹|rs\.?|inr)\s*|\s*(%|\/-)?\s*$/gi, '').trim();

/** The number in a text, '₹ 1,12,500/-'; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const plain = bare(text);
  return digits.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** The percentage in a text, in which a comma may stand before decimals: '2,5 %'. */
export function percentIn(text: string): number | undefined {
  const plain = bare(text).replace(/\s*(percent|per cent)$/i, '');
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A change beyond a third up or down is asked about, because a digit too few or too many changes a price by more. */
const far = 1 / 3;

export const isFarFrom = (now: number, next: number): boolean => Math.abs(next - now) > now * far;

/** The fields that hold a price, by their names. */
export const isPrice = (name: string): boolean => /^(price|originalPrice|rupees|fare[A-Z]\w*)$/.test(name);
