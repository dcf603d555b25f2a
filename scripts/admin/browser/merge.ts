/** Two people changed one record: what each changed alone is kept, what both changed is asked for. */
import { fieldInWords } from '../words';
import { formOf, localeOf, recordOf, type Draft, type Entry, type Values } from './draft';
import { isBlank } from './form-values';
import { notSaved } from './refuse';

export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Another value that a path gets. */
export interface Change {
  path: string;
  value: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values are written alike: a field that is missing and one that is empty are. */
function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (!isGroup(one) || !isGroup(other)) return one === other;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/** @returns what of theirs is to be taken over, and what both changed */
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

/** Values by their path, as the editor holds them. */
function flat(value: unknown, path: string): [string, unknown][] {
  if (!isGroup(value) || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${path}.${name}`));
}

/** Writes a value into what the editor holds, in the place of all that stood below the path. */
export function write(values: Record<string, unknown>, { path, value }: Change): void {
  for (const name of Object.keys(values))
    if (name === path || name.startsWith(`${path}.`)) Reflect.deleteProperty(values, name);
  for (const [name, inner] of flat(value, path)) values[name] = inner;
}

const shown = (value: unknown): string => {
  if (isBlank(value)) return 'nothing';
  return isGroup(value) ? Object.values(value).map(shown).join(', ') : String(value);
};

/** Asks whose values to keep; nothing is chosen beforehand. @returns the paths of theirs, or undefined when nothing is to be saved */
export type Choose = (form: string, clashes: readonly Clash[]) => Promise<ReadonlySet<string> | undefined>;

/** The question as a dialog. */
export const chooseInDialog: Choose = (form, clashes) =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'clashes';
    const add = <Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text = '') => {
      const element = document.createElement(name);
      element.textContent = text;
      return parent.appendChild(element);
    };
    const heading = add(dialog, 'h2', 'Not saved yet: somebody else changed the same');
    heading.id = 'clashes';
    dialog.setAttribute('aria-labelledby', heading.id);
    add(dialog, 'p', 'Choose what is to stand on the site. All else that either of you changed is kept.');
    const questions = add(dialog, 'form');
    for (const [index, { path, mine, theirs }] of clashes.entries()) {
      const group = add(questions, 'fieldset');
      add(group, 'legend', fieldInWords(form, path));
      for (const [whose, value] of [
        ['Yours', mine],
        ['Theirs', theirs],
      ] as const) {
        const label = add(group, 'label');
        const input = add(label, 'input');
        Object.assign(input, { type: 'radio', name: `clash-${index}`, value: whose, required: true });
        add(label, 'span', `${whose}: ${shown(value)}`);
      }
    }
    const done = (paths: ReadonlySet<string> | undefined) => {
      dialog.remove();
      resolve(paths);
    };
    const [keep, leave] = [add(questions, 'button', 'Save these'), add(questions, 'button', 'Do not save')];
    for (const button of [keep, leave]) button.type = 'button';
    keep.addEventListener('click', () => {
      if (!questions.reportValidity()) return;
      const chosen = new FormData(questions);
      done(new Set(clashes.flatMap(({ path }, index) => (chosen.get(`clash-${index}`) === 'Theirs' ? path : []))));
    });
    leave.addEventListener('click', () => done(undefined));
    dialog.addEventListener('cancel', () => done(undefined));
    document.body.append(dialog);
    dialog.showModal();
  });

/**
 * Brings what somebody else saved meanwhile into the form.
 * @throws when it cannot be, or the operator does not want to
 */
export async function mergeDraft(
  draft: Draft,
  conflict: { type: string; entry?: Entry },
  choose: Choose,
): Promise<void> {
  const [form, locale] = [formOf(draft), localeOf(draft)];
  const theirs = conflict.entry?.locales[locale]?.content;
  // A record that somebody took out: the editor asks whether to make it again.
  if (!theirs) throw new Error('save_conflict', { cause: conflict });
  const mine = draft.currentValues[locale] ?? {};
  const read = (values: Values | undefined) => recordOf(values ?? {});
  const { changes, clashes } = merged(read(draft.originalValues[locale]), read(mine), read(theirs));
  const chosen = clashes.length > 0 ? await choose(form, clashes) : new Set<string>();
  if (!chosen) throw notSaved('You chose to save nothing. What you typed is still here.');
  const taken = clashes.filter(({ path }) => chosen.has(path)).map(({ path, theirs: value }) => ({ path, value }));
  for (const change of [...changes, ...taken]) write(mine, change);
}
