/** The words of an ask with their meanings, and the shape of a text: one letter for each, so that patterns can be found in it. */
import type { Meaning } from './meanings';
import type { AskedChoices, Part } from './parts';

/** Consecutive words with one meaning. */
export interface Segment {
  readonly at: readonly [start: number, end: number];
  readonly meanings: readonly Meaning[];
  readonly number?: number;
  /** The things whose names begin with the word. */
  readonly beginning?: Part['beginning'];
  /** The characters between the segment and the one before it, without spaces: '/' in '24/12'. */
  readonly gap?: string;
}

/** The segments from the current one on, and their letters. */
export interface View {
  readonly some: readonly Segment[];
  readonly shape: string;
}

/** A part that begins at the current segment, and the number of its segments; without a part these are not understood. */
export interface Found {
  readonly length: number;
  readonly part?: Omit<Part, 'at'>;
}

export const valueOf = (segment: Segment | undefined, kind: string): string | undefined =>
  segment?.meanings.find((meaning) => meaning.startsWith(`${kind}:`))?.slice(kind.length + 1);

export const isWord = (segment: Segment | undefined, ...meanings: readonly Meaning[]): boolean =>
  segment !== undefined && meanings.some((meaning) => segment.meanings.includes(meaning));

/** The number that a segment expresses, in digits or as a word. */
export function numberOf(segment: Segment | undefined): number | undefined {
  const word = valueOf(segment, 'number');
  return segment?.number ?? (word === undefined ? undefined : Number(word));
}

/** Parses 'month=apr&month=may' into choices by group. */
export function choicesFrom(query = ''): AskedChoices {
  const choices: Record<string, string[]> = {};
  for (const [name, id] of new URLSearchParams(query)) (choices[name] ??= []).push(id);
  return choices;
}

export const choicesOf = (segment: Segment | undefined): AskedChoices => choicesFrom(valueOf(segment, 'choice'));

/** The meaning of a phrase on its own. */
export function plainMeaning(segment: Segment | undefined): Omit<Part, 'at'> | undefined {
  const [choice, thing, unsold, page, say] = ['choice', 'thing', 'unsold', 'page', 'say'].map((kind) =>
    valueOf(segment, kind),
  );
  if (choice) return { choices: choicesFrom(choice), page };
  if (thing) return { thing };
  if (segment?.beginning) return { beginning: segment.beginning };
  if (unsold) return { unsold: Number(unsold) };
  return page || say ? { page, say } : undefined;
}

/** A bare number from here on is an amount of money, being too large for days or people. */
export const leastMoney = 500;
export const isYear = (number: number): boolean => number >= 2024 && number <= 2040;

/** Patterns of letters: numbers, and units of days, people, years and distance. */
export const number = '[1inNZzv$xy]';
export const unit = '[dqwKAPYOmGIUE]';
/** Words that express nothing. */
export const pause = '[_&ohmf]*';

/** A bound of a number, such as 'under'. */
export const boundOf = (segment: Segment | undefined, place: 'before' | 'after'): string | undefined =>
  segment?.meanings
    .find((meaning) => meaning.startsWith(place) && /:(at-|around|between)/.test(meaning))
    ?.slice(place.length + 1);

/**
 * The letter of a segment. A number has that of its size; 'v' for a fraction, 'y' for a year, 'x' after a dash or stroke, and 'i' for 'one'
 * and 'do', which are often no numbers. Other words: 'F' for a festival; 'M' for a month; their own (`build/letters.ts`); 'B' for a bound; 'e'
 * for seniors; 'D' for a day that is counted from today; '_' for a word that expresses nothing; '.' for the rest.
 */
function letterOf(segment: Segment, before: Segment | undefined): string {
  const value = numberOf(segment);
  const own = valueOf(segment, 'is');
  const isFiller = isWord(segment, 'filler:');
  // 'Nal' is four or days.
  if (value !== undefined && !(own === 'd' && numberOf(before) !== undefined)) {
    if (/^[-–—/.]$/.test(segment.gap ?? '')) return 'x';
    // '18:45'.
    if (segment.gap === ':' && numberOf(before)) return 'U';
    if (isYear(value)) return 'y';
    if (isFiller) return 'i';
    if (value % 1 > 0 || value < 1) return 'v';
    return value < 2 ? '1' : value < 18 ? 'n' : value < 32 ? 'N' : value < 111 ? 'Z' : value < leastMoney ? 'z' : '$';
  }
  const { month, suits, days } = choicesOf(segment);
  if (valueOf(segment, 'day')) return 'F';
  if (valueOf(segment, 'ahead')) return 'D';
  // An exam has months, but no days. After a number, 'day trip' is a unit.
  if (days?.includes('one-day') && numberOf(before) !== undefined) return 'd';
  if (month && own !== 'E') return 'M';
  // 'In 2 weeks' is a date, 'Kerala in 5 days' a length.
  if (before && own === 'Q' && isFiller) return '_';
  return own ?? (boundOf(segment, 'before') ? 'B' : suits?.includes('elders') ? 'e' : isFiller ? '_' : '.');
}

export const shapeOf = (segments: readonly Segment[]): string =>
  segments.map((segment, index) => letterOf(segment, segments[index - 1])).join('');

/** The number of filler segments from `ahead` on, which may be skipped. */
export function pausesAt({ some, shape }: View, ahead: number): number {
  let length = 0;
  while (isWord(some[ahead + length], 'filler:') && shape[ahead + length] !== 'i') length++;
  return length;
}
