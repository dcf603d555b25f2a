/** Looks up what a word means, from the strictest to the most tolerant comparison. */
import type { Meaning } from './meanings';
import type { Segment } from './segments';
import { isNear, shortestSound, soundOf } from './spelling';
import type { Token } from './tokens';

/** The least lengths for fuzzy matches. Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortest = {
  stem: 3,
  beginning: 5,
  misspelt: 5,
  mistyped: 7,
  consonants: 5,
  joined: 3,
  vowelless: 3,
  month: 4,
} as const;

const consonantsOf = (sound: string): string => sound.replace(/[iu]/g, '');

/** The meanings of phrases and, after a '-', of word endings. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** A phrase that a misspelt word may mean. */
interface Sought {
  readonly phrase: string;
  readonly sound: string;
}

/** Phrases by their exact spelling, by their sound, and by their first letter, which typing errors rarely change. */
export interface LookUps {
  readonly exact: (word: string) => readonly Meaning[];
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly soughtFrom: (first?: string) => readonly Sought[];
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Meanings that no misspelt word has: those of small words, and of towns without trips. */
const isExactOnly = (meaning: Meaning) => /^(filler|before|after|number|around|say|is:[^cCbkprRsaSAP])/.test(meaning);

export function lookUps(meanings: Meanings): LookUps {
  const exact = (word: string) => meanings.get(word) ?? [];
  const bySound = new Map<string, string[]>();
  const sought = new Map<string, Sought[]>();
  const phrases = [...meanings.keys()].sort();
  const sounds = soundOf(phrases.join('\n')).split('\n');
  for (const [index, phrase] of phrases.entries()) {
    const sound = sounds[index] ?? '';
    push(bySound, sound, phrase);
    // A misspelt word never means a small one: 'tomatoes' does not mean Tumakuru.
    if (exact(phrase).some((meaning) => !isExactOnly(meaning)))
      for (const first of new Set([phrase[0], sound[0]])) push(sought, first ?? '', { phrase, sound });
  }
  return { exact, bySound, soughtFrom: (first = '') => sought.get(first) ?? [] };
}

/** Returns whether a word has a meaning that only small words have, as 'to' has. */
export const isSmall = ({ exact }: LookUps, { normalised }: Token): boolean => exact(normalised).some(isExactOnly);

/** Returns whether a word may be another spelling of a phrase that sounds like it: one letter in three may differ. */
const isLike = (word: string, phrase: string) => isNear(word, phrase, phrase.length / 3);

/**
 * The meanings of the words with the same sound, limited to those closest in length. Ordinary English words sound like many names, so Latin
 * letters must be alike, too.
 */
export function sounding({ exact, bySound }: LookUps, word: string, isLatin: boolean): readonly Meaning[] {
  const sound = soundOf(word);
  if (word.length < (isLatin ? shortest.misspelt : shortest.stem)) return [];
  const isAlike = (phrase: string) =>
    isLatin ? isLike(word, phrase) : sound.length >= shortestSound || isNear(word, phrase);
  const same = (bySound.get(sound) ?? []).filter(isAlike);
  const difference = (phrase: string) => Math.abs(phrase.length - word.length);
  const least = Math.min(...same.map(difference));
  return same.filter((phrase) => difference(phrase) === least).flatMap(exact);
}

/** The meanings of the word that was typed without its vowels: 'mnnr' is Munnar. */
export function withoutVowels({ exact, soughtFrom }: LookUps, word: string): readonly Meaning[] {
  if (word.length < shortest.vowelless || /[aeiou\d]/.test(word)) return [];
  const all = soughtFrom(word[0]).flatMap(({ phrase }) =>
    phrase.replace(/[aeiou]/g, '') === word ? [exact(phrase)] : [],
  );
  // A state is asked for more often than a village.
  return all.find(([first]) => first?.startsWith('choice:')) ?? all[0] ?? [];
}

/** The meanings of a word within others: short ones have too many neighbours to be compared by their sound. */
function within(words: LookUps, word: string): readonly Meaning[] {
  const exact = words.exact(word);
  if (exact.length > 0) return word.length >= shortest.joined || exact.includes('is:t') ? exact : [];
  return word.length >= shortest.misspelt ? sounding(words, word, true) : [];
}

/** Splits words that were typed as one, 'shimlamanali' and 'chennaitoooty', with their meanings. */
export function split(words: LookUps, word: string): (readonly [string, readonly Meaning[]])[] | undefined {
  const own = within(words, word);
  if (own.length > 0) return [[word, own]];
  for (let at = word.length - 2; at > 1; at--) {
    const first = word.slice(0, at);
    const meanings = within(words, first);
    const others = meanings.length > 0 && split(words, word.slice(at));
    if (others) return [[first, meanings], ...others];
  }
  return undefined;
}

/**
 * The meanings of the word with the same consonants and other vowels, 'kodaikenal', or of a long one that differs by one letter; preferably one
 * that begins with the same two letters. A wrong consonant in a short word is another word: 'while' is not white.
 */
export function misspelt({ exact, soughtFrom }: LookUps, word: string, isLatin: boolean): readonly Meaning[] {
  const sound = soundOf(word);
  const own = consonantsOf(sound);
  const isNearby = (one: Sought) => {
    const isSame = consonantsOf(one.sound) === own;
    // That many consonants tell a word: 'disambar' is December.
    if (isSame && own.length >= shortest.consonants && (!isLatin || one.phrase[0] === word[0])) return true;
    if (!isLatin) return sound.length >= shortest.misspelt && isNear(sound, one.sound);
    if (word.length < shortest.misspelt) return false;
    return isSame ? isLike(word, one.phrase) : word.length >= shortest.mistyped && isNear(word, one.phrase);
  };
  const near = soughtFrom((isLatin ? word : sound)[0]).filter(isNearby);
  const [same = near[0]] = near.filter(({ phrase }) => phrase.startsWith(word.slice(0, 2)));
  return same ? exact(same.phrase) : [];
}

/** The meanings of the words that begin so, if they all mean the same; otherwise the things among them. */
export function beginning({ exact, soughtFrom }: LookUps, word: string): Pick<Segment, 'meanings' | 'beginning'>[] {
  if (word.length < shortest.beginning) return [];
  const phrases = soughtFrom(word[0]).filter(({ phrase }) => phrase.startsWith(word));
  const found = new Set(phrases.flatMap(({ phrase }) => exact(phrase)));
  const things = [...found].flatMap((meaning) => (meaning.startsWith('thing:') ? meaning.slice('thing:'.length) : []));
  // The people and the days of several festivals may differ.
  if ([...found].filter((meaning) => !/^(is|day):/.test(meaning)).length === 1)
    return [{ meanings: [...found].slice(0, 2) }];
  return things.length > 0 ? [{ meanings: [], beginning: { text: word, things } }] : [];
}

/**
 * The month that a word in a script of India begins with: 'டிசம்பரில்', 'ডিসেম্বরে'. Its languages put any ending behind it, and write its vowels in
 * many ways.
 */
export function monthIn(words: LookUps, word: string): readonly Meaning[] {
  for (let at = word.length; at >= shortest.month; at--) {
    const stem = word.slice(0, at);
    const sounds = sounding(words, stem, false);
    const meanings = sounds.length > 0 ? sounds : misspelt(words, stem, false);
    if (/^choice:month=...$/.test(meanings[0] ?? '')) return meanings;
  }
  return [];
}

/**
 * The meanings of a word's stem and, if it has one, of its ending: 'ootyku', 'chennailirundhu'. Empty if it is not so composed.
 */
export function parted(words: LookUps, word: string, isLatin: boolean): (readonly Meaning[])[] {
  const { exact } = words;
  for (let at = shortest.stem; at < word.length; at++) {
    const ending = exact(`-${word.slice(at)}`);
    if (ending.length === 0) continue;
    const stem = word.slice(0, at);
    // Some languages drop the last vowel before an ending.
    const stems = [stem, `${stem}u`, `${stem}am`].map((whole) =>
      exact(whole).length > 0 ? exact(whole) : sounding(words, whole, isLatin),
    );
    // 'Chennai-yil-irundhu' has two.
    const meanings =
      stems.find(({ length }) => length > 0) ?? parted(words, stem, isLatin)[0] ?? misspelt(words, stem, isLatin);
    if (meanings.length > 0) return ending.includes('filler:') ? [meanings] : [meanings, ending];
  }
  return [];
}
