/** The line that says what is in a folded part of a form. */
import { formatShortDate } from '../../../../content/format/duration';
import { variantOf, type Field, type FieldOf, type Variant } from './describe';
import { hasFields } from './values';

type Values = Readonly<Record<string, unknown>>;

const within = (value: unknown, name: string): unknown => (value as Values | undefined)?.[name];

/** The fields of a group, or those of its kind. */
const partsOf = (field: Field, value: unknown): readonly Field[] => {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'variants' ? (variantOf(field.variants, value ?? {})?.fields ?? []) : [];
};

/** A value as it is read. */
function inWords(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => inWords(field, entry)).join(', ');
  const choices = 'choices' in field && typeof field.choices !== 'string' ? field.choices : [];
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (field.kind === 'day' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return formatShortDate(value);
  if (field.kind === 'yes') return value === true ? field.label : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value at a path such as `people.from`, as it is read. */
function wordsAt(fields: readonly Field[], value: unknown, [name = '', ...rest]: readonly string[]): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const inner = within(value, name);
  return rest.length > 0 ? wordsAt(partsOf(field, inner), inner, rest) : inWords(field, inner);
}

/** The first text that is filled in. */
function firstWords(fields: readonly Field[], value: unknown): string {
  for (const field of fields) {
    const inner = within(value, field.name);
    const words = field.kind === 'group' ? firstWords(field.fields, inner) : inWords(field, inner);
    if (words) return words;
  }
  return '';
}

const longest = 90;
const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …` : text;

function ofGroup(fields: readonly Field[], value: unknown, summary: string | undefined): string {
  const isEmpty = firstWords(fields, value) === '';
  if (isEmpty) return '';
  const filled = summary?.replace(
    /\{\{([\w.]+)\}\}/g,
    (_, path: string) => wordsAt(fields, value, path.split('.')) || '…',
  );
  return shortened(filled ?? firstWords(fields, value));
}

/** The line of one row of a list. */
export function lineOfRow(field: FieldOf<'rows'>, value: unknown): string {
  const { entry, summary } = field;
  if (!hasFields(entry)) return shortened(inWords(entry, within(value, 'value')));
  const kind: Variant | undefined = entry.kind === 'variants' ? variantOf(entry.variants, value ?? {}) : undefined;
  const line = ofGroup(partsOf(entry, value), value, summary);
  return [kind?.label, line].filter(Boolean).join(': ');
}

/** The line of a part: the number of its rows and the first ones, or what is in a group. */
export function lineOf(field: Field, value: unknown): string {
  if (field.kind === 'rows') {
    const rows = Array.isArray(value) ? value : [];
    if (rows.length === 0) return 'none';
    const first = rows.slice(0, 3).map((row) => lineOfRow(field, row));
    return shortened(`${rows.length}: ${first.filter(Boolean).join(' · ')}`);
  }
  const line = field.kind === 'group' ? ofGroup(field.fields, value, field.summary) : lineOfVariant(field, value);
  return line || 'empty';
}

const lineOfVariant = (field: Field, value: unknown): string =>
  field.kind === 'variants' ? (variantOf(field.variants, value ?? {})?.label ?? '') : '';
