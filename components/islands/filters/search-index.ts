/** A search that forgives spelling: pure functions, nothing rendered. */
import { wordsIn } from '@/content/format/words';

export interface SearchableWords {
  readonly id: string;
  /** Small letters without accents, separated by spaces. */
  readonly words: string;
}

/** Said around what is searched for, and of every trip. */
const fillers = new Set('a and for from in of tour tours trip trips package packages the to'.split(' '));

/** Shorter words have too many neighbours: 'goa' and 'gaya' are different places. */
const shortestMisspelt = 4;
/** From this length on the start of a word may be misspelt too; the start of 'kalimpong' would be near 'bali'. */
const shortestMisspeltStart = 5;

/** Whether two words differ by one letter wrong, missing, added, or by two letters swapped (Damerau-Levenshtein distance 1). */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < shortestMisspelt) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const [rest, wanted] = [typed.slice(same), word.slice(same)];
  const isSame = (a: string, b: string) => (typed.length < shortestMisspeltStart ? a === b : b.startsWith(a));
  return (
    isSame(rest.slice(1), wanted.slice(1)) ||
    isSame(rest, wanted.slice(1)) ||
    isSame(rest.slice(1), wanted) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && isSame(rest.slice(2), wanted.slice(2)))
  );
}

/** 0 for the word or its start, 1 for a misspelling of it, else infinity. */
const distanceOf = (typed: string, word: string) => (word.startsWith(typed) ? 0 : isNear(typed, word) ? 1 : Infinity);

/**
 * Prepares a list for searching.
 * @returns a function from what is typed to how many of its words each item has only nearly; items that lack one are left out
 */
export function searchIndex(items: readonly SearchableWords[]): (typed: string) => ReadonlyMap<string, number> {
  const lists = items.map(({ id, words }) => ({ id, words: words.split(' ') }));
  return (typed) => {
    const wanted = wordsIn(typed).filter((word) => !fillers.has(word));
    // Most words stand in many items.
    const known = wanted.map(() => new Map<string, number>());
    const found = lists.map(({ id, words }) => {
      const distances = wanted.map((text, index) => {
        let least = Infinity;
        for (const word of words) {
          const distance = known[index]?.get(word) ?? distanceOf(text, word);
          known[index]?.set(word, distance);
          least = Math.min(least, distance);
        }
        return least;
      });
      return [id, distances.reduce((sum, distance) => sum + distance, 0)] as const;
    });
    return new Map(found.filter(([, distance]) => distance < Infinity));
  };
}
