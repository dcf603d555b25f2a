/** Reads what is not wanted: 'no flight', 'without trekking', 'flight vendam', 'not Goa'. Pure functions. */
import { choicesFrom, isWord, pausesAt, plainMeaning, valueOf, type Found, type View } from './segments';

export function deniedAt(view: View): Found | undefined {
  const [first, second] = view.some;
  const isBefore = isWord(first, 'before:not');
  const ahead = isBefore ? 1 + pausesAt(view, 1) : 0;
  const thing = view.some[ahead];
  if (!thing || !(isBefore || isWord(second, 'after:not'))) return undefined;
  const length = isBefore ? ahead + 1 : 2;
  const denied = valueOf(thing, 'not');
  if (denied) return { length, part: { choices: choicesFrom(denied) } };
  const own = plainMeaning(thing);
  if (own && !('page' in own)) return { length, part: { ...own, isDenied: true } };
  // Trips cannot be filtered by another denial. It counts as unknown, so that it is never read as the opposite.
  return thing.meanings.length === 0 || isWord(thing, 'filler:') ? undefined : { length };
}
