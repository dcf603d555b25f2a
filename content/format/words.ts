/** Splits texts into words for comparison: lower case without accents. The vowel signs of other scripts are letters and are kept. */

/** The words of 'Fort Kochi – Alléppey' are fort, kochi and alleppey. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
