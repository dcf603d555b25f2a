/** Derives the editor's fields from the schemas, so that forms refuse as much of what a schema refuses as the editor can. */
import * as z from 'zod';
import { writable, writableLarge } from '../../content/format/letters';
import { choicesOf, pictureChoices, tripChoices } from './choices';
import { labelOf } from '../../packages/editor/names/words';

type Json = z.core.JSONSchema.BaseSchema & z.GlobalMeta;

/** A field of the editor's configuration; a test compares the fields with the configuration's own schema. */
export interface Field {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** A text with a greater maximum length has several lines. */
const oneLine = 100;
/** The regular expression that a text has to match, and the message for one that does not. */
export function patternOf({ _zod }: z.core.$ZodType): [string, string] | undefined {
  for (const check of _zod.def.checks ?? []) {
    const { def } = check._zod;
    if (!('pattern' in def) || !(def.pattern instanceof RegExp)) continue;
    // Characters from a paste are normalised before validation, so the form must not refuse them.
    if (def.pattern === writable || def.pattern === writableLarge) continue;
    const message = def.error?.({} as never);
    return [def.pattern.source, typeof message === 'string' ? message : 'is not right'];
  }
  return undefined;
}

/** The records that an id may name. */
const chosenFrom = { pictures: pictureChoices, trips: tripChoices };

function textField(schema: Json, path: string) {
  const { minLength = 0, maxLength = 0, patternAndMessage: pattern, chosenFrom: choices } = schema;
  if (choices && choices !== 'photos') return { widget: 'select', options: chosenFrom[choices]() };
  if (path === 'trips.photos.file') return { widget: 'image', accept: 'image/jpeg', choose_url: false };
  return {
    // Emoji autocompletion is off, because some texts contain an emoji code: 'Kochi: by train'.
    ...(maxLength > oneLine ? { widget: 'text' } : { widget: 'string', use_emoji_autocomplete: false }),
    ...(minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength ? { maxlength: maxLength } : {}),
    ...(pattern ? { pattern } : {}),
  };
}

/** Browsers show a date in the format of their region: 28/10/2027. */
const dateField = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };

/** A text field: the editor's number field drops the digits before a comma. */
const numberField = { widget: 'string', use_emoji_autocomplete: false };

function listField({ items, minItems: min, maxItems: max, one }: Json, path: string) {
  const counts = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const entry = items as Json;
  const { enum: values, type, format, minimum = 0, maximum = 0, properties, chosenFrom: choices } = entry;
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  if (choices && choices !== 'photos')
    return { widget: 'select', multiple: true, options: chosenFrom[choices](), ...counts };
  if (values) return { widget: 'select', multiple: true, options: choicesOf(path, values as string[]), ...counts };
  if (type === 'integer') return { widget: 'select', multiple: true, options: numbers, ...counts };
  return {
    widget: 'list',
    ...(one ? { label_singular: one } : {}),
    ...counts,
    ...(properties ? { collapsed: true, fields: fieldsIn(entry, path) } : {}),
    ...(entry.oneOf ? { collapsed: true, ...typesIn(entry, path) } : {}),
    ...(format === 'date' ? { field: { name: 'day', label: 'Day', ...dateField } } : {}),
  };
}

/** The options of a union, each with its own fields, and the field that tells them apart. */
function typesIn({ oneOf = [] }: Json, path: string) {
  const options = oneOf as Json[];
  const kinds = Object.entries((options[0]?.properties ?? {}) as Record<string, Json>);
  const typeKey = kinds.find(([, { const: only }]) => only !== undefined)?.[0] ?? '';
  const types = options.map((option) => {
    const { [typeKey]: kind, ...properties } = option.properties as Record<string, Json>;
    const name = String(kind?.const);
    return { name, label: labelOf(name, option), widget: 'object', fields: fieldsIn({ ...option, properties }, path) };
  });
  return { typeKey, types };
}

function optionsOf({ anyOf, ...schema }: Json, path: string): { widget: string; [option: string]: unknown } {
  // Unwrap a value that may also be null or an empty text.
  const value = anyOf?.find(({ type, const: only }) => type !== 'null' && only !== '');
  if (value) return optionsOf({ ...schema, ...value }, path);
  if (schema.const === true) return { widget: 'boolean', default: false };
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.oneOf) return { widget: 'object', ...typesIn(schema, path) };
  if (schema.enum) return { widget: 'select', options: choicesOf(path, schema.enum as string[]) };
  if (schema.format === 'date') {
    return path.endsWith('.asOf') ? { ...dateField, default: '{{now}}' } : dateField;
  }
  if (schema.format === 'email') return { widget: 'string', type: 'email' };
  switch (schema.type) {
    case 'string':
      return textField(schema, path);
    case 'integer':
    case 'number':
      return numberField;
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'array':
      return listField(schema, path);
    case 'object':
      return { widget: 'object', fields: fieldsIn(schema, path) };
    default:
      throw new Error(`${path}: the editor has no field for ${JSON.stringify(schema.type)}`);
  }
}

/**
 * A summary in which days have the format of the forms.
 * @param fields The fields of one entry or of the group.
 */
const withDays = (summary: string, fields: unknown): string =>
  ((fields ?? []) as Field[])
    .filter(({ widget }) => widget === 'datetime')
    .reduce((text, { name }) => text.replace(`{{${name}}}`, `{{${name} | date('DD/MM/YYYY')}}`), summary);

/** A group whose fields are all optional is always expanded; an empty one is omitted from the file. */
const isAlwaysShown = (schema: Json) => schema.type === 'object' && schema.default !== undefined;

/** The line under a text of the specification. */
const contractHint =
  'The contract quotes some of these texts. If you change one, the site is published with it, and your engineers’ test of the contract names it.';

const hintOf = ({ description, inContract }: Json) =>
  [description, ...(inContract ? [contractHint] : [])].filter(Boolean).join(' ');

/**
 * The fields of a schema.
 * @param path The form, then the names of fields.
 */
const fieldsIn = ({ properties = {}, required = [] }: Json, path: string): Field[] =>
  Object.entries(properties as Record<string, Json>)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) => {
      const options = optionsOf(schema, `${path}.${name}`);
      const summary = schema.summary && withDays(schema.summary, options['fields']);
      const hint = hintOf(schema);
      return {
        name,
        label: labelOf(name, schema),
        ...(hint ? { hint } : {}),
        ...(schema.readonly ? { readonly: true } : {}),
        ...(summary ? { summary, collapsed: 'auto' } : {}),
        ...options,
        ...(required.includes(name) || isAlwaysShown(schema) ? {} : { required: false }),
      };
    });

/** The fields of a record in the order of its schema, which is that of the file. Its id is no field, because it is the file's name. */
export const fieldsOf = (schema: z.ZodObject, path: string): Field[] =>
  fieldsIn(
    z.toJSONSchema(schema, {
      io: 'input',
      override({ zodSchema, jsonSchema }) {
        const pattern = patternOf(zodSchema);
        if (pattern) jsonSchema['patternAndMessage'] = pattern;
      },
    }),
    path,
  );
