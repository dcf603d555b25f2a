/** Finds what the words of an ask mean: the second step, after they were split (`tokens.ts`). */
import type { LookUps } from './look-ups';
import type { Meaning } from './meanings';
import type { Segment } from './segments';
import { isIndian, longestSound } from './spelling';
import { tokensOf, type Token } from './tokens';

/** The most words of a phrase; 'one and a half lakh' has five. */
const longestPhrase = 6;
/** The least length of a name of several words that is compared by its sound. */
const shortestName = 8;
/** The lengths of several words that were typed as one. Splitting a longer word would take too long. */
const joined = { least: 7, most: 40 } as const;

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
    const isLong = some.length > 1 && phrase.length >= shortestName && !some.some(words.isSmall);
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
  const splits = new Map<Segment, Segment[]>();
  tokens.forEach(({ at, normalised }, index) => {
    // The ranges of the words are known only where normalising keeps their letters.
    const { length } = normalised;
    const isPlain = length === at[1] - at[0] && length >= joined.least && length <= joined.most;
    const split = taken[index] || !isPlain ? [] : (words.split(normalised) ?? []);
    let start = at[0];
    const some = split.map(([word, meanings]): Segment => {
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
  take(1, (phrase) => words.beginning(phrase) ?? known(words.withoutVowels(phrase)));
  take(2, (phrase, first) => known(words.misspelt(phrase, !isIndian(written(first)))));
  const segments = found.flatMap((segment, index) => {
    if (segment) return [...(splits.get(segment) ?? [segment]), ...parted.filter(({ at }) => at === segment.at)];
    const token = tokens[index];
    return token && !taken[index] ? { at: token.at, meanings: [] } : [];
  });
  return segments.map((segment, index) => ({
    ...segment,
    gap: text.slice(segments[index - 1]?.at[1] ?? 0, segment.at[0]).trim(),
  }));
}
