/** Reads towns to start from or to stay near: 'from chennai', 'chennai se', 'madurai ke paas'. Pure functions. */
import type { Part } from './parts';
import {
  boundOf,
  isWord,
  number,
  numberOf,
  pause,
  pausesAt,
  valueOf,
  type Found,
  type Segment,
  type View,
} from './segments';

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

const distances = new RegExp(`^(?:B${pause})?${number}(?:t?${number})?[KI]`);
/** Words between a distance and its town: '200 km around', '5 hours drive from', '150 km ke andar'. */
const isBetween = (segment: Segment | undefined) =>
  isWord(segment, 'filler:', 'before:from', 'before:near', 'before:around', 'after:at-most');

/**
 * Parses 'within 200 km of chennai', '5 hours from bangalore', 'chennai se 200 km'. Hours on the road are not known, so they are no limit, unless
 * no town is named.
 */
export function distanceAt(view: View): Found | undefined {
  const [first, second] = view.some;
  const isBehind = isWord(second, 'after:from');
  const start = isBehind || isWord(first, 'before:from') ? 2 : 0;
  const [typed] = distances.exec(view.shape.slice(start)) ?? [];
  if (!typed) return undefined;
  const end = start + typed.length;
  let ahead = start ? Number(!isBehind) : end;
  while (!start && isBetween(view.some[ahead])) ahead++;
  const part = townAt(view, ahead, 'near');
  const isHours = typed.endsWith('I');
  if (!part)
    return isHours && boundOf(first, 'before') === 'at-most'
      ? { length: end, part: { choices: { without: ['long-drives'] } } }
      : undefined;
  return {
    length: start ? end : ahead + (isWord(view.some[ahead + 1], 'after:from', 'after:near') ? 2 : 1),
    part: {
      ...part,
      ...(isHours ? { say: 'hours' } : { within: numberOf(view.some[end - 2]) }),
    },
  };
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
