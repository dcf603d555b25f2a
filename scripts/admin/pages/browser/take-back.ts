/** Undoes one change of a record, and keeps the later ones. */

type Json = unknown;

export const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two JSON values are equal, whatever the order of their fields. */
export function isSame(one: Json, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  return one === other;
}

export class ChangedSince extends Error {
  constructor() {
    super('This was changed again later. Take the later change back first.');
  }
}

/**
 * Undoes a change in the current value.
 * @param before The value before the change.
 * @param after The value after the change.
 * @throws ChangedSince if a later change touched the same field.
 */
export function takenBack(current: Json, before: Json, after: Json): Json {
  if (isSame(before, after)) return current;
  if (isSame(current, after)) return before;
  if (isRecord(current) && isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(current), ...Object.keys(after)])];
    const fields = keys.map((key) => [key, takenBack(current[key], before[key], after[key])] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(current) && Array.isArray(before) && Array.isArray(after)) {
    const isAligned = current.length === before.length && before.length === after.length;
    if (isAligned) return current.map((value, index) => takenBack(value, before[index], after[index]));
  }
  throw new ChangedSince();
}
