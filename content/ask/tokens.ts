/** An ask as words and numbers, each with its place in the text, so that it can be taken out of the text again. */
import { spell } from './spelling';

export interface Token {
  /** Where it begins and ends in the text. */
  readonly at: readonly [start: number, end: number];
  /** Small Latin letters and digits (`spell`). */
  readonly spelt: string;
  /** What the digits say: '10,000' is 10000. */
  readonly number?: number;
}

/** An ask is read up to here; nobody types or says more. */
export const longestAsk = 300;

/** Numbers with commas or a decimal point, words of letters with their vowel signs, and the sign of the rupee. Digits and letters part: '2n3d'. */
const token = /\p{Nd}+(?:,\p{Nd}+)*(?:\.\p{Nd}+)?|[\p{L}\p{M}\u200c\u200d]+|₹/gu;

/** @param text whatever was typed; what is neither letter nor digit parts the words */
export function tokensOf(text: string): Token[] {
  return [...text.slice(0, longestAsk).matchAll(token)].map(({ 0: word, index }) => {
    const at = [index, index + word.length] as const;
    const digits = spell(word).replaceAll(',', '');
    return /^\d/.test(digits) ? { at, spelt: digits, number: Number(digits) } : { at, spelt: spell(word) };
  });
}

/** A phrase as phrases are compared: 'Hill Station' and 'hillstation' are one. */
export const phraseOf = (text: string): string =>
  tokensOf(text)
    .map(({ spelt }) => spelt)
    .join('');
