/** Parses a traveller's text: a pure function that returns choices of the finder, things to look for and unknown words. */
import type { Meaning } from './meanings';
import type { Ask, AskedChoices, AskedTime, Part } from './parts';
import { dateAt } from './read-date';
import { lengthAt, priceAt } from './read-numbers';
import { agedPersonAt, countAt, formAt, personAt } from './read-people';
import { choicesFrom, isWord, plainMeaning, shapeOf, valueOf, type Found, type Segment } from './segments';
import { isIndian, isNear, longestSound, shortestSound, soundOf } from './spelling';
import { tokensOf, type Token } from './tokens';
import { withTravellers } from './travellers';

export type { Ask, AskedChoices, Part } from './parts';

/** The most words of a phrase; 'one and a half lakh' has five. */
const longestPhrase = 6;
/** The least lengths for fuzzy matches. Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortest = { stem: 3, beginning: 4, misspelt: 5, consonants: 5, name: 8 } as const;
/** The greatest difference in length between a misspelt word and the right one. */
const mostLonger = 2;

const consonantsOf = (sound: string): string => sound.replace(/[iu]/g, '');

/** The meanings of phrases and, after a '-', of word endings. */
export interface Dictionary {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** The day of the build, YYYY-MM-DD: days and months are on or after it. */
  readonly day: string;
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Look-ups of a word, from the strictest to the most tolerant. */
function lookUps({ meanings }: Dictionary) {
  const exact = (word: string): readonly Meaning[] => meanings.get(word) ?? [];
  /** Meanings that no misspelt word has: those of small words, and of towns without trips. */
  const isExactOnly = (meaning: Meaning) => /^(filler|before|after|number|around|is:[^cCbkprRsaS])/.test(meaning);
  /** Returns whether a word has such a meaning, as 'to' has. */
  const isSmall = ({ normalised }: Token) => exact(normalised).some(isExactOnly);
  /** Returns whether a misspelt word may mean this phrase. 'tomorrow' does not mean Tumakuru. */
  const isSought = (phrase: string) => exact(phrase).some((meaning) => !isExactOnly(meaning));
  const bySound = new Map<string, string[]>();
  /** Phrases by their first letter, which typing errors rarely change. */
  const sought = new Map<string, { phrase: string; sound: string }[]>();
  for (const phrase of [...meanings.keys()].sort()) {
    const sound = soundOf(phrase);
    push(bySound, sound, phrase);
    if (isSought(phrase))
      for (const first of new Set([phrase[0], sound[0]])) push(sought, first ?? '', { phrase, sound });
  }

  /**
   * The meanings of the words with the same sound, limited to those closest in length. Short Latin words have too many neighbours, so
   * theirs must also be nearly the same in spelling.
   */
  function sounding(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    if (isLatin && word.length < shortestSound) return [];
    const isAlike = (phrase: string) => !isLatin || sound.length >= shortestSound || isNear(word, phrase);
    const same = (bySound.get(sound) ?? []).filter(isAlike);
    const difference = (phrase: string) => Math.abs(phrase.length - word.length);
    const least = Math.min(...same.map(difference));
    return same.filter((phrase) => difference(phrase) === least).flatMap(exact);
  }

  /** The word with the same consonants, if there are enough of them to tell it: 'pehelgam' is Pahalgam. */
  function withOtherVowels(word: string, sound: string, isLatin: boolean) {
    const own = consonantsOf(sound);
    return own.length < shortest.consonants
      ? undefined
      : sought
          .get(sound[0] ?? '')
          ?.find((one) => consonantsOf(one.sound) === own && (!isLatin || one.phrase[0] === word[0]));
  }

  /** The meanings of the word that differs by one letter or one sound, preferably one that begins with the same two letters. */
  function misspelt(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    const near = (sought.get((isLatin ? word : sound)[0] ?? '') ?? []).filter(
      (one) =>
        (word.length >= shortest.misspelt && isNear(word, one.phrase)) ||
        (sound.length >= shortest.misspelt &&
          isNear(sound, one.sound) &&
          (!isLatin || Math.abs(word.length - one.phrase.length) <= mostLonger)),
    );
    const same =
      near.find(({ phrase }) => phrase.startsWith(word.slice(0, 2))) ??
      near[0] ??
      withOtherVowels(word, sound, isLatin);
    return same ? exact(same.phrase) : [];
  }

  /** The meanings of the words that begin so, if they all mean the same; otherwise the things among them. */
  function beginning(word: string): Pick<Segment, 'meanings' | 'beginning'> | undefined {
    if (word.length < shortest.beginning) return undefined;
    const phrases = (sought.get(word[0] ?? '') ?? []).filter(({ phrase }) => phrase.startsWith(word));
    const found = new Set(phrases.flatMap(({ phrase }) => exact(phrase)));
    const things = [...found].flatMap((meaning) =>
      meaning.startsWith('thing:') ? meaning.slice('thing:'.length) : [],
    );
    // The people and the days of several festivals may differ.
    if ([...found].filter((meaning) => !/^(is|day):/.test(meaning)).length === 1)
      return { meanings: [...found].slice(0, 2) };
    return things.length > 0 ? { meanings: [], beginning: { text: word, things } } : undefined;
  }

  /** Splits a word into its stem and its ending: 'ootyku', 'chennailirundhu'. */
  function parted(word: string): { stem: readonly Meaning[]; ending: Meaning } | undefined {
    for (let at = shortest.stem; at < word.length; at++) {
      const [ending] = exact(`-${word.slice(at)}`);
      if (!ending) continue;
      const stem = word.slice(0, at);
      // Some languages drop the last vowel before an ending.
      for (const whole of [stem, `${stem}u`, `${stem}am`]) {
        const meanings = exact(whole).length > 0 ? exact(whole) : sounding(whole, true);
        if (meanings.length > 0) return { stem: meanings, ending };
      }
    }
    return undefined;
  }
  return { exact, isSmall, sounding, misspelt, beginning, parted };
}

type LookUps = ReturnType<typeof lookUps>;

/** Splits the tokens into phrases with their meanings. Exact matches are taken first, so that none is mistaken for a similar word. */
function segmentsOf(tokens: readonly Token[], text: string, words: LookUps): Segment[] {
  const found: (Segment | undefined)[] = tokens.map(() => undefined);
  const taken = tokens.map(() => false);

  /** Takes the longest phrases that a look-up finds, from left to right, among the tokens not taken yet. */
  function take(
    most: number,
    lookUp: (phrase: string, first: Token, some: readonly Token[]) => Omit<Segment, 'at'> | undefined,
  ) {
    for (let start = 0; start < tokens.length; start++) {
      for (let length = Math.min(most, tokens.length - start); length > 0; length--) {
        const some = tokens.slice(start, start + length);
        const [first, last] = [some[0], some.at(-1)];
        if (!first || !last || taken.slice(start, start + length).includes(true)) continue;
        const segment = lookUp(some.map(({ normalised }) => normalised).join(''), first, some);
        if (!segment) continue;
        found[start] = { at: [first.at[0], last.at[1]], ...segment };
        taken.fill(true, start, start + length);
        break;
      }
    }
  }
  const known = (meanings: readonly Meaning[]) =>
    meanings.length > 0 ? { meanings: [...new Set(meanings)] } : undefined;
  const written = ({ at }: Token) => text.slice(...at);

  // A long name of several words comes before one of its words: 'गंगा आरती' is one sight.
  take(longestSound, (phrase, first, some) => {
    const isLong = some.length > 1 && phrase.length >= shortest.name && !some.some(words.isSmall);
    const meanings = isLong ? words.sounding(phrase, !isIndian(written(first))) : [];
    return meanings.every((one) => one.startsWith('thing:')) ? known(meanings) : undefined;
  });
  take(longestPhrase, (phrase) => known(words.exact(phrase)));
  tokens.forEach(({ at, number }, index) => {
    if (number === undefined || taken[index]) return;
    found[index] = { at, meanings: [], number };
    taken[index] = true;
  });
  take(longestSound, (phrase, first) => known(words.sounding(phrase, !isIndian(written(first)))));
  const parted: Segment[] = [];
  tokens.forEach(({ at, normalised }, index) => {
    const parts = taken[index] ? undefined : words.parted(normalised);
    if (!parts) return;
    found[index] = { at, meanings: parts.stem };
    parted.push({ at, meanings: [parts.ending] });
    taken[index] = true;
  });
  take(1, (phrase) => words.beginning(phrase));
  take(2, (phrase, first) => known(words.misspelt(phrase, !isIndian(written(first)))));
  const segments = found.flatMap((segment, index) => {
    if (segment) return [segment, ...parted.filter(({ at }) => at === segment.at)];
    const token = tokens[index];
    return token && !taken[index] ? { at: token.at, meanings: [] } : [];
  });
  return segments.map((segment, index) => ({
    ...segment,
    gap: text.slice(segments[index - 1]?.at[1] ?? 0, segment.at[0]).trim(),
  }));
}

/** The highest price: ranges have at most seven digits (`content/format/range.ts`). */
const mostRupees = 9_999_999;

/** Reads the segments from left to right. Each function consumes the segments of one kind of criterion at the current position. */
function readSegments(segments: readonly Segment[], day: string) {
  let index = 0;
  const parts: Part[] = [];
  const unknown: (readonly [number, number])[] = [];
  const fillers: (readonly [number, number])[] = [];

  const peek = (ahead = 0): Segment | undefined => segments[index + ahead];
  const shape = shapeOf(segments);

  const spans = (length: number): Part['at'] => {
    const [first, last] = [peek(), peek(length - 1)];
    return first && last ? [[first.at[0], last.at[1]]] : [];
  };

  function push(length: number, part: Omit<Part, 'at'>): true {
    parts.push({ at: spans(length), ...part });
    index += length;
    return true;
  }

  const take = (found: Found | undefined): boolean => found !== undefined && push(found.length, found.part);

  /** The number of consecutive filler segments from `ahead` on, which may be skipped. */
  function pauses(ahead: number): number {
    let length = 0;
    while (isWord(peek(ahead + length), 'filler:') && shape[index + ahead + length] !== 'i') length++;
    return length;
  }

  /** Parses 'no flight', 'without trekking', 'flight vendam'. */
  function denied(): boolean {
    const isBefore = isWord(peek(), 'before:not');
    const ahead = isBefore ? 1 + pauses(1) : 0;
    const thing = peek(ahead);
    const isAfter = !isBefore && isWord(peek(1), 'after:not');
    if (!thing || !(isBefore || isAfter)) return false;
    const denied = valueOf(thing, 'not');
    const length = isBefore ? ahead + 1 : 2;
    if (denied) return push(length, { choices: choicesFrom(denied) });
    const own = plainMeaning(thing);
    if (own && !('page' in own)) return push(length, { ...own, isDenied: true });
    if (thing.meanings.length === 0 || isWord(thing, 'filler:')) return false;
    // Trips cannot be filtered by this denial. It is reported as unknown, so that it is never read as the opposite.
    unknown.push(...spans(length));
    index += length;
    return true;
  }

  function townAt(ahead: number, group: 'from' | 'near'): Omit<Part, 'at'> | undefined {
    const segment = peek(ahead);
    const own = segment && valueOf(segment, group);
    const [start, near = start] = (segment && valueOf(segment, 'around')?.split('/')) ?? [];
    const id = own ?? (group === 'from' ? start : near);
    return segment && id
      ? { choices: { [group]: [id] }, ...(own === undefined ? { insteadOf: segment.at } : {}) }
      : undefined;
  }

  /** Parses 'from chennai', 'chennai se', 'chennai to ooty', 'near madurai', 'madurai ke paas'. */
  function townPhrase(): boolean {
    for (const group of ['near', 'from'] as const) {
      if (isWord(peek(), `before:${group}`)) {
        const pause = pauses(1);
        const part = townAt(1 + pause, group);
        if (!part) continue;
        const end = 2 + pause;
        return push(isWord(peek(end), `after:${group}`) ? end + 1 : end, part);
      }
      const part = isWord(peek(1), `after:${group}`) ? townAt(0, group) : undefined;
      if (part) return push(2, part);
    }
    // Matches 'delhi to manali', but not 'delhi to' at the end.
    const to = peek(2);
    const part =
      isWord(peek(1), 'is:t') &&
      to &&
      to.meanings.some((meaning) => /^(thing|choice|unsold|from|near|around):/.test(meaning))
        ? townAt(0, 'from')
        : undefined;
    return part ? push(2, part) : false;
  }

  function plain(): boolean {
    const segment = peek();
    const part = segment && (plainMeaning(segment) ?? townAt(0, 'near') ?? townAt(0, 'from'));
    return part ? push(1, part) : false;
  }

  function read(): void {
    while (index < segments.length) {
      const view = { some: segments.slice(index), shape: shape.slice(index) };
      const isRead =
        denied() ||
        take(
          agedPersonAt(view) ??
            personAt(view) ??
            priceAt(view) ??
            lengthAt(view) ??
            countAt(view) ??
            formAt(view) ??
            dateAt(view, day),
        ) ||
        townPhrase() ||
        plain();
      if (isRead) continue;
      const segment = peek();
      if (segment && segment.meanings.length === 0 && segment.number === undefined) unknown.push(segment.at);
      else if (segment) fillers.push(segment.at);
      index += 1;
    }
  }

  read();
  return { parts, unknown, fillers };
}

/** A part with the choice of its price, divided by the number of travellers unless it was given per person. */
const withPrice = ({ price, ...part }: Part, number: number): Part =>
  price
    ? {
        ...part,
        choices: {
          price: [price.id((rupees) => Math.min(mostRupees, Math.floor(price.isEach ? rupees : rupees / number)))],
        },
      }
    : part;

/** The day that is named, a date before a festival; otherwise the only month. */
function whenOf(parts: readonly Part[]): AskedTime | undefined {
  const times = parts.filter(({ when, isDenied }) => when && !isDenied);
  const days = times.filter(({ when }) => when && 'day' in when);
  const months = new Set(times.map(({ when }) => JSON.stringify(when)));
  return (days.find(({ isFestival }) => !isFestival) ?? days[0] ?? (months.size === 1 ? times[0] : undefined))?.when;
}

/** The choices of all parts, in order; for a group that allows one choice the last one counts. */
function allChoices(parts: readonly Part[]): AskedChoices {
  const all: Record<string, string[]> = {};
  for (const { choices = {}, isDenied } of parts)
    if (!isDenied)
      for (const [name, ids] of Object.entries(choices)) all[name] = [...new Set([...(all[name] ?? []), ...ids])];
  return all;
}

/**
 * Prepares a dictionary.
 * @returns a function that parses an ask and never throws, whatever the text
 */
export function askReader(dictionary: Dictionary): (text: string) => Ask {
  const words = lookUps(dictionary);
  return (text) => {
    const { parts: some, unknown, fillers } = readSegments(segmentsOf(tokensOf(text), text, words), dictionary.day);
    const { travellers, sharing, parts: fitting } = withTravellers(some);
    const isCouple = some.some(({ choices }) => choices?.['company']?.includes('for-two'));
    const parts = fitting.map((part) => withPrice(part, sharing || (isCouple ? 2 : 1)));
    return {
      parts,
      choices: allChoices(parts),
      unknown: unknown.map((at) => text.slice(...at)),
      fillers,
      travellers,
      when: whenOf(parts),
    };
  };
}
