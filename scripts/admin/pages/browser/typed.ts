/**
 * Keeps in the browser what is typed into the fields of a page, by their names, until it is saved. After a reload or a new sign-in the page
 * offers it again, and asks where somebody saved another value meanwhile.
 */
import { formatShortDate } from '../../../../content/format/duration';
import { numberIn } from '../../browser/form-values';
import { askWhose } from './ask-whose';
import { button, changeOf, element, list, paragraph, say, type } from './dom';

type Field = Pick<HTMLInputElement, 'name' | 'value' | 'defaultValue'>;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

interface Typed {
  text: string;
  /** The saved text that it replaces. */
  over: string;
}

const key = 'typed';

const typedIn = (store: Store) => JSON.parse(store.getItem(key) ?? '{}') as Readonly<Record<string, Typed>>;

/** Forgets what was typed into some fields, after it was saved. */
export function forget(store: Store, fields: readonly Pick<Field, 'name'>[]): void {
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.entries(typedIn(store)).filter(([name]) => !names.has(name));
  store.setItem(key, JSON.stringify(Object.fromEntries(others)));
}

/** Keeps the text of a field if it is not the saved one. */
export function keep(store: Store, { name, value, defaultValue }: Field): void {
  forget(store, [{ name }]);
  if (value !== defaultValue)
    store.setItem(key, JSON.stringify({ ...typedIn(store), [name]: { text: value, over: defaultValue } }));
}

/** Returns whether two texts are the same or the same number: ₹26,300 and 26300. */
function isSame(one: string, other: string): boolean {
  const number = numberIn(one);
  return one.trim() === other.trim() || (number !== undefined && number === numberIn(other));
}

/** Selects the fields for which an unsaved text is kept. In a clash, the saved text has changed since it was typed. */
export function unsaved<Any extends Field>(store: Store, fields: readonly Any[]) {
  const all = typedIn(store);
  return fields.flatMap((field) => {
    const typed = all[field.name];
    if (!typed || isSame(typed.text, field.defaultValue)) return [];
    return [{ field, ...typed, isClash: !isSame(typed.over, field.defaultValue) }];
  });
}

const labelOf = (field: HTMLInputElement) => field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';

function inWords({ type: kind }: HTMLInputElement, text: string): string {
  if (text === '') return 'empty';
  return kind === 'date' ? formatShortDate(text) : text;
}

/** Keeps what will be typed into the fields of a page that have names, and offers above them what was typed before. */
export function keepTyped(page: HTMLElement): void {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input[name]')];
  for (const field of fields)
    field.addEventListener('input', () => {
      keep(localStorage, field);
    });
  const found = unsaved(localStorage, fields);
  if (found.length === 0) return;

  async function restore(): Promise<void> {
    const typed = unsaved(localStorage, fields);
    const clashes = typed.filter(({ isClash }) => isClash);
    const differences = clashes.map(({ field, text }) => ({
      label: labelOf(field),
      mine: inWords(field, text),
      theirs: inWords(field, field.defaultValue),
    }));
    const isTheirs = await askWhose(differences, 'Restore these');
    if (!isTheirs) return;
    const theirs = clashes.flatMap(({ field }, index) => (isTheirs[index] ? [field] : []));
    for (const { field, text } of typed) type(field, theirs.includes(field) ? field.defaultValue : text);
    offer.remove();
    say('What you typed is restored, and not saved yet. Look through it, then save.', 'done');
  }

  function discard(): Promise<void> {
    for (const field of fields) keep(localStorage, field);
    offer.remove();
    return Promise.resolve();
  }

  const lines = found.map(({ field, text, over, isClash }) => [
    ...changeOf(labelOf(field), inWords(field, over), inWords(field, text)),
    ...(isClash ? [`. Meanwhile somebody saved ${inWords(field, field.defaultValue)}.`] : []),
  ]);
  const offer = element(
    'section',
    { 'aria-label': 'Not saved' },
    paragraph('You typed this earlier, and it is not saved:'),
    list(lines),
    button('Restore', restore),
    button('Discard', discard),
  );
  page.prepend(offer);
}

/** Makes a field begin with what was typed into it before and not saved, for dialogs that can be opened again. */
export function remembered(field: HTMLInputElement): HTMLInputElement {
  field.value = typedIn(localStorage)[field.name]?.text ?? field.value;
  field.addEventListener('input', () => {
    keep(localStorage, field);
  });
  return field;
}
