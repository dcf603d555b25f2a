/** Describes the change of a record in the words of its form: 'Price: ₹26,300 → ₹26,900'. */
import { formatRupees } from '../../../../content/format/money';
import { isSame } from '../save/merge';
import { fieldInWords } from '../../names/words';

interface Change {
  /** The label of the field in the form. */
  field: string;
  was: string;
  is: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rupeeField = /^(price|originalPrice|rupees|fare[A-Z]\w*)$/;

/**
 * A value as the operator reads it.
 * @param name The name of its field.
 */
function inWords(value: unknown, name: string): string {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return rupeeField.test(name) ? formatRupees(value) : String(value);
  if (Array.isArray(value))
    return value.length === 0
      ? 'empty'
      : value.map((entry) => inWords(entry, name)).join(isRecord(value[0]) ? '; ' : ', ');
  if (isRecord(value))
    return Object.entries(value)
      .filter(([, part]) => typeof part !== 'object')
      .map(([key, part]) => inWords(part, key))
      .join(', ');
  return (value as string).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** The number of characters shown around a change in a long text. */
const around = 40;

/** Shortens two texts to the part that differs, with some context. */
function shortened(was: string, is: string): [string, string] {
  let start = 0;
  while (start < was.length && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [from, to] = [Math.max(0, start - around), Math.max(0, end - around)];
  const part = (text: string) => `${from > 0 ? '…' : ''}${text.slice(from, text.length - to)}${to > 0 ? '…' : ''}`;
  return [part(was), part(is)];
}

/** The label of a field without its unit, which is printed with the value. */
const labelOf = (form: string, path: string) => fieldInWords(form, path).replace(/,? in rupees$/, '');

/** The changes of a list whose entries were added, removed or moved: the entries in only one of the two. */
function entryChanges(form: string, path: string, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const lacking = (list: readonly unknown[], other: readonly unknown[]) =>
    list.filter((entry) => !other.some((one) => isSame(one, entry)));
  const [gone, added] = [lacking(before, after), lacking(after, before)];
  const name = path.split('.').at(-1) ?? '';
  if (gone.length + added.length === 0) return [{ field: labelOf(form, path), was: 'one order', is: 'another order' }];
  return [{ field: labelOf(form, path), was: inWords(gone, name), is: inWords(added, name) }];
}

/**
 * All changes between two states.
 * @param form The first part of each path.
 */
export function changesInWords(form: string, before: unknown, after: unknown, path = ''): Change[] {
  if (isSame(before, after)) return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesInWords(form, before[key], after[key], at(key)),
    );
  if (Array.isArray(before) && Array.isArray(after)) {
    const isListOfRecords = isRecord(before[0] ?? after[0]);
    return isListOfRecords && before.length === after.length
      ? before.flatMap((entry, index) => changesInWords(form, entry, after[index] as unknown, at(index)))
      : entryChanges(form, path, before, after);
  }
  const name = path.split('.').at(-1) ?? '';
  const [was, is] = shortened(inWords(before, name), inWords(after, name));
  return [{ field: labelOf(form, path), was, is }];
}
