/** The data that the reader of asks works on: plain JSON, created by `build/vocabulary.ts` and sent to the browser. */
import { monthIds } from '../ids/months';

/**
 * The meaning of a phrase, as its kind and a value:
 *
 * - `choice:sight=snow`: choices of the finder's groups, several as in a URL: `choice:month=apr&month=may`.
 * - `not:without=flight`: the choice that the phrase means together with a word of denial.
 * - `thing:toy train`: a place, a sight, or a word that finds trips.
 * - `from:coimbatore`: a town where trips start. `near:coimbatore`: a town with trips around it. `town:coimbatore`: both, as far as the
 *   finder has them. `around:lucknow/jhansi`: another town, by the nearest town of either kind; one name if it is the same.
 * - `unsold:3`: a place to which no trip goes. `page:/contact`: a page that answers. `filler:`: no meaning.
 * - `is:Y`: a word with a letter in the shape of a text (`build/letters.ts`): people, units, and words beside numbers.
 * - `day:29`: the first day of a festival, in days after the build. It comes in addition to another meaning.
 * - `ahead:1`: days after the visitor's day, 'tomorrow'; with a weekday from 0 for Sunday, `ahead:0/6`, the first such day then. `months:1`:
 *   months after the visitor's month.
 * - `say:weather`: a sentence of the page (`ask.says` in `finder-search.json`), in addition to another meaning or alone.
 * - `compare:vs`: a word that asks to compare the places of the ask; `compare:or`: only those on both sides of it.
 * - `number:3`, and words beside a number, a town or a thing: `before:at-most`, `after:from`, `before:not`.
 */
export type Meaning = `${string}:${string}`;

/**
 * Places, sights and words, keyed by the trips that have them. A key lists trips as letters (`letterOf`): those that are about the thing, a
 * space, those that only pass it. A value separates things by '|' and a thing from its aliases by '='. It is part of the finder's page.
 */
export type SearchTerms = Readonly<Record<string, string>>;

export interface Vocabulary {
  /** The mark (`markOf`) of the ids of all trips, sorted: a page of another build may have others. */
  readonly trips: string;
  /** The day of the build, YYYY-MM-DD. */
  readonly day: string;
  /** Phrases by their meanings (`unpack`). */
  readonly phrases: string;
  /**
   * Places to which no trip goes, separated by '|', with the nearest trips as letters, best first, and other names. A letter is the index of a
   * trip in the sorted ids.
   * 'Ladakh=¡¢£=ladhak leh'.
   */
  readonly unsold: string;
  /** The labels of pages, by path. */
  readonly pages: Readonly<Record<string, string>>;
  /**
   * The coordinates of the towns where trips start, sorted by id: latitude and longitude, each as a letter for tenths of a degree
   * (`tenths`).
   */
  readonly starts: string;
}

const firstCapital = 65;
/** A shorter beginning is no longer than the capital letter in its place. */
const leastShared = 2;

/** Replaces the beginning that a phrase shares with the one before it by a capital letter. */
const shortened = (phrases: readonly string[]): string[] =>
  phrases.map((phrase, index) => {
    const before = phrases[index - 1] ?? '';
    let shared = 0;
    while (shared < before.length && before[shared] === phrase[shared]) shared++;
    return shared < leastShared ? phrase : String.fromCharCode(firstCapital + shared) + phrase.slice(shared);
  });

/**
 * Packs phrases by their meanings into a string that compresses well: '…|choice:sight=snow barf ice|:sight=tulips tulip'. Meanings of the
 * same phrases are separated by ';'; a kind that is that of the entry before, and a thing that has the name of the town before it, are left
 * out. A phrase is normalised (`normalise`), or an ending of words such as '-ku' in 'ootyku', and has no spaces of its own; those in
 * meanings are '_'. A phrase that begins as the one before it has a capital letter for the number of the same letters, 'A' for none: 'barf Dhabari'.
 */
export function pack(entries: Iterable<readonly [meanings: readonly Meaning[], phrases: readonly string[]]>): string {
  let last = '';
  return Array.from(
    entries,
    ([meanings, phrases]) => [meanings.join(';').replaceAll(' ', '_'), shortened(phrases).join(' ')] as const,
  )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, phrases]) => {
      const kind = key.replace(/:.*/, '');
      const short = kind === last ? key.slice(kind.length) : key;
      last = kind;
      return `${short} ${phrases}`;
    })
    .join('|');
}

/** The phrases of a packed string, each with its meanings. */
export function unpack(packed: string): [phrase: string, meanings: Meaning[]][] {
  let kind = '';
  return packed.split('|').flatMap((entry) => {
    const [key = '', ...phrases] = entry.split(' ');
    if (!key.startsWith(':')) kind = key.replace(/:.*/, '');
    const meanings = (key.startsWith(':') ? kind + key : key)
      .replace(/:([^;]+);thing:$/, '$&$1')
      .replaceAll('_', ' ')
      .split(';') as Meaning[];
    let before = '';
    return phrases.map((phrase): [string, Meaning[]] => {
      before = phrase.replace(/^[A-Z]/, (letter) => before.slice(0, letter.charCodeAt(0) - firstCapital));
      return [before, meanings];
    });
  });
}

/** The letter of the first trip. It is beyond ASCII, so that no trip gets the space that separates the letters in `SearchTerms`. */
const firstLetter = 0xa1;
export const letterOf = (number: number): string => String.fromCharCode(firstLetter + number);
export const numberOf = (letter: string): number => letter.charCodeAt(0) - firstLetter;

/** A short hash of a text (FNV-1a). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Tenths of a degree, counted from 90 degrees south or west. */
export const tenths = (degrees: number): number => Math.round(degrees * 10) + 900;

/** Expands a town to the meanings that the finder has: a start, a town with trips around it, or both. Other meanings are unchanged. */
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

/** The month that is so many months after a day; other meanings are unchanged. @param today YYYY-MM-DD */
export const expandMonths = (meaning: Meaning, today: string): Meaning =>
  meaning.startsWith('months:')
    ? `choice:month=${monthIds[(Number(today.slice(5, 7)) - 1 + Number(meaning.slice('months:'.length))) % 12] ?? ''}`
    : meaning;

/** Returns whether a phrase means a choice, a number or a filler word, and so cannot name a thing. A town can be both. */
export const isNoThing = (meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => /^(choice|filler|number|is|not|before|after|ahead|say):/.test(meaning));
