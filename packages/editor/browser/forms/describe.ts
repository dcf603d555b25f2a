/** Describes the form of a schema: each field with its label, its hint, its kind and its choices. */
import * as z from 'zod';
import { capitalised } from '../../../../content/format/capitalised';
import { destinationIds } from '../../../../content/ids/destinations';
import { isOptional } from '../../../../content/schema/record-text';
import { labelsOfIds } from '../../names/choices';
import { kindOf } from '../../names/kinds';
import { leavesOf, metaOf, shapeOf, unwrapped } from '../../names/schema-words';
import { labelOf } from '../../names/words';
import type { Choice } from '../ui/search-choices';

/** What is chosen from: the choices, or the folder whose records they are. */
export type Choices = readonly Choice[] | 'trips' | 'pictures' | 'destinations';

interface Common {
  name: string;
  label: string;
  hint?: string;
  isOptional: boolean;
  isReadonly: boolean;
}

/** The fields of one kind of a group, and the values that tell it from the others. */
export interface Variant {
  label: string;
  marks: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
}

/** What is known of a field beside its words, by its kind. */
interface Kinds {
  text: { isLong: boolean };
  email: unknown;
  day: unknown;
  yes: unknown;
  photo: unknown;
  number: { isWhole: boolean };
  choice: { choices: Choices };
  choices: { choices: Choices };
  group: { fields: readonly Field[]; summary?: string };
  rows: { one: string; entry: Field; summary?: string };
  variants: { variants: readonly Variant[] };
}

export type FieldOf<Kind extends keyof Kinds> = { [One in Kind]: Common & { kind: One } & Kinds[One] }[Kind];
export type Field = FieldOf<keyof Kinds>;

/** A text with a greater maximum length has several lines. */
const oneLine = 100;

/** A list of numbers up to this span is chosen from; in a greater one they are typed. */
const mostNumbers = 31;

const contractHint =
  'The contract may quote this. If you change it, the site is published with it, and your engineers are told.';

const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** The least and the greatest number, number of characters, or number of entries that a schema accepts. */
function limitsOf(schema: z.core.$ZodType): { least: number | null; most: number | null; unit: string } | undefined {
  if (schema instanceof z.ZodNumber) return { least: schema.minValue, most: schema.maxValue, unit: '' };
  if (schema instanceof z.ZodString) return { least: schema.minLength, most: schema.maxLength, unit: ' characters' };
  if (!(schema instanceof z.ZodArray)) return undefined;
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as { minimum?: number; maximum?: number });
  const limit = (name: 'minimum' | 'maximum') => checks.find((check) => check[name] !== undefined)?.[name] ?? null;
  return { least: limit('minimum'), most: limit('maximum'), unit: ' entries' };
}

/** The limits in words: 'From 4 to 8 entries.' A least of one character or entry says only that the field is not optional. */
function limitsInWords(schema: z.core.$ZodType): string {
  const { least = null, most: greatest = null, unit = '' } = limitsOf(schema) ?? {};
  const most = greatest !== null && greatest < Number.MAX_SAFE_INTEGER ? figures.format(greatest) + unit : '';
  if (least === null || least <= Number.MIN_SAFE_INTEGER || (unit && least <= 1)) return most && `Up to ${most}.`;
  if (least === greatest) return `Exactly ${most}.`;
  return most ? `From ${figures.format(least)} to ${most}.` : `At least ${figures.format(least)}${unit}.`;
}

/** The line under a label. */
function hintOf(schema: z.core.$ZodType, { description, inContract }: z.GlobalMeta): string {
  const sentence = description && (/[.!?]$/.test(description) ? description : `${description}.`);
  return [sentence, limitsInWords(schema), inContract ? contractHint : ''].filter(Boolean).join(' ');
}

const isDestinations = (values: readonly unknown[]) =>
  values.length === destinationIds.length && destinationIds.every((id) => values.includes(id));

/** The choices of an enumeration, with their labels. */
function choicesOf(values: readonly (string | number)[], labels: z.GlobalMeta['labels']): Choices {
  if (isDestinations(values)) return 'destinations';
  const known = labels ?? labelsOfIds(values) ?? {};
  return values.map((value) => ({ value, label: known[value] ?? capitalised(String(value)) }));
}

const isWhole = ({ format }: z.ZodNumber) => format === 'safeint' || format === 'int32';

/** The numbers between the limits of a schema, if they are few. */
function numbersOf(schema: z.core.$ZodType): number[] | undefined {
  if (!(schema instanceof z.ZodNumber) || !isWhole(schema)) return undefined;
  const { minValue: least, maxValue: most } = schema;
  if (least === null || most === null || most - least > mostNumbers) return undefined;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** What an entry of a list is chosen from; undefined if it is typed. */
function choicesIn(entry: z.core.$ZodType): Choices | undefined {
  const { chosenFrom, labels } = metaOf(entry);
  if (chosenFrom && chosenFrom !== 'photos') return chosenFrom;
  const inner = unwrapped(entry);
  if (inner instanceof z.ZodEnum) return choicesOf(inner.options, labels);
  return numbersOf(inner)?.map((value) => ({ value, label: String(value) }));
}

type Described<Kinds> = Kinds extends Field ? Omit<Kinds, keyof Common> : never;

function kindIn(
  schema: z.core.$ZodType,
  { chosenFrom, labels, one = 'entry', summary }: z.GlobalMeta,
): Described<Field> {
  const line = summary === undefined ? {} : { summary };
  if (chosenFrom === 'photos') return { kind: 'photo' };
  if (chosenFrom) return { kind: 'choice', choices: chosenFrom };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: choicesOf(schema.options, labels) };
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral) return { kind: 'yes' };
  if (schema instanceof z.ZodNumber) return { kind: 'number', isWhole: isWhole(schema) };
  if (schema instanceof z.ZodISODate) return { kind: 'day' };
  if (schema instanceof z.ZodEmail) return { kind: 'email' };
  if (schema instanceof z.ZodString) return { kind: 'text', isLong: (schema.maxLength ?? Infinity) > oneLine };
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsOf(schema), ...line };
  if (schema instanceof z.ZodDiscriminatedUnion) return { kind: 'variants', variants: variantsOf(schema) };
  if (schema instanceof z.ZodArray) {
    const choices = choicesIn(schema.element);
    if (choices) return { kind: 'choices', choices };
    return { kind: 'rows', one, entry: fieldOf(one, schema.element), ...line };
  }
  throw new Error(`the editor has no field for ${schema._zod.def.type}`);
}

function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const meta = metaOf(schema);
  const inner = unwrapped(schema);
  const hint = hintOf(inner, meta);
  return {
    name,
    label: capitalised(labelOf(name, meta)),
    ...(hint ? { hint } : {}),
    isOptional: isOptional(schema),
    isReadonly: meta.readonly ?? false,
    ...kindIn(inner, meta),
  };
}

/** A field with one value is none that is asked for: it tells kinds of records apart. */
const isMark = (schema: z.core.$ZodType): schema is z.ZodLiteral =>
  schema instanceof z.ZodLiteral && schema.value !== true;

/** The fields of an object schema in its order. */
const fieldsOf = (schema: z.ZodObject): Field[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => (isMark(field) ? [] : [fieldOf(name, field)]));

function variantsOf(schema: z.core.$ZodType): Variant[] {
  return leavesOf(schema).map((leaf) => {
    const marks = Object.fromEntries(
      Object.entries(shapeOf(leaf)).flatMap(([name, field]) => (isMark(field) ? [[name, field.value]] : [])),
    );
    const label = metaOf(leaf).title ?? kindOf(marks) ?? capitalised(String(Object.values(marks).at(-1)));
    return { label, marks, fields: fieldsOf(leaf) };
  });
}

/** The kind of a group to which a value belongs. */
export const variantOf = (variants: readonly Variant[], value: unknown): Variant | undefined =>
  variants.find(({ marks }) =>
    Object.entries(marks).every(([name, mark]) => (value as Readonly<Record<string, unknown>>)[name] === mark),
  );

/** The form of a record, as a group of fields or as kinds of it. The id of a record is the name of its file. */
export function describe(schema: z.core.$ZodType): FieldOf<'group' | 'variants'> {
  const form = fieldOf('record', schema);
  const withoutId = (fields: readonly Field[]) => fields.filter(({ name }) => name !== 'id');
  if (form.kind === 'group') return { ...form, fields: withoutId(form.fields) };
  if (form.kind !== 'variants') throw new Error('a record is an object');
  return { ...form, variants: form.variants.map((one) => ({ ...one, fields: withoutId(one.fields) })) };
}
