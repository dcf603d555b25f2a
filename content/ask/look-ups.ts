/** Looks up what a word means, from the strictest to the most tolerant comparison. */
import type { Meaning } from './meanings';
import type { Segment } from './segments';
import { isNear, shortestSound, soundOf } from './spelling';
import type { Token } from './tokens';

/** The least lengths for fuzzy matches. Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortest = { stem: 3, beginning: 4, misspelt: 5, consonants: 5, joined: 3, vowelless: 3 } as const;
/** The greatest difference in length between a misspelt word and the right one. */
const mostLonger = 2;

const consonantsOf = (sound: string): string => sound.replace(/[iu]/g, '');

/** The meanings of phrases and, after a '-', of word endings. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** A phrase that a misspelt word may mean. */
interface Sought {
  readonly phrase: string;
  readonly sound: string;
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Meanings that no misspelt word has: those of small words, and of towns without trips. */
const isExactOnly = (meaning: Meaning) => /^(filler|before|after|number|around|is:[^cCbkprRsaS])/.test(meaning);

export class LookUps {
  private readonly bySound = new Map<string, string[]>();
  /** Phrases by their first letter, which typing errors rarely change. */
  private readonly sought = new Map<string, Sought[]>();

  constructor(private readonly meanings: Meanings) {
    for (const phrase of [...meanings.keys()].sort()) {
      const sound = soundOf(phrase);
      push(this.bySound, sound, phrase);
      // A misspelt word never means a small one: 'tomorrow' does not mean Tumakuru.
      if (this.exact(phrase).some((meaning) => !isExactOnly(meaning)))
        for (const first of new Set([phrase[0], sound[0]])) push(this.sought, first ?? '', { phrase, sound });
    }
  }

  readonly exact = (word: string): readonly Meaning[] => this.meanings.get(word) ?? [];

  /** Returns whether a word has a meaning that only small words have, as 'to' has. */
  readonly isSmall = ({ normalised }: Token): boolean => this.exact(normalised).some(isExactOnly);

  private soughtFrom(first = ''): readonly Sought[] {
    return this.sought.get(first) ?? [];
  }

  /**
   * The meanings of the words with the same sound, limited to those closest in length. Short Latin words have too many neighbours, so
   * theirs must also be nearly the same in spelling.
   */
  sounding(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    if (isLatin && word.length < shortestSound) return [];
    const isAlike = (phrase: string) => !isLatin || sound.length >= shortestSound || isNear(word, phrase);
    const same = (this.bySound.get(sound) ?? []).filter(isAlike);
    const difference = (phrase: string) => Math.abs(phrase.length - word.length);
    const least = Math.min(...same.map(difference));
    return same.filter((phrase) => difference(phrase) === least).flatMap(this.exact);
  }

  /** The word with the same consonants, if there are enough of them to tell it: 'pehelgam' is Pahalgam. */
  private withOtherVowels(word: string, sound: string, isLatin: boolean): Sought | undefined {
    const own = consonantsOf(sound);
    return own.length < shortest.consonants
      ? undefined
      : this.soughtFrom(sound[0]).find(
          (one) => consonantsOf(one.sound) === own && (!isLatin || one.phrase[0] === word[0]),
        );
  }

  /** The meanings of the word that was typed without its vowels: 'mnnr' is Munnar. */
  withoutVowels(word: string): readonly Meaning[] {
    if (word.length < shortest.vowelless || /[aeiou\d]/.test(word)) return [];
    const all = this.soughtFrom(word[0]).flatMap(({ phrase }) =>
      phrase.replace(/[aeiou]/g, '') === word ? [this.exact(phrase)] : [],
    );
    // A state is asked for more often than a village.
    return all.find(([first]) => first?.startsWith('choice:')) ?? all[0] ?? [];
  }

  /** The meanings of a word within others: short ones have too many neighbours to be compared by their sound. */
  private readonly within = (word: string): readonly Meaning[] => {
    const exact = this.exact(word);
    if (exact.length > 0) return word.length >= shortest.joined || exact.includes('is:t') ? exact : [];
    return word.length >= shortest.misspelt ? this.sounding(word, true) : [];
  };

  /** Splits words that were typed as one, 'shimlamanali' and 'chennaitoooty', with their meanings. */
  split(word: string): (readonly [word: string, meanings: readonly Meaning[]])[] | undefined {
    const own = this.within(word);
    if (own.length > 0) return [[word, own]];
    for (let at = word.length - 2; at > 1; at--) {
      const first = word.slice(0, at);
      const meanings = this.within(first);
      const others = meanings.length > 0 && this.split(word.slice(at));
      if (others) return [[first, meanings], ...others];
    }
    return undefined;
  }

  /** The meanings of the word that differs by one letter or one sound, preferably one that begins with the same two letters. */
  misspelt(word: string, isLatin: boolean): readonly Meaning[] {
    const sound = soundOf(word);
    const near = this.soughtFrom((isLatin ? word : sound)[0]).filter(
      (one) =>
        (word.length >= shortest.misspelt && isNear(word, one.phrase)) ||
        (sound.length >= shortest.misspelt &&
          isNear(sound, one.sound) &&
          (!isLatin || Math.abs(word.length - one.phrase.length) <= mostLonger)),
    );
    const same =
      near.find(({ phrase }) => phrase.startsWith(word.slice(0, 2))) ??
      near[0] ??
      this.withOtherVowels(word, sound, isLatin);
    return same ? this.exact(same.phrase) : [];
  }

  /** The meanings of the words that begin so, if they all mean the same; otherwise the things among them. */
  beginning(word: string): Pick<Segment, 'meanings' | 'beginning'> | undefined {
    if (word.length < shortest.beginning) return undefined;
    const phrases = this.soughtFrom(word[0]).filter(({ phrase }) => phrase.startsWith(word));
    const found = new Set(phrases.flatMap(({ phrase }) => this.exact(phrase)));
    const things = [...found].flatMap((meaning) =>
      meaning.startsWith('thing:') ? meaning.slice('thing:'.length) : [],
    );
    // The people and the days of several festivals may differ.
    if ([...found].filter((meaning) => !/^(is|day):/.test(meaning)).length === 1)
      return { meanings: [...found].slice(0, 2) };
    return things.length > 0 ? { meanings: [], beginning: { text: word, things } } : undefined;
  }

  /** Splits a word into its stem and its ending: 'ootyku', 'chennailirundhu'. */
  parted(word: string): { stem: readonly Meaning[]; ending: Meaning } | undefined {
    for (let at = shortest.stem; at < word.length; at++) {
      const [ending] = this.exact(`-${word.slice(at)}`);
      if (!ending) continue;
      const stem = word.slice(0, at);
      // Some languages drop the last vowel before an ending.
      for (const whole of [stem, `${stem}u`, `${stem}am`]) {
        const meanings = this.exact(whole).length > 0 ? this.exact(whole) : this.sounding(whole, true);
        if (meanings.length > 0) return { stem: meanings, ending };
      }
    }
    return undefined;
  }
}
