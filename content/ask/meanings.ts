/** What the reader of asks is given: plain data, made by `vocabulary.ts` and sent to the browser as it is. */

/**
 * What a phrase means, as its kind and a value:
 *
 * - `choice:sight=snow`: choices of the finder's groups, several as in an address: `choice:month=apr&month=may`.
 * - `not:without=flight`: the choice that it means together with a word that denies it.
 * - `thing:toy train`: a place, a sight, or a word by which trips are found.
 * - `from:coimbatore`: a town that trips start from. `near:coimbatore`: one with trips around it. `town:coimbatore`: whichever it is. `around:coimbatore`: another
 *   town, to which this one is the nearest of both kinds.
 * - `unsold:3`: a place to which no trip goes. `page:/contact`: a page that answers. `filler:`: nothing.
 * - `number:3`, `unit:day`, `each:`, `all:`, and words beside a number, a town or a thing: `before:at-most`, `after:from`,
 *   `before:not`.
 */
export type Meaning = `${string}:${string}`;

/**
 * Places, sights and words by the trips that have them, each as a letter (`letterOf`): those that are about it, a space, those that pass
 * it. The things have a bar between them; other names of a thing follow it, each after an equals sign. It stands in the page of the finder.
 */
export type Things = Readonly<Record<string, string>>;

export interface Vocabulary {
  /** Marks of the trips (`markOf`), one behind the other: each has the number of its place. */
  readonly trips: string;
  /** By meaning, its phrases with spaces between them; each is spelt (`spell`), and its own words stand without spaces. */
  readonly phrases: Readonly<Record<Meaning, string>>;
  /** Places to which no trip goes, and the nearest trips as letters, best first. */
  readonly unsold: readonly (readonly [label: string, nearest: string])[];
  /** Labels of pages, by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Endings of words in languages that add them: 'ku' of 'ootyku', and what they mean. */
  readonly endings: Readonly<Record<string, Meaning>>;
  /** Of each town from which trips start, by their ids from A to Z: its latitude and longitude as letters of tenths of a degree (`tenths`). */
  readonly starts: string;
}

/** The letter of the first trip: after the characters of ASCII, so that no trip is taken for the space between the letters of `Things`. */
const firstLetter = 0xa1;
export const letterOf = (number: number): string => String.fromCharCode(firstLetter + number);
export const numberOf = (letter: string): number => letter.charCodeAt(0) - firstLetter;

/** How many characters a mark has. */
export const markLength = 4;
const marks = 36 ** markLength;

/** A short hash of an id (FNV-1a). Of 100 ids two share one with a probability of 0.3 %, of 2,000 with 70 %: a test checks that none do. */
export function markOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (hash % marks).toString(36).padStart(markLength, '0');
}

/** Tenths of a degree, from 90 degrees south or west on. */
export const tenths = (degrees: number): number => Math.round(degrees * 10) + 900;

/** A town as the reader knows it: one that trips start from, one with trips around it, or both. Other meanings stay as they are. */
export function expandTown(
  meaning: Meaning,
  groups: Readonly<Record<string, { readonly choices: readonly { readonly id: string }[] }>>,
): Meaning[] {
  if (!meaning.startsWith('town:')) return [meaning];
  const town = meaning.slice('town:'.length);
  return ['from', 'near'].flatMap((group): Meaning[] =>
    groups[group]?.choices.some(({ id }) => id === town) ? [`${group}:${town}`] : [],
  );
}

/** Whether a phrase says a choice, a number or nothing: then it is no name of a thing. A town may be both. */
export const isNoThing = (meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => /^(choice|filler|number|unit|not|before|after):/.test(meaning));
