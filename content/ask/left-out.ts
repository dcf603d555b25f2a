/** What an ask left open, the last step: numbers whose kind is unsure, and places to compare. Pure functions. */
import type { Part, Unsure } from './parts';
import { isWord, numberOf, type Segment } from './segments';

/** The numbers that each kind may have, by its key in `ask.unsure` of `finder-search.json`. Larger ones are money and were read as such. */
const kinds: readonly (readonly [kind: string, least: number, most: number])[] = [
  ['people', 1, 30],
  ['child', 1, 17],
  ['days', 1, 15],
  ['age', 40, 110],
  ['budget', 16, 99],
];
/** More questions about one number than these would be an examination. */
const mostKinds = 3;

/** The numbers that no part uses. @param rest the segments in no part */
export const unsureOf = (rest: readonly Segment[]): Unsure[] =>
  rest.flatMap((segment) => {
    const number = isWord(segment, 'filler:') ? undefined : numberOf(segment);
    const own = kinds.flatMap(([kind, least, most]) =>
      number !== undefined && number >= least && number <= most && number % 1 === 0 ? kind : [],
    );
    return number !== undefined && own.length > 0 ? [{ at: segment.at, number, kinds: own.slice(0, mostKinds) }] : [];
  });

/** The greatest number of trips in a comparison. */
const mostCompared = 3;

const isPlace = ({ thing, choices, isDenied, isLike }: Part): boolean =>
  !isDenied && !isLike && (thing !== undefined || choices?.['where'] !== undefined);

/** The places to compare: all of 'a vs b' and 'compare a b c', and those around the word in 'a or b'. */
export function comparedOf(parts: readonly Part[], rest: readonly Segment[]): readonly Part[] {
  const places = parts.filter(isPlace);
  const startOf = (part: Part | undefined) => part?.at[0]?.[0] ?? Infinity;
  const isBetween = (word: Segment) =>
    parts.some(
      (part, index) =>
        isPlace(part) &&
        startOf(part) < word.at[0] &&
        word.at[0] < startOf(parts[index + 1]) &&
        places.includes(parts[index + 1] ?? part),
    );
  const isAsked = rest.some((word) => isWord(word, 'compare:vs') || (isWord(word, 'compare:or') && isBetween(word)));
  return isAsked && places.length > 1 ? places.slice(0, mostCompared) : [];
}
