/** Reads what is not wanted: 'no flight', 'without trekking', 'flight vendam', 'not Goa'. Pure functions. */
import { choicesFrom, isWord, pausesAt, plainMeaning, valueOf, type Found, type View } from './segments';

/** The denial of one segment. @param length the number of segments of the whole denial */
function denialOf(view: View, ahead: number, length: number): Found | undefined {
  const thing = view.some[ahead];
  const denied = valueOf(thing, 'not');
  if (denied) return { length, part: { choices: choicesFrom(denied) } };
  // 'Without kids' is about who travels, and 'no budget limit' about the order: neither leaves out a trip.
  const own = plainMeaning(thing);
  if (/[cCbprRS]/.test(view.shape[ahead] ?? '') || own?.choices?.['sort']) return { length, part: {} };
  // 'No cost EMI' and 'not crowded' are asks all the same.
  if (own) return { length, part: (own.page ?? own.say) ? own : { ...own, isDenied: true } };
  // Trips cannot be filtered by another denial. It counts as unknown, so that it is never read as the opposite.
  return !thing?.meanings.length || isWord(thing, 'filler:', 'before:at-most') ? undefined : { length };
}

/** The same denial goes on: 'other than ooty and kodaikanal', 'no temples or treks'. */
export function deniedAlsoAt(view: View): Found | undefined {
  const ahead = pausesAt(view, 0);
  const link = view.some[ahead - 1];
  const { thing, choices } = plainMeaning(view.some[ahead]) ?? {};
  return isWord(link, 'compare:or') ||
    (isWord(link, 'is:&') && (thing ?? choices?.['where'] ?? valueOf(view.some[ahead], 'not')))
    ? denialOf(view, ahead, ahead + 1)
    : undefined;
}

/** Parses 'like munnar', 'ooty jaisa': places that are like one that we sell. */
export function likenessAt(view: View): Found | undefined {
  const [first, second] = view.some;
  const isBefore = isWord(first, 'before:like');
  if (!isBefore && !isWord(second, 'after:like')) return undefined;
  const own = plainMeaning(isBefore ? second : first);
  return own?.thing || own?.choices?.['where'] ? { length: 2, part: { ...own, isLike: true } } : undefined;
}

/** Parses 'cooler than chennai': hills, and not the place that is too hot. */
export function coolerAt(view: View): Found | undefined {
  if (!isWord(view.some[0], 'before:cooler')) return undefined;
  return { length: view.some[1] && !isWord(view.some[1], 'filler:') ? 2 : 1, part: { choices: { kind: ['hills'] } } };
}

export function deniedAt(view: View): Found | undefined {
  const isBefore = isWord(view.some[0], 'before:not');
  const end = 1 + pausesAt(view, 1);
  const ahead = isBefore ? end : 0;
  const thing = view.some[ahead];
  // 'Not much, Ooty' denies nothing.
  if (!thing || !(isBefore ? ahead < 2 || !thing.gap : isWord(view.some[end], 'after:not'))) return undefined;
  return denialOf(view, ahead, end + 1);
}
