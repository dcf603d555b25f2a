/** Finds what the words of an ask mean: the second step, after they were split (`tokens.ts`). */
import {
  beginning,
  isSmall,
  misspelt,
  monthIn,
  parted,
  sounding,
  split,
  withoutVowels,
  type LookUps,
} from './look-ups';
import type { Meaning } from './meanings';
import { isWord, numberOf, type Segment } from './segments';
import { isIndian, longestSound } from './spelling';
import { tokensOf, type Token } from './tokens';

/** The most words of a phrase; 'one and a half lakh' has five. */
const longestPhrase = 6;
/** The least length of a name of several words that is compared by its sound. */
const shortestName = 8;
/** A word that nobody knows says nothing if it is as short as this: 'a', 'hai', 'the'. */
export const longestSmall = 4;
/** A shorter name does not consist of several words. */
const shortestJoined = 5;
/** The lengths of several words that were typed as one. Splitting a longer word would take too long. */
const joined = { least: 7, most: 40 } as const;

/** The number that a word expresses; 0 for digits, which are whole numbers already. */
const inWords = (segment: Segment | undefined) => (segment?.number === undefined ? (numberOf(segment) ?? 0) : 0);

/** Numbers of several words: 'twenty five' is 25, 'two hundred' 200, 'hundred and fifty' 150, 'sadhe saat' 7.5. */
const withSums = (segments: readonly Segment[]): Segment[] =>
  segments.reduce<Segment[]>((all, segment) => {
    const isJoined = isWord(all.at(-1), 'is:&');
    const before = all.at(isJoined ? -2 : -1);
    const [first, second] = [inWords(before), inWords(segment)];
    const isTens = !isJoined && first > 10 && first % 10 === 0 && second < 10;
    const isAdded = first === 0.5 || (first % 100 === 0 ? second < 100 : isTens);
    const sum = !isJoined && second === 100 && first < 10 ? first * second : isAdded && second && first + second;
    return before && first && sum
      ? [...all.slice(0, all.indexOf(before)), { at: [before.at[0], segment.at[1]], meanings: [`number:${sum}`] }]
      : [...all, segment];
  }, []);

/** Splits the tokens into phrases with their meanings. Exact matches are taken first, so that none is mistaken for a similar word. */
export function segmentsOf(text: string, words: LookUps): Segment[] {
  const tokens = tokensOf(text);
  const found: Segment[][] = tokens.map(() => []);
  const taken = tokens.map(() => false);

  /** Takes the longest phrases that a look-up finds, from left to right, among the tokens not taken yet. */
  function take(
    most: number,
    lookUp: (
      phrase: string,
      first: Token,
      some: readonly Token[],
    ) => readonly (Omit<Segment, 'at'> & Partial<Segment>)[],
  ) {
    for (let start = 0; start < tokens.length; start++) {
      for (let length = Math.min(most, tokens.length - start); length > 0; length--) {
        const some = tokens.slice(start, start + length);
        const [first, last] = [some[0], some.at(-1)];
        if (!first || !last || taken.slice(start, start + length).includes(true)) continue;
        const segments = lookUp(some.map(({ normalised }) => normalised).join(''), first, some);
        if (segments.length === 0) continue;
        found[start] = segments.map((segment) => ({ at: [first.at[0], last.at[1]], ...segment }));
        taken.fill(true, start, start + length);
        break;
      }
    }
  }
  const known = (meanings: readonly Meaning[]) => (meanings.length > 0 ? [{ meanings: [...new Set(meanings)] }] : []);
  const isLatin = ({ at }: Token) => !isIndian(text.slice(...at));
  /** Two small words are no misspelt long one: 'is the' is no estate. */
  const hasSmall = (some: readonly Token[]) =>
    some.length > 1 && some.some(({ normalised }) => normalised.length <= longestSmall);

  // A long name of several words comes before one of its words: 'गंगा आरती' is one sight.
  take(longestSound, (phrase, first, some) => {
    const isLong = some.length > 1 && phrase.length >= shortestName && !some.some((token) => isSmall(words, token));
    const meanings = isLong ? sounding(words, phrase, isLatin(first)) : [];
    return meanings.every((one) => one.startsWith('thing:')) ? known(meanings) : [];
  });
  take(longestPhrase, (phrase, first, some) => {
    // A letter of another script is no abbreviation: 'n' is a night, but 'ന്' an ending.
    const meanings = /^[a-z]$/.test(phrase) && !isLatin(first) ? ['filler:' as const] : words.exact(phrase);
    // 'Um a trip' is none to Uma.
    const isName = phrase.length < shortestJoined && meanings.every((one) => /^(thing|unsold):/.test(one));
    return some.length > 1 && isName ? [] : known(meanings);
  });
  take(1, (_, { number }) => (number === undefined ? [] : [{ meanings: [], number }]));
  take(1, (phrase, first) => (isLatin(first) ? [] : known(monthIn(words, phrase))));
  take(1, (phrase) => known(withoutVowels(words, phrase)));
  take(longestSound, (phrase, first, some) => (hasSmall(some) ? [] : known(sounding(words, phrase, isLatin(first)))));
  take(1, (phrase, first) => parted(words, phrase, isLatin(first)).map((meanings) => ({ meanings })));
  take(1, (phrase) => (phrase.length > longestSmall ? [] : known(['filler:'])));
  take(1, (phrase, { at }) => {
    // The ranges of the words are known only where normalising keeps their letters.
    const { length } = phrase;
    const isPlain = length === at[1] - at[0] && length >= joined.least && length <= joined.most;
    let [end] = at;
    return ((isPlain && split(words, phrase)) || []).map(([word, meanings]) => ({
      at: [end, (end += word.length)] as const,
      meanings,
    }));
  });
  take(1, (phrase) => beginning(words, phrase));
  take(2, (phrase, first, some) => (hasSmall(some) ? [] : known(misspelt(words, phrase, isLatin(first)))));
  take(1, () => [{ meanings: [] }]);
  return withSums(found.flat()).map((segment, index, all) => ({
    ...segment,
    // 'Cannot spend more than 20000'.
    ...(isWord(segment, 'before:at-least') &&
    all.slice(Math.max(0, index - 4), index).some((one) => isWord(one, 'before:not'))
      ? { meanings: ['before:at-most' as const] }
      : {}),
    gap: text.slice(all[index - 1]?.at[1] ?? 0, segment.at[0]).trim(),
  }));
}
