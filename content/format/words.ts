/** Texts as words that are compared: small letters without accents. The vowel signs of other scripts are letters, and stay. */

/** 'Fort Kochi – Alléppey' is fort, kochi, alleppey. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
