/**
 * Converts between records and the values of forms, in which numbers are text, an empty field is '', and a line of a list of plain texts is
 * an object, as `react-hook-form` needs it.
 */
import * as z from 'zod';
import { inSiteSigns } from '../../../../content/format/letters';
import { isOptional, optionFor } from '../../../../content/schema/record-text';
import { metaOf, shapeOf, unwrapped } from '../../names/schema-words';
import { variantOf, type Field } from './describe';
import { numberIn, percentIn } from './numbers';

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether the entries of a list are groups of fields, and not single texts. */
export const hasFields = ({ kind }: Field): boolean => kind === 'group' || kind === 'variants';

function groupToForm(fields: readonly Field[], value: unknown): Values {
  const values = isGroup(value) ? value : {};
  return {
    ...values,
    ...Object.fromEntries(fields.map((field) => [field.name, toForm(field, values[field.name])])),
  };
}

/** Converts a value for its field; without a value, returns that of an empty field. */
export function toForm(field: Field, value?: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return groupToForm(field.fields, value);
    case 'variants':
      return groupToForm(variantOf(field.variants, value ?? {})?.fields ?? [], value);
    case 'rows': {
      const entries = (Array.isArray(value) ? value : []).map((entry) => toForm(field.entry, entry));
      return hasFields(field.entry) ? entries : entries.map((entry) => ({ value: entry }));
    }
    case 'choices':
      return Array.isArray(value) ? value : [];
    case 'yes':
      return value ?? false;
    default:
      return value === undefined || value === null ? '' : typeof value === 'number' ? String(value) : value;
  }
}

/** Returns whether nothing is filled in, at any depth. A box that is not ticked says nothing where it may be left out. */
const isLeft = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isLeft));

/** The number in a text with a minus sign or more decimals, where the greatest number of a field leaves no doubt that they are no thousands. */
const exactNumber = ({ maxValue }: z.ZodNumber, text: string): number | undefined =>
  maxValue !== null && maxValue < 1_000 && /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;

function textToValue(schema: z.core.$ZodType, text: string, { title = '' }: z.GlobalMeta): unknown {
  if (text.trim() === '' && !(schema instanceof z.ZodString)) return undefined;
  if (!(schema instanceof z.ZodNumber)) return inSiteSigns(text);
  const read = /percent/i.test(title) ? percentIn : numberIn;
  return read(text) ?? exactNumber(schema, text) ?? text;
}

/** Converts the value of a form to that of a record. A text that cannot be read stays as it is, and the schema refuses it. */
export function fromForm(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (typeof value === 'string') return textToValue(inner, value, metaOf(schema));
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(inner, value);
    return option ? fromForm(option, value) : value;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const isOfGroups = !['string', 'number', 'enum'].includes(unwrapped(inner.element)._zod.def.type);
    return value.map((entry) => fromForm(inner.element, isGroup(entry) && !isOfGroups ? entry['value'] : entry));
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const shape = shapeOf(inner);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const part = shape[name];
      if (!part) return [[name, field]];
      if (isLeft(field) && isOptional(part)) return [];
      const read = fromForm(part, field);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
