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
import { numberOf, type Segment } from './segments';
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

/** Numbers of several words: 'twenty five' is 25, 'two hundred' 200. Digits are whole numbers already. */
const withSums = (segments: readonly Segment[]): Segment[] =>
  segments.reduce<Segment[]>((all, segment) => {
    const before = all.at(-1);
    const [first, second] = [before, segment].map((one) => (one?.number === undefined ? (numberOf(one) ?? 0) : 0)) as [
      number,
      number,
    ];
    const sum =
      second === 100 && first > 0 && first < 10
        ? first * second
        : second > 0 && second < 10 && first > 10 && first % 10 === 0
          ? first + second
          : 0;
    return before && sum
      ? [...all.slice(0, -1), { at: [before.at[0], segment.at[1]], meanings: [], number: sum }]
      : [...all, segment];
  }, []);

/** Splits the tokens into phrases with their meanings. Exact matches are taken first, so that none is mistaken for a similar word. */
export function segmentsOf(text: string, words: LookUps): Segment[] {
  const tokens = tokensOf(text);
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
    const isLong = some.length > 1 && phrase.length >= shortestName && !some.some((token) => isSmall(words, token));
    const meanings = isLong ? sounding(words, phrase, !isIndian(written(first))) : [];
    return meanings.every((one) => one.startsWith('thing:')) ? known(meanings) : undefined;
  });
  take(longestPhrase, (phrase, _first, some) => {
    const meanings = words.exact(phrase);
    // 'Um a trip' is none to Uma.
    const isName = phrase.length < shortestJoined && meanings.every((one) => /^(thing|unsold):/.test(one));
    return some.length > 1 && isName ? undefined : known(meanings);
  });
  tokens.forEach(({ at, number }, index) => {
    if (taken[index] || number === undefined) return;
    found[index] = { at, meanings: [], number };
    taken[index] = true;
  });
  take(1, (phrase, first) => (isIndian(written(first)) ? known(monthIn(words, phrase)) : undefined));
  /** Two small words are no misspelt long one: 'is the' is no estate. */
  const hasSmall = (some: readonly Token[]) =>
    some.length > 1 && some.some(({ normalised }) => normalised.length <= longestSmall);
  take(longestSound, (phrase, first, some) =>
    hasSmall(some) ? undefined : known(sounding(words, phrase, !isIndian(written(first)))),
  );
  const endings: Segment[] = [];
  tokens.forEach(({ at, normalised }, index) => {
    const parts = taken[index] ? undefined : parted(words, normalised);
    if (!parts) return;
    found[index] = { at, meanings: parts.stem };
    endings.push({ at, meanings: [parts.ending] });
    taken[index] = true;
  });
  take(1, (phrase) => {
    const short = phrase.length > longestSmall ? [] : withoutVowels(words, phrase);
    return known(short.length > 0 || phrase.length > longestSmall ? short : ['filler:']);
  });
  const splits = new Map<Segment, Segment[]>();
  tokens.forEach(({ at, normalised }, index) => {
    // The ranges of the words are known only where normalising keeps their letters.
    const { length } = normalised;
    const isPlain = length === at[1] - at[0] && length >= joined.least && length <= joined.most;
    const pieces = taken[index] || !isPlain ? [] : (split(words, normalised) ?? []);
    let start = at[0];
    const some = pieces.map(([word, meanings]): Segment => {
      const end = start + word.length;
      const segment = { at: [start, end] as const, meanings };
      start = end;
      return segment;
    });
    const [first] = some;
    if (!first) return;
    found[index] = first;
    splits.set(first, some);
    taken[index] = true;
  });
  take(1, (phrase) => beginning(words, phrase) ?? known(withoutVowels(words, phrase)));
  take(2, (phrase, first, some) =>
    hasSmall(some) ? undefined : known(misspelt(words, phrase, !isIndian(written(first)))),
  );
  const segments = found.flatMap((segment, index) => {
    if (segment) return [...(splits.get(segment) ?? [segment]), ...endings.filter(({ at }) => at === segment.at)];
    const token = tokens[index];
    return token && !taken[index] ? { at: token.at, meanings: [] } : [];
  });
  return withSums(segments).map((segment, index, all) => ({
    ...segment,
    gap: text.slice(all[index - 1]?.at[1] ?? 0, segment.at[0]).trim(),
  }));
}
