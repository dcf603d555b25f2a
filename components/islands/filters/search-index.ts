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

export interface Found {
  readonly ids: ReadonlySet<string>;
  /** Words typed that no item has and that were taken for others, spelt nearly so. */
  readonly unknown: readonly string[];
}

/** Most words stand in many items. */
function idsByWord(items: readonly SearchableWords[]): Map<string, string[]> {
  const idsOf = new Map<string, string[]>();
  for (const { id, words } of items) {
    for (const word of words.split(' ')) {
      const ids = idsOf.get(word);
      if (ids) ids.push(id);
      else idsOf.set(word, [id]);
    }
  }
  return idsOf;
}

/**
 * Prepares a list for searching.
 * @returns a function from what is typed to the ids of the items that have all its words, each in its beginning at least. A word that
 * no item has as typed is taken for a misspelling: 'munar' finds Munnar, but 'kashi' is Kashi and not nearly Kashmir.
 */
export function searchIndex(items: readonly SearchableWords[]): (typed: string) => Found {
  let index: Map<string, string[]> | undefined;
  const idsWith = (isMeant: (word: string) => boolean) => {
    // Made for the first word that is typed: most visitors type none.
    index ??= idsByWord(items);
    return new Set([...index].flatMap(([word, ids]) => (isMeant(word) ? ids : [])));
  };
  return (typed) => {
    const unknown: string[] = [];
    let found = items.map(({ id }) => id);
    for (const text of wordsIn(typed).filter((word) => !fillers.has(word))) {
      let ids = idsWith((word) => word.startsWith(text));
      if (ids.size === 0) {
        unknown.push(text);
        ids = idsWith((word) => isNear(text, word));
      }
      found = found.filter((id) => ids.has(id));
    }
    return { ids: new Set(found), unknown };
  };
}
