/** Merges the changes of two people to one record: changes by one of them are kept, and the operator chooses where both changed the same field. */
import type { Clash } from './problem';

/** A new value for a path, `days.2.text`. */
export interface FieldChange {
  path: string;
  value: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns whether a value is empty at every depth. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isGroup(value) && Object.values(value).every(isBlank));

/** Returns whether two values are written alike; a missing field and an empty one are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (!isGroup(one) || !isGroup(other)) return one === other;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/**
 * Compares two versions with their common base.
 * @returns The other person's changes to take over, and the clashes.
 */
export function merged(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): { changes: FieldChange[]; clashes: Clash[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { changes: [], clashes: [] };
  const all = [base, mine, theirs];
  const isOneShape =
    all.every(isGroup) &&
    (all.every(Array.isArray)
      ? new Set(all.map((list) => Object.keys(list as object).length)).size === 1
      : !all.some(Array.isArray));
  if (!isOneShape)
    return isSame(base, mine)
      ? { changes: [{ path, value: theirs }], clashes: [] }
      : { changes: [], clashes: [{ path, mine, theirs }] };
  const names = new Set(all.flatMap((group) => Object.keys(group as object)));
  const within = [...names].map((name) => {
    const [a, b, c] = all.map((group) => Reflect.get(group as object, name) as unknown);
    return merged(a, b, c, path === '' ? name : `${path}.${name}`);
  });
  return { changes: within.flatMap(({ changes }) => changes), clashes: within.flatMap(({ clashes }) => clashes) };
}

/** A copy of a value with another value at a path; undefined removes the field. */
function written(value: unknown, names: readonly string[], to: unknown): unknown {
  const [name, ...within] = names;
  if (name === undefined) return to;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === name ? written(entry, within, to) : entry));
  const group = isGroup(value) ? value : {};
  const inner = written(group[name], within, to);
  if (inner !== undefined) return { ...group, [name]: inner };
  return Object.fromEntries(Object.entries(group).filter(([other]) => other !== name));
}

/** A copy of a record with changes. */
export const withChanges = (record: object, changes: readonly FieldChange[]): object =>
  changes.reduce<unknown>(
    (changed, { path, value }) => written(changed, path === '' ? [] : path.split('.'), value),
    record,
  ) as object;

/**
 * Undoes one change of a record, and keeps the later ones.
 * @param before The record before the change.
 * @param after The record after the change.
 * @returns Undefined if a later change touched the same field.
 */
export function takenBack(current: object, before: object, after: object): object | undefined {
  const { changes, clashes } = merged(after, current, before);
  return clashes.length > 0 ? undefined : withChanges(current, changes);
}
