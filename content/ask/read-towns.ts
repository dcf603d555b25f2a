/** Reads towns to start from or to stay near: 'from chennai', 'chennai se', 'madurai ke paas'. Pure functions. */
import type { Part } from './parts';
import { isWord, pausesAt, valueOf, type Found, type View } from './segments';

/** The town of a segment, or the nearest one that has trips. */
export function townAt({ some }: View, ahead: number, group: 'from' | 'near'): Omit<Part, 'at'> | undefined {
  const segment = some[ahead];
  const own = segment && valueOf(segment, group);
  const [start, near = start] = (segment && valueOf(segment, 'around')?.split('/')) ?? [];
  const id = own ?? (group === 'from' ? start : near);
  return segment && id
    ? { choices: { [group]: [id] }, ...(own === undefined ? { insteadOf: segment.at } : {}) }
    : undefined;
}

/** Parses 'from chennai', 'chennai se', 'chennai to ooty', 'near madurai', 'madurai ke paas'. */
export function townPhraseAt(view: View): Found | undefined {
  const [first, second, third] = view.some;
  for (const group of ['near', 'from'] as const) {
    if (isWord(first, `before:${group}`)) {
      const end = 2 + pausesAt(view, 1);
      const part = townAt(view, end - 1, group);
      if (!part) continue;
      return { length: isWord(view.some[end], `after:${group}`) ? end + 1 : end, part };
    }
    const part = isWord(second, `after:${group}`) ? townAt(view, 0, group) : undefined;
    if (part) return { length: 2, part };
  }
  // Matches 'delhi to manali', but not 'delhi to' at the end.
  const part =
    isWord(second, 'is:t') &&
    third?.meanings.some((meaning) => /^(thing|choice|unsold|from|near|around):/.test(meaning))
      ? townAt(view, 0, 'from')
      : undefined;
  return part ? { length: 2, part } : undefined;
}
