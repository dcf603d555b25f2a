/** Texts as words that a search compares: small letters without accents. */

/** 'Fort Kochi – Alléppey' is fort, kochi, alleppey. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
