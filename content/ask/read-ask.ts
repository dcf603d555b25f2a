/** Reads what a traveller typed: a pure function from text to choices of the finder, things to look for, and words that it does not know. */
import type { Meaning } from './meanings';
import { isIndian, isNear, longestSound, shortestSound, soundOf } from './spelling';
import { tokensOf, type Token } from './tokens';

/** By the name of a group of the finder, or `sort`: what is chosen in it. */
export type AskedChoices = Readonly<Record<string, readonly string[]>>;

export interface Part {
  /** Where its words stand in the text; several where others stand between them. */
  readonly at: readonly (readonly [start: number, end: number])[];
  readonly choices?: AskedChoices;
  readonly thing?: string;
  /** All things of which one is meant, where only the beginning of a name was typed. */
  readonly beginning?: { readonly text: string; readonly things: readonly string[] };
  readonly people?: number;
  /** What was denied: 'not Goa'. Its choices and its thing are those that are not wanted. */
  readonly isDenied?: true;
  readonly unsold?: number;
  readonly page?: string;
  /** Where a town without trips is named, for which the nearest one was taken. */
  readonly insteadOf?: readonly [start: number, end: number];
}

export interface Ask {
  readonly parts: readonly Part[];
  /** What all parts choose. */
  readonly choices: AskedChoices;
  /** Words that mean nothing here, as they were typed. */
  readonly unknown: readonly string[];
  /** Where words stand that carry no wish: 'trip', 'with'. */
  readonly fillers: Part['at'];
}

/** Some words that mean one thing. */
interface Segment {
  readonly at: readonly [start: number, end: number];
  readonly meanings: readonly Meaning[];
  readonly number?: number;
  /** The things whose names begin so. */
  readonly beginning?: Part['beginning'];
}

/** The most words of a phrase: 'one and a half lakh' has five. */
const longestPhrase = 6;
/** Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortest = { beginning: 4, misspelt: 5 } as const;
/** Letters by which a misspelt word is longer or shorter than the right one. */
const mostLonger = 2;

const valueOf = (segment: Segment | undefined, kind: string): string | undefined =>
  segment?.meanings.find((meaning) => meaning.startsWith(`${kind}:`))?.slice(kind.length + 1);

const valuesOf = (segment: Segment, kind: string): string[] =>
  segment.meanings.flatMap((meaning) => (meaning.startsWith(`${kind}:`) ? meaning.slice(kind.length + 1) : []));

const isWord = (segment: Segment | undefined, ...meanings: readonly Meaning[]): boolean =>
  segment !== undefined && meanings.some((meaning) => segment.meanings.includes(meaning));

/** 'month=apr&month=may' as choices by group. */
function choicesFrom(query: string): AskedChoices {
  const choices: Record<string, string[]> = {};
  for (const [name, id] of new URLSearchParams(query)) (choices[name] ??= []).push(id);
  return choices;
}

/** What phrases mean, and which endings words may have. */
export interface Dictionary {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  readonly endings: Readonly<Record<string, Meaning>>;
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Ways to look a word up, from the strictest to the most forgiving. */
function lookUps({ meanings, endings }: Dictionary) {
  const exact = (word: string): readonly Meaning[] => meanings.get(word) ?? [];
  /** Whether a misspelt word may be this one: nobody misspells 'to' as a town. */
  const isSought = (phrase: string) =>
    exact(phrase).some((meaning) => !/^(filler|before|after|unit|number|each|all):/.test(meaning));
  const bySound = new Map<string, string[]>();
  /** By its first letter: a slip of the finger keeps that. */
  const sought = new Map<string, { phrase: string; sound: string }[]>();
  for (const phrase of [...meanings.keys()].sort()) {
    const sound = soundOf(phrase);
    push(bySound, sound, phrase);
    if (isSought(phrase))
      for (const first of new Set([phrase[0], sound[0]])) push(sought, first ?? '', { phrase, sound });
  }

  /** What the words mean that sound the same; of several those of nearly the same length. Short Latin words have too many neighbours: only those that are nearly the same. */
  function sounding(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    if (isLatin && word.length < shortestSound) return [];
    const isAlike = (phrase: string) => !isLatin || sound.length >= shortestSound || isNear(word, phrase);
    const same = (bySound.get(sound) ?? []).filter(isAlike);
    const difference = (phrase: string) => Math.abs(phrase.length - word.length);
    const least = Math.min(...same.map(difference));
    return same.filter((phrase) => difference(phrase) === least).flatMap(exact);
  }

  /** What a word means that differs by one letter, or by one sound; of several neighbours the one that begins the same. */
  function misspelt(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    const near = (sought.get((isLatin ? word : sound)[0] ?? '') ?? []).filter(
      (one) =>
        (word.length >= shortest.misspelt && isNear(word, one.phrase)) ||
        (sound.length >= shortest.misspelt &&
          isNear(sound, one.sound) &&
          (!isLatin || Math.abs(word.length - one.phrase.length) <= mostLonger)),
    );
    const same = near.find(({ phrase }) => phrase.startsWith(word.slice(0, 2))) ?? near[0];
    return same ? exact(same.phrase) : [];
  }

  /** Meanings of the words that begin so, if they are all the same; else the things among them. */
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

  /** A word without its ending, and what the ending means: 'ootyku', 'chennailirundhu'. */
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
  return { exact, sounding, misspelt, beginning, parted };
}

type LookUps = ReturnType<typeof lookUps>;

/** The tokens as phrases with their meanings. What is known exactly comes first: it is never taken for a neighbour. */
function segmentsOf(tokens: readonly Token[], text: string, words: LookUps): Segment[] {
  const found: (Segment | undefined)[] = tokens.map(() => undefined);
  const taken = tokens.map(() => false);

  /** Takes the longest phrases that a look-up knows, from left to right, of words that none has taken. */
  function take(most: number, lookUp: (phrase: string, first: Token) => Omit<Segment, 'at'> | undefined) {
    for (let start = 0; start < tokens.length; start++) {
      for (let length = Math.min(most, tokens.length - start); length > 0; length--) {
        const some = tokens.slice(start, start + length);
        const [first, last] = [some[0], some.at(-1)];
        if (!first || !last || taken.slice(start, start + length).includes(true)) continue;
        const segment = lookUp(some.map(({ spelt }) => spelt).join(''), first);
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

  take(longestPhrase, (phrase) => known(words.exact(phrase)));
  tokens.forEach(({ at, number }, index) => {
    if (number === undefined || taken[index]) return;
    found[index] = { at, meanings: [], number };
    taken[index] = true;
  });
  take(longestSound, (phrase, first) => known(words.sounding(phrase, !isIndian(written(first)))));
  const parted: Segment[] = [];
  tokens.forEach(({ at, spelt }, index) => {
    const parts = taken[index] ? undefined : words.parted(spelt);
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
/** From here on a bare number is money: nobody travels for so many days, or with so many people. */
const leastMoney = 500;
/** No trip costs more: ranges have seven digits (`content/format/range.ts`). */
const mostRupees = 9_999_999;
const isYear = (number: number) => number >= 2024 && number <= 2040;

/** Nobody is older. */
const mostYears = 110;

/** The choice of a group `suits` for a traveller of some years. */
function suitsAge(years: number): string | undefined {
  if (years >= 55) return 'elders';
  if (years >= 18) return undefined;
  return years < 3 ? 'any-age' : years < 6 ? 'children' : years < 10 ? 'from-six' : 'from-ten';
}

/** Reads the segments from left to right; each function takes the segments of one kind of wish from where it stands. */
function readSegments(segments: readonly Segment[]) {
  let index = 0;
  const parts: Part[] = [];
  const unknown: (readonly [number, number])[] = [];
  const fillers: (readonly [number, number])[] = [];
  /** Prices as they were said, before it is known for how many. */
  const prices: { at: Part['at']; id: (each: (rupees: number) => number) => string; isEach: boolean }[] = [];

  const peek = (ahead = 0): Segment | undefined => segments[index + ahead];

  /** The number that a segment says, in digits or in a word. */
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

  /** How many segments from `ahead` on may be passed over: small words, which other words around them may need. */
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

  /** 'under 12k', '20000 ke andar', 'between 10 and 15 thousand', 'budget 20000 per head'. */
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
      next !== undefined && next.isMoney && next.rupees > first.rupees && !hasUnit(at + joint + next.length);
    // A number of days or people is no money, whatever stands before it.
    if (!isSpan && (hasUnit(at) || (!first.isMoney && !(bound && first.rupees >= 100)))) return false;
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

  /** Whether what stands there counts days, nights, people or years. */
  const hasUnit = (ahead: number): boolean =>
    isWord(peek(ahead), 'unit:day', 'unit:night', 'unit:week', 'unit:person', 'unit:year-old', 'unit:km');

  /** '3 days', '2n3d', '4 to 5 days', 'under 5 days', 'a week', 'weekend'. */
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
    // The week of a month is a time, not a length.
    if (unit === 'week' && numberAt(ahead) === undefined && month(at + pauses(at))) return false;
    const toDays = (number: number) => (unit === 'night' ? number + 1 : number);
    let [from, to] = [toDays(first), toDays(last)];
    // '2 nights 3 days' says it twice.
    const again = numberAt(at + pauses(at));
    const otherUnit = valueOf(peek(at + pauses(at) + 1), 'unit');
    if (again !== undefined && (otherUnit === 'day' || otherUnit === 'night') && otherUnit !== unit) {
      at += pauses(at) + 2;
      [from, to] = unit === 'day' ? [from, to] : [again, again];
    }
    if (unit === 'week') [from, to] = [7 * from - 1, 7 * to];
    // '3 din mein' is no bound: only of a price does 'mein' mean 'within'.
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

  /** '4 people', 'for 2', 'family of 5', 'ten of us', '2 adults 1 kid'. */
  function people(): boolean {
    const lead = isWord(peek(), 'before:people') ? 1 : 0;
    const number = numberAt(lead);
    if (number === undefined || number < 1 || number > 100) return false;
    const unit = peek(lead + 1);
    const suits = unit ? choicesFrom(valueOf(unit, 'choice') ?? '')['suits'] : undefined;
    const span = lead + 1 + pauses(lead + 1);
    if (numberAt(span) !== undefined && hasUnit(span + 1)) return false;
    if (isWord(unit, 'unit:person')) return push(lead + 2, { people: number });
    if (suits) return push(lead + 2, { people: number, choices: { suits } });
    if (lead === 0 || hasUnit(lead + 1)) return false;
    return push(lead + 1, { people: number });
  }

  /** '6 year old', '4 and 8 years', 'age 60': of several the one who needs most. */
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

  /** Whether a month stands there. */
  const month = (ahead: number): boolean => {
    const segment = peek(ahead);
    return segment !== undefined && 'month' in choicesFrom(valueOf(segment, 'choice') ?? '');
  };

  /** '25 dec', 'december 25 to 30', 'june 2027', 'second week of june', 'next month'. */
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
    for (;;) {
      const number = numberAt(at);
      const joint = number === undefined && isWord(peek(at), 'before:to') && numberAt(at + 1) !== undefined ? 1 : 0;
      const next = numberAt(at + joint);
      if (next === undefined || (next > 31 && !isYear(next)) || hasUnit(at + joint + 1)) break;
      // 'march 3 to 4 days' is no date.
      const span = at + joint + 1 + pauses(at + joint + 1);
      if (numberAt(span) !== undefined && hasUnit(span + 1)) break;
      at += joint + 1;
    }
    const segment = peek(before);
    return push(at, { choices: choicesFrom((segment && valueOf(segment, 'choice')) ?? '') });
  }

  /** 'no flight', 'without trekking', 'flight vendam'. */
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
    // Something that nothing can be left out by: it is said, and never taken for its contrary.
    unknown.push(...spans(length));
    index += length;
    return true;
  }

  function townAt(ahead: number, group: 'from' | 'near'): Omit<Part, 'at'> | undefined {
    const segment = peek(ahead);
    const [own, other] = [segment && valueOf(segment, group), segment && valueOf(segment, 'around')];
    const id = own ?? other;
    return segment && id
      ? { choices: { [group]: [id] }, ...(own === undefined ? { insteadOf: segment.at } : {}) }
      : undefined;
  }

  /** 'from chennai', 'chennai se', 'chennai to ooty', 'near madurai', 'madurai ke paas'. */
  function townWish(): boolean {
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
    // 'delhi to manali', but not 'delhi to' at the end.
    const to = peek(2);
    const part =
      isWord(peek(1), 'before:to') &&
      to &&
      to.meanings.some((meaning) => /^(thing|choice|unsold|from|near|around):/.test(meaning))
        ? townAt(0, 'from')
        : undefined;
    return part ? push(2, part) : false;
  }

  /** What a phrase means by itself. */
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
      const isRead = denied() || age() || price() || length() || people() || time() || townWish() || plain();
      if (isRead) continue;
      const segment = peek();
      if (segment && segment.meanings.length === 0 && segment.number === undefined) unknown.push(segment.at);
      else if (segment) fillers.push(segment.at);
      index += 1;
    }
    pricesForAll();
  }

  /** A price is of all who travel where their number is said, or of the two of a couple. */
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

/** What all parts choose; of a group in which one choice can be made, the last. */
function allChoices(parts: readonly Part[]): AskedChoices {
  const all: Record<string, string[]> = {};
  for (const { choices = {}, isDenied } of parts)
    if (!isDenied)
      for (const [name, ids] of Object.entries(choices)) all[name] = [...new Set([...(all[name] ?? []), ...ids])];
  return all;
}

/**
 * Prepares a dictionary.
 * @returns a function that reads an ask; it never throws, whatever the text
 */
export function askReader(dictionary: Dictionary): (text: string) => Ask {
  const words = lookUps(dictionary);
  return (text) => {
    const { parts, unknown, fillers } = readSegments(segmentsOf(tokensOf(text), text, words));
    return { parts, choices: allChoices(parts), unknown: unknown.map((at) => text.slice(...at)), fillers };
  };
}
