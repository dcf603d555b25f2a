/** Splits an ask into words and numbers. Each has its range in the text, so that it can be removed again. */
import { longestAsk } from '../format/longest-ask';
import { normalise } from './spelling';

export interface Token {
  /** The start and end in the text. */
  readonly at: readonly [start: number, end: number];
  /** Lower-case Latin letters and digits (`normalise`). */
  readonly normalised: string;
  /** The value of the digits: 10000 for '10,000'. */
  readonly number?: number;
}

/**
 * Numbers with commas for thousands or a decimal point, words of letters with their vowel signs, also 'don't', and the rupee sign. Digits and letters are
 * separate tokens: '2n3d'. '5,9' is two numbers.
 */
const token =
  /[\p{Nd}\p{No}]+(?:(?:,\p{Nd}{2,3})*,\p{Nd}{3,})?(?:\.\p{Nd}+)?|\p{L}[\p{L}\p{M}\u200c\u200d]*(?:['’]t\b)?|₹/gu;

/** A date with points, '24.12.2026', which is no decimal number. */
const dateWithPoints = /(\p{Nd})\.(\p{Nd}{1,2})\.(?=\p{Nd})/gu;

/** @param text any text; characters other than letters and digits separate the words */
export function tokensOf(text: string): Token[] {
  return [...text.slice(0, longestAsk).replace(dateWithPoints, '$1/$2/').matchAll(token)].map(({ 0: word, index }) => {
    const at = [index, index + word.length] as const;
    const digits = normalise(word).replaceAll(',', '');
    return /^\d/.test(digits)
      ? { at, normalised: digits, number: Number(digits) }
      : { at, normalised: normalise(word) };
  });
}

/** A phrase in the form that is compared: 'Hill Station' and 'hillstation' are the same. */
export const phraseOf = (text: string): string =>
  // Most phrases consist of plain letters already, and the finder has a thousand when it starts.
  /^[a-z]+$/.test(text)
    ? text
    : tokensOf(text)
        .map(({ normalised }) => normalised)
        .join('');
