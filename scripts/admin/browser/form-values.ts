/** Converts between data files and the editor's forms, in which numbers are text, and an empty field is '' or null. */
import * as z from 'zod';
import { inSiteSigns } from '../../../content/format/letters';
import { isOptional, isWrapped, optionFor } from '../../../content/schema/record-text';

/** 26300, 26,300, 1,12,500 or 112,500, also with '.00'. */
const digits = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** The number in a text, which may have a rupee or percent sign; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const plain = text.replace(/^\s*(₹|rs\.?|inr)\s*|\s*(%|\/-)?\s*$/gi, '').trim();
  return digits.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** The number in a text with a minus sign or more decimals, where the greatest number of a field leaves no doubt that they are no thousands. */
const exactNumber = ({ maxValue }: z.ZodNumber, text: string): number | undefined =>
  maxValue !== null && maxValue < 1_000 && /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;

/** Converts a record for the forms. Numbers become text, because the editor's number fields drop the digits before a comma. */
export function toForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, typeof field === 'number' ? String(field) : toForm(field)]),
  );
}

/** Returns whether a value is empty at every depth. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** Converts form values to a record. Text that cannot be read stays unchanged, and the schema refuses it. */
export function fromForm(schema: z.core.$ZodType, value: unknown): unknown {
  if (isWrapped(schema)) return fromForm(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(schema, value);
    return option ? fromForm(option, value) : value;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => fromForm(schema.element, entry));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
        const shape = (schema.shape as Record<string, z.core.$ZodType>)[name];
        if (!shape) return [[name, field]];
        // A switch that is off and may be left out has been left as it was.
        const isLeft = isBlank(field) || field === false;
        return isLeft && isOptional(shape) ? [] : [[name, fromForm(shape, field)]];
      }),
    );
  if (typeof value !== 'string') return value;
  return schema instanceof z.ZodNumber ? (numberIn(value) ?? exactNumber(schema, value) ?? value) : inSiteSigns(value);
}
