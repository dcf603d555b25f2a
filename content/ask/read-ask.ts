/** Parses a traveller's text: a pure function that returns choices of the finder, things to look for and unknown words. */
import type { Meaning } from './meanings';
import { isIndian, isNear, longestSound, shortestSound, soundOf } from './spelling';
import { tokensOf, type Token } from './tokens';

/** The chosen ids, by the name of a group of the finder, or `sort`. */
export type AskedChoices = Readonly<Record<string, readonly string[]>>;

export interface Part {
  /** The ranges of its words in the text; several if other words are between them. */
  readonly at: readonly (readonly [start: number, end: number])[];
  readonly choices?: AskedChoices;
  readonly thing?: string;
  /** All things that may be meant, if only the beginning of a name was typed. */
  readonly beginning?: { readonly text: string; readonly things: readonly string[] };
  readonly people?: number;
  /** True after a denial ('not Goa'): its choices or its thing are to be left out. */
  readonly isDenied?: true;
  readonly unsold?: number;
  readonly page?: string;
  /** The range of a town without trips, if the nearest town with trips was taken instead. */
  readonly insteadOf?: readonly [start: number, end: number];
}

export interface Ask {
  readonly parts: readonly Part[];
  /** The choices of all parts. */
  readonly choices: AskedChoices;
  /** Words without a meaning, as they were typed. */
  readonly unknown: readonly string[];
  /** The ranges of words that express no criterion: 'trip', 'with'. */
  readonly fillers: Part['at'];
}

/** Consecutive words with one meaning. */
interface Segment {
  readonly at: readonly [start: number, end: number];
  readonly meanings: readonly Meaning[];
  readonly number?: number;
  /** The things whose names begin with the word. */
  readonly beginning?: Part['beginning'];
}

/** The most words of a phrase; 'one and a half lakh' has five. */
const longestPhrase = 6;
/** The least lengths for fuzzy matches. Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortest = { beginning: 4, misspelt: 5, consonants: 5, name: 8 } as const;
/** The greatest difference in length between a misspelt word and the right one. */
const mostLonger = 2;

const consonantsOf = (sound: string): string => sound.replace(/[iu]/g, '');

const valueOf = (segment: Segment | undefined, kind: string): string | undefined =>
  segment?.meanings.find((meaning) => meaning.startsWith(`${kind}:`))?.slice(kind.length + 1);

const valuesOf = (segment: Segment, kind: string): string[] =>
  segment.meanings.flatMap((meaning) => (meaning.startsWith(`${kind}:`) ? meaning.slice(kind.length + 1) : []));

const isWord = (segment: Segment | undefined, ...meanings: readonly Meaning[]): boolean =>
  segment !== undefined && meanings.some((meaning) => segment.meanings.includes(meaning));

/** Parses 'month=apr&month=may' into choices by group. */
function choicesFrom(query: string): AskedChoices {
  const choices: Record<string, string[]> = {};
  for (const [name, id] of new URLSearchParams(query)) (choices[name] ??= []).push(id);
  return choices;
}

/** The meanings of phrases and of word endings. */
export interface Dictionary {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  readonly endings: Readonly<Record<string, Meaning>>;
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Look-ups of a word, from the strictest to the most tolerant. */
function lookUps({ meanings, endings }: Dictionary) {
  const exact = (word: string): readonly Meaning[] => meanings.get(word) ?? [];
  /** Meanings that no misspelt word has: those of small words, and of towns without trips. */
  const isExactOnly = (meaning: Meaning) => /^(filler|before|after|unit|number|each|all|around):/.test(meaning);
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
    if (found.size === 1) return { meanings: [...found] };
    return things.length > 0 ? { meanings: [], beginning: { text: word, things } } : undefined;
  }

  /** Splits a word into its stem and its ending: 'ootyku', 'chennailirundhu'. */
  function parted(word: string): { stem: readonly Meaning[]; ending: Meaning } | undefined {
    for (const [ending, meaning] of Object.entries(endings)) {
      if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
      const stem = word.slice(0, -ending.length);
      // Some languages drop the last vowel before an ending.
      for (const whole of [stem, `${stem}u`, `${stem}am`]) {
        const meanings = exact(whole).length > 0 ? exact(whole) : sounding(whole, true);
        if (meanings.length > 0) return { stem: meanings, ending: meaning };
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
  return segments;
}

const factors: Readonly<Record<string, number>> = { thousand: 1_000, lakh: 100_000 };
/** A bare number from here on is an amount of money, being too large for days or people. */
const leastMoney = 500;
/** The highest price: ranges have at most seven digits (`content/format/range.ts`). */
const mostRupees = 9_999_999;
const isYear = (number: number) => number >= 2024 && number <= 2040;

/** The highest age. */
const mostYears = 110;

/** The choice of the group `suits` for a traveller's age. */
function suitsAge(years: number): string | undefined {
  if (years >= 55) return 'elders';
  if (years >= 18) return undefined;
  return years < 3 ? 'any-age' : years < 6 ? 'children' : years < 10 ? 'from-six' : 'from-ten';
}

/** Reads the segments from left to right. Each function consumes the segments of one kind of criterion at the current position. */
function readSegments(segments: readonly Segment[]) {
  let index = 0;
  const parts: Part[] = [];
  const unknown: (readonly [number, number])[] = [];
  const fillers: (readonly [number, number])[] = [];
  /** Prices as typed, until the number of travellers is known. */
  const prices: { at: Part['at']; id: (each: (rupees: number) => number) => string; isEach: boolean }[] = [];

  const peek = (ahead = 0): Segment | undefined => segments[index + ahead];

  /** The number that a segment expresses, in digits or as a word. */
  function numberAt(ahead: number): number | undefined {
    const segment = peek(ahead);
    const word = valueOf(segment, 'number');
    return segment?.number ?? (word === undefined ? undefined : Number(word));
  }

  const spans = (length: number): Part['at'] => {
    const [first, last] = [peek(), peek(length - 1)];
    return first && last ? [[first.at[0], last.at[1]]] : [];
  };

  function push(length: number, part: Omit<Part, 'at'>): true {
    parts.push({ at: spans(length), ...part });
    index += length;
    return true;
  }

  /**
   * The number of consecutive filler segments from `ahead` on, which may be skipped. They are not removed, because the words around them
   * may need them.
   */
  function pauses(ahead: number): number {
    let length = 0;
    while (isWord(peek(ahead + length), 'filler:') && numberAt(ahead + length) === undefined) length++;
    return length;
  }

  /** An amount of money from `ahead` on: '₹ 1 lakh', '20 k', '15000 rupees'. */
  function amount(ahead: number): { rupees: number; length: number; isMoney: boolean; factor: number } | undefined {
    let at = ahead;
    const hasSign = isWord(peek(at), 'unit:rupee');
    if (hasSign) at++;
    const number = numberAt(at);
    if (number === undefined) return undefined;
    at++;
    const factor = factors[valueOf(peek(at), 'unit') ?? ''] ?? 1;
    if (factor > 1) at++;
    const isNamed = isWord(peek(at), 'unit:rupee');
    if (isNamed) at++;
    const rupees = number * factor;
    const isMoney = hasSign || isNamed || factor > 1 || (rupees >= leastMoney && !isYear(rupees));
    return { rupees, length: at - ahead, isMoney, factor };
  }

  function boundAt(ahead: number, place: 'before' | 'after'): string | undefined {
    return valuesOf(peek(ahead) ?? { at: [0, 0], meanings: [] }, place).find((value) =>
      ['at-most', 'at-least', 'around', 'between'].includes(value),
    );
  }

  /** Parses 'under 12k', '20000 ke andar', 'between 10 and 15 thousand', 'budget 20000 per head'. */
  function price(): boolean {
    let ahead = 0;
    let bound = boundAt(0, 'before');
    const isBudget = isWord(peek(), 'choice:sort=price');
    if (bound || isBudget) ahead = 1;
    ahead += ahead > 0 ? pauses(ahead) : 0;
    const second = boundAt(ahead, 'before');
    if (bound && second) ahead += 1;
    const first = amount(ahead);
    if (!first) return false;
    let at = ahead + first.length;
    const joint = isWord(peek(at), 'before:to', 'filler:') && !peek(at)?.number ? 1 : 0;
    const next = amount(at + joint);
    const isSpan =
      next !== undefined &&
      !hasUnit(at) &&
      next.isMoney &&
      next.rupees > first.rupees &&
      !hasUnit(at + joint + next.length);
    // A number of days or people is not money, whatever precedes it.
    if (!isSpan && !first.isMoney && (hasUnit(at) || !(bound && first.rupees >= 100))) return false;
    const low = isSpan && !first.isMoney ? first.rupees * next.factor : first.rupees;
    if (isSpan) at += joint + next.length;
    const after = boundAt(at, 'after');
    if (after) {
      bound = after;
      at++;
    }
    let isEach = false;
    for (let pause = pauses(at); isWord(peek(at + pause), 'each:', 'all:'); pause = pauses(at)) {
      isEach = isWord(peek(at + pause), 'each:');
      at += pause + 1;
    }
    const high = isSpan ? next.rupees : low;
    const kind = isSpan ? 'from' : bound === 'at-least' ? 'over' : bound === 'around' ? 'around' : 'under';
    prices.push({
      at: spans(at),
      isEach,
      id: (each) => (isSpan ? `from-${each(low)}-to-${each(high)}` : `${kind}-${each(low)}`),
    });
    index += at;
    return true;
  }

  /** Returns whether the segment is a unit of days, nights, people, years or distance. */
  const hasUnit = (ahead: number): boolean =>
    isWord(peek(ahead), 'unit:day', 'unit:night', 'unit:week', 'unit:person', 'unit:year-old', 'unit:km');

  /** Parses '3 days', '2n3d', '4 to 5 days', 'under 5 days', 'a week', 'weekend'. */
  function length(): boolean {
    const bound = boundAt(0, 'before');
    let ahead = bound ? 1 : 0;
    if (bound) ahead += pauses(ahead);
    if (isWord(peek(ahead), 'unit:weekend')) return push(ahead + 1, { choices: { days: ['under-2'] } });
    const first = numberAt(ahead) ?? (isWord(peek(ahead), 'unit:week') ? 1 : undefined);
    if (first === undefined || first > 60) return false;
    let at = numberAt(ahead) === undefined ? ahead : ahead + 1;
    let last = first;
    const joint = isWord(peek(at), 'before:to', 'filler:') ? 1 : 0;
    const second = numberAt(at + joint);
    if (
      second !== undefined &&
      second > first &&
      second <= 60 &&
      isWord(peek(at + joint + 1), 'unit:day', 'unit:night')
    ) {
      last = second;
      at += joint + 1;
    }
    const unit = valueOf(peek(at), 'unit');
    if (unit !== 'day' && unit !== 'night' && unit !== 'week') return false;
    at++;
    // A week of a month is a date, not a length.
    if (unit === 'week' && numberAt(ahead) === undefined && month(at + pauses(at))) return false;
    const toDays = (number: number) => (unit === 'night' ? number + 1 : number);
    let [from, to] = [toDays(first), toDays(last)];
    // '2 nights 3 days' gives the same length twice.
    const again = numberAt(at + pauses(at));
    const otherUnit = valueOf(peek(at + pauses(at) + 1), 'unit');
    if (again !== undefined && (otherUnit === 'day' || otherUnit === 'night') && otherUnit !== unit) {
      at += pauses(at) + 2;
      [from, to] = unit === 'day' ? [from, to] : [again, again];
    }
    if (unit === 'week') [from, to] = [7 * from - 1, 7 * to];
    // '3 din mein' gives no bound: 'mein' means 'within' only after a price.
    const behind = isWord(peek(at), 'filler:') ? undefined : boundAt(at, 'after');
    if (behind) at++;
    const after = behind ?? bound;
    const id =
      after === 'at-most'
        ? `under-${to}`
        : after === 'at-least'
          ? `over-${from}`
          : after === 'around'
            ? `from-${Math.max(1, from - 1)}-to-${to + 1}`
            : from === to
              ? `exactly-${from}`
              : `from-${from}-to-${to}`;
    return push(at, { choices: { days: [id === 'exactly-1' ? 'one-day' : id] } });
  }

  /** Parses '4 people', 'for 2', 'family of 5', 'ten of us', '2 adults 1 kid', '5 friends'. */
  function people(): boolean {
    const lead = isWord(peek(), 'before:people') ? 1 : 0;
    const number = numberAt(lead);
    if (number === undefined || number < 1 || number > 100) return false;
    // 'total 1 lakh' is a price.
    if (amount(lead)?.isMoney) return false;
    const unit = peek(lead + 1);
    const { suits, company } = unit ? choicesFrom(valueOf(unit, 'choice') ?? '') : {};
    const span = lead + 1 + pauses(lead + 1);
    if (numberAt(span) !== undefined && hasUnit(span + 1)) return false;
    if (isWord(unit, 'unit:person')) return push(lead + 2, { people: number });
    if (suits) return push(lead + 2, { people: number, choices: { suits } });
    if (company?.includes('private')) return push(lead + 2, { people: number, choices: { company } });
    if (lead === 0 || hasUnit(lead + 1)) return false;
    return push(lead + 1, { people: number });
  }

  /** Parses '6 year old', '4 and 8 years', 'age 60'. The youngest age counts, because it limits the trips most. */
  function age(): boolean {
    const lead = isWord(peek(), 'before:age') ? 1 : 0;
    const numbers: number[] = [];
    let at = lead;
    for (let next = numberAt(at); next !== undefined && next <= mostYears; next = numberAt(at)) {
      numbers.push(next);
      at += 1 + (isWord(peek(at + 1), 'filler:') && numberAt(at + 2) !== undefined ? 1 : 0);
    }
    const isNamed = isWord(peek(at), 'unit:year-old');
    if (numbers.length === 0 || !(lead || isNamed)) return false;
    const suits = suitsAge(Math.min(...numbers));
    return push(at + (isNamed ? 1 : 0), suits ? { choices: { suits: [suits] } } : {});
  }

  /** Returns whether the segment is a month. */
  const month = (ahead: number): boolean => {
    const segment = peek(ahead);
    return segment !== undefined && 'month' in choicesFrom(valueOf(segment, 'choice') ?? '');
  };

  /** Parses '25 dec', 'december 25 to 30', 'june 2027', 'second week of june', 'next month'. */
  function time(): boolean {
    let before = 0;
    while (
      (numberAt(before) ?? 32) <= 31 ||
      (before > 0 && (pauses(before) > 0 || isWord(peek(before), 'before:to', 'unit:week')))
    )
      before++;
    if (isWord(peek(before), 'unit:week') && month(before + 1 + pauses(before + 1))) before += 1 + pauses(before + 1);
    if (!month(before)) return false;
    let at = before + 1;
    // 'june second week' has a part of the month, 'june one week' a length.
    const ordinal = numberAt(at);
    let week = ordinal === undefined ? at : at + 1;
    week += pauses(week);
    if (ordinal !== 1 && isWord(peek(week), 'unit:week')) at = week + 1;
    for (;;) {
      const number = numberAt(at);
      const joint = number === undefined && isWord(peek(at), 'before:to') && numberAt(at + 1) !== undefined ? 1 : 0;
      const next = numberAt(at + joint);
      if (next === undefined || (next > 31 && !isYear(next)) || hasUnit(at + joint + 1)) break;
      // 'march 3 to 4 days' has a length, not a date.
      const span = at + joint + 1 + pauses(at + joint + 1);
      if (numberAt(span) !== undefined && hasUnit(span + 1)) break;
      at += joint + 1;
    }
    const segment = peek(before);
    return push(at, { choices: choicesFrom((segment && valueOf(segment, 'choice')) ?? '') });
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
      isWord(peek(1), 'before:to') &&
      to &&
      to.meanings.some((meaning) => /^(thing|choice|unsold|from|near|around):/.test(meaning))
        ? townAt(0, 'from')
        : undefined;
    return part ? push(2, part) : false;
  }

  /** The meaning of a phrase on its own. */
  function plainMeaning(segment: Segment): Omit<Part, 'at'> | undefined {
    const [choice, thing, unsold, page] = ['choice', 'thing', 'unsold', 'page'].map((kind) => valueOf(segment, kind));
    if (choice) return { choices: choicesFrom(choice) };
    if (thing) return { thing };
    if (segment.beginning) return { beginning: segment.beginning };
    if (unsold) return { unsold: Number(unsold) };
    return page ? { page } : undefined;
  }

  function plain(): boolean {
    const segment = peek();
    const part = segment && (plainMeaning(segment) ?? townAt(0, 'near') ?? townAt(0, 'from'));
    return part ? push(1, part) : false;
  }

  function read(): void {
    while (index < segments.length) {
      const isRead = denied() || age() || price() || length() || people() || time() || townPhrase() || plain();
      if (isRead) continue;
      const segment = peek();
      if (segment && segment.meanings.length === 0 && segment.number === undefined) unknown.push(segment.at);
      else if (segment) fillers.push(segment.at);
      index += 1;
    }
    pricesForAll();
  }

  /** Divides a price by the number of travellers, or by two for couples, unless it was given per person. */
  function pricesForAll(): void {
    const people = parts.reduce((sum, part) => sum + (part.people ?? 0), 0);
    const isCouple = parts.some(({ choices }) => choices?.['company']?.includes('for-two'));
    const number = people > 0 ? people : isCouple ? 2 : 1;
    for (const { at, id, isEach } of prices)
      parts.push({
        at,
        choices: { price: [id((rupees) => Math.min(mostRupees, Math.floor(isEach ? rupees : rupees / number)))] },
      });
    parts.sort((a, b) => (a.at[0]?.[0] ?? 0) - (b.at[0]?.[0] ?? 0));
  }

  read();
  return { parts, unknown, fillers };
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
    const { parts, unknown, fillers } = readSegments(segmentsOf(tokensOf(text), text, words));
    return { parts, choices: allChoices(parts), unknown: unknown.map((at) => text.slice(...at)), fillers };
  };
}
