/** The editor's fields, made from the schemas: what a schema refuses the form refuses as well, where the editor can. */
import * as z from 'zod';
import { isOptional } from '../../content/schema/record-text';
import { choicesOf, pictureChoices } from './choices';
import { inner, wordsOf } from './words';

/** A field of the editor's configuration; a test holds these against the configuration's own schema. */
export interface Field {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** From so many characters on a text has several lines. */
const oneLine = 100;
/** The least of a number that has to be above nothing: two decimals are written at most. */
const aboveNothing = 0.01;

/** The expression a text has to match, and what to say of one that does not. */
export function patternOf(schema: z.ZodString): [string, string] | undefined {
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod;
    if (!('pattern' in def) || !(def.pattern instanceof RegExp)) continue;
    const message = _zod.def.error?.({} as never);
    return [def.pattern.source, typeof message === 'string' ? message : 'is not right'];
  }
  return undefined;
}

function textField(schema: z.ZodString, path: string) {
  const { minLength, maxLength } = schema;
  if (path === 'trips.photos.file') return { widget: 'image', accept: 'image/jpeg', choose_url: false };
  if (path === 'trips.picture') return { widget: 'select', options: pictureChoices() };
  return {
    widget: maxLength !== null && maxLength > oneLine ? 'text' : 'string',
    // Some have it among their words: 'Kochi: by train'.
    ...(maxLength !== null && maxLength > oneLine ? {} : { use_emoji_autocomplete: false }),
    ...(minLength !== null && minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength === null ? {} : { maxlength: maxLength }),
    ...(patternOf(schema) ? { pattern: patternOf(schema) } : {}),
  };
}

/** Whether a number is whole. */
export const isWhole = (schema: z.ZodNumber) => schema.format === 'safeint' || schema.format === 'int32';

/** The smallest and the largest value of a number. */
export function limitsOf(schema: z.ZodNumber): { min: number; max: number } {
  const isAbove = z.safeParse(schema, schema.minValue).success;
  return { min: isAbove ? (schema.minValue ?? -Infinity) : aboveNothing, max: schema.maxValue ?? Infinity };
}

const numberField = (schema: z.ZodNumber) => ({
  widget: 'number',
  value_type: isWhole(schema) ? 'int' : 'float',
  ...(isWhole(schema) ? {} : { step: 0.01 }),
  ...limitsOf(schema),
});

/** The fewest and the most entries of a list. */
export function countsOf({ def }: z.ZodArray): { min?: number; max?: number } {
  const counts: { min?: number; max?: number } = {};
  for (const { _zod } of def.checks ?? []) {
    if ('minimum' in _zod.def) counts.min = Number(_zod.def.minimum);
    if ('maximum' in _zod.def) counts.max = Number(_zod.def.maximum);
  }
  return counts;
}

function listField(schema: z.ZodArray, path: string, one?: string) {
  const counts = countsOf(schema);
  const element = inner(schema.element);
  if (element instanceof z.ZodEnum)
    return { widget: 'select', multiple: true, options: choicesOf(path, Object.values(element.enum)), ...counts };
  if (element instanceof z.ZodNumber) {
    const { min, max } = limitsOf(element);
    const options = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return { widget: 'select', multiple: true, options, ...counts };
  }
  const list = { widget: 'list', ...(one ? { label_singular: one } : {}), ...counts };
  return element instanceof z.ZodObject ? { ...list, collapsed: true, fields: fieldsOf(element, path) } : list;
}

function optionsOf(schema: z.core.$ZodType, path: string, one?: string): { widget: string; [option: string]: unknown } {
  if (schema instanceof z.ZodLiteral) return { widget: 'hidden', default: schema.value };
  if (schema instanceof z.ZodISODate) {
    const date = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    return path.endsWith('.asOf') ? { ...date, default: '{{now}}' } : date;
  }
  if (schema instanceof z.ZodEmail) return { widget: 'string', type: 'email' };
  if (schema instanceof z.ZodString) return textField(schema, path);
  if (schema instanceof z.ZodNumber) return numberField(schema);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: choicesOf(path, Object.values(schema.enum)) };
  if (schema instanceof z.ZodArray) return listField(schema, path, one);
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, path) };
  throw new Error(`${path}: the editor has no field for a ${schema._zod.def.type}`);
}

/** A group all of whose fields may stay empty is shown open to be filled in, and left out of the file while it is empty. */
const isAlwaysShown = (schema: z.core.$ZodType) => schema instanceof z.ZodPrefault;

/** The field of a schema. @param path the folder or the file, then the names of fields */
function fieldOf(name: string, schema: z.core.$ZodType, path: string): Field {
  const { title, description, one, summary } = wordsOf(name, schema);
  return {
    name,
    label: title,
    ...(description ? { hint: description } : {}),
    ...(summary ? { summary, collapsed: 'auto' } : {}),
    ...optionsOf(inner(schema), path, one),
    ...(isOptional(schema) && !isAlwaysShown(schema) ? { required: false } : {}),
  };
}

/** The fields of a record in the order of its schema, which is that of the file. A trip's id is no field: it is the file's name. */
export const fieldsOf = ({ shape }: z.ZodObject, path: string): Field[] =>
  Object.entries(shape)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]: [string, z.core.$ZodType]) => fieldOf(name, schema, `${path}.${name}`));
