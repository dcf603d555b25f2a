/**
 * Merges the changes of two people to one record: changes by one of them are kept, and the operator chooses where both changed the same
 * field.
 */
import { askWhose } from '../pages/browser/ask-whose';
import { fieldInWords } from '../../../packages/editor/names/words';
import { formOf, localeOf, recordOf, type Draft, type Entry, type Values } from './draft';
import { isBlank } from './form-values';
import { notSaved } from './refuse';

export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** A new value for a path. */
export interface Change {
  path: string;
  value: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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
): { changes: Change[]; clashes: Clash[] } {
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

/** Values by path, like the editor's own. */
function flat(value: unknown, path: string): [string, unknown][] {
  if (!isGroup(value) || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${path}.${name}`));
}

/** Writes a value into the editor's values, replacing everything below the path. */
export function write(values: Record<string, unknown>, { path, value }: Change): void {
  for (const name of Object.keys(values))
    if (name === path || name.startsWith(`${path}.`)) Reflect.deleteProperty(values, name);
  for (const [name, inner] of flat(value, path)) values[name] = inner;
}

/**
 * Undoes one change of a record, and keeps the later ones.
 * @param before The record before the change.
 * @param after The record after the change.
 * @throws Error if a later change touched the same field.
 */
export function takenBack(current: object | undefined, before: object, after: object): Record<string, unknown> {
  const { changes, clashes } = merged(after, current, before);
  if (clashes.length > 0) throw new Error('This was changed again later. Take the later change back first.');
  return recordOf({ ...current, ...Object.fromEntries(changes.map(({ path, value }) => [path, value])) });
}

const shown = (value: unknown): string => {
  if (isBlank(value)) return 'nothing';
  return isGroup(value) ? Object.values(value).map(shown).join(', ') : String(value);
};

/**
 * Asks whose values to keep, without a preselection.
 * @returns For each clash, whether to keep the other person's value; undefined if nothing should be saved.
 */
export type Choose = (form: string, clashes: readonly Clash[]) => Promise<readonly boolean[] | undefined>;

/**
 * Asks in a dialog.
 * @param action The label of the button that confirms the choice.
 */
export const chooseInDialog =
  (action: string): Choose =>
  (form, clashes) =>
    askWhose(
      clashes.map(({ path, mine, theirs }) => ({
        label: fieldInWords(form, path),
        mine: shown(mine),
        theirs: shown(theirs),
      })),
      action,
    );

/**
 * Merges saved changes into the values of a form.
 * @param base The values that the form had at first.
 * @returns False if the operator declines.
 */
async function mergeInto(
  form: string,
  mine: Record<string, unknown>,
  base: Values | undefined,
  theirs: Values | undefined,
  choose: Choose,
): Promise<boolean> {
  const { changes, clashes } = merged(recordOf(base ?? {}), recordOf(mine), recordOf(theirs ?? {}));
  const isTheirs = clashes.length > 0 ? await choose(form, clashes) : [];
  if (!isTheirs) return false;
  const taken = clashes.filter((_, index) => isTheirs[index]).map(({ path, theirs: value }) => ({ path, value }));
  for (const change of [...changes, ...taken]) write(mine, change);
  return true;
}

/**
 * Merges another person's saved changes into the form.
 * @throws Error if that is impossible, or the operator declines.
 */
export async function mergeDraft(
  draft: Draft,
  conflict: { type: string; entry?: Entry },
  choose: Choose,
): Promise<void> {
  const locale = localeOf(draft);
  const theirs = conflict.entry?.locales[locale]?.content;
  // The other person deleted the record: the editor asks whether to create it again.
  if (!theirs) throw new Error('save_conflict', { cause: conflict });
  const mine = draft.currentValues[locale] ?? {};
  if (!(await mergeInto(formOf(draft), mine, draft.originalValues[locale], theirs, choose)))
    throw notSaved('You chose to save nothing. What you typed is still here.');
}

/** The unsaved values of an earlier visit, and the saved ones that they were typed over. */
export type Backup = Pick<Draft, 'currentValues'> & Partial<Pick<Draft, 'originalValues'>>;

/**
 * Merges what was saved since into a backup, before the form restores it.
 * @param draft The form with the saved values.
 * @returns Whether the operator still wants to restore it.
 */
export const mergeBackup = (backup: Backup, draft: Draft, choose: Choose): Promise<boolean> => {
  const locale = localeOf(draft);
  const saved = draft.originalValues[locale];
  const mine = backup.currentValues[locale] ?? {};
  return mergeInto(formOf(draft), mine, backup.originalValues?.[locale] ?? saved, saved, choose);
};
