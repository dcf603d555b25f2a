/** What an ask left open, the last step: numbers whose kind is unsure, and places to compare. Pure functions. */
import type { Part, Unsure } from './parts';
import { isWord, numberOf, type Segment } from './segments';

/** The numbers that each kind may have, by its key in `ask.unsure` of `finder-search.json`. Larger ones are money and were read as such. */
const kinds: readonly (readonly [kind: string, least: number, most: number])[] = [
  ['people', 1, 30],
  ['child', 1, 17],
  ['days', 1, 15],
  ['age', 18, 110],
  ['budget', 16, 99],
];
/** More questions about one number than these would be an examination. */
const mostKinds = 3;

/** A number beside 'kids' is theirs, and one with an ending is a date or a class: '12th'. */
function kindsOf(number: number, isOfKids: boolean, isOrdinal: boolean): string[] {
  if (isOrdinal) return number > 3 && number < 21 ? ['date', 'class'] : [];
  return kinds
    .flatMap(([kind, least, most]) => (number >= least && number <= most ? kind : []))
    .filter((kind) => !isOfKids || kind === 'child')
    .concat(isOfKids ? 'kids' : []);
}

/** The numbers that no part uses. @param rest the segments in no part */
export const unsureOf = (segments: readonly Segment[], rest: readonly Segment[]): Unsure[] =>
  rest.flatMap((segment) => {
    const number = numberOf(segment);
    if (number === undefined || number % 1 > 0 || isWord(segment, 'filler:')) return [];
    const index = segments.indexOf(segment);
    const [before, after] = [segments[index - 1], segments[index + 1]];
    // 'Three hours' are not three people.
    if (isWord(after, 'is:K', 'is:I', 'is:G')) return [];
    const isOfKids = isWord(before, 'is:c', 'is:C');
    const isOrdinal = isWord(after, 'is:h');
    const own = kindsOf(number, isOfKids, isOrdinal).slice(0, mostKinds);
    const [start, end] = [isOfKids ? before : segment, isOrdinal ? after : segment];
    return start && end && own.length > 0 ? [{ at: [start.at[0], end.at[1]] as const, number, kinds: own }] : [];
  });

/** The greatest number of trips in a comparison. */
const mostCompared = 3;

const isPlace = ({ thing, choices, isDenied, isLike }: Part): boolean =>
  !isDenied && !isLike && (thing !== undefined || choices?.['where'] !== undefined);

/** The places to compare: all of 'a vs b' and 'compare a b c', and those around the word in 'a or b'. */
export function comparedOf(parts: readonly Part[], rest: readonly Segment[]): readonly Part[] {
  const places = parts.filter(isPlace);
  const isBetween = ({ at: [start] }: Segment) => {
    const next = parts.findIndex(({ at }) => (at[0]?.[0] ?? 0) > start);
    return parts.slice(next - 1, next + 1).filter(isPlace).length > 1;
  };
  const isAsked = rest.some((word) => isWord(word, 'compare:vs') || (isWord(word, 'compare:or') && isBetween(word)));
  return isAsked && places.length > 1 ? places.slice(0, mostCompared) : [];
}
