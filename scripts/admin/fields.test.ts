/** Compares the editor's fields with the schemas that they are derived from. */
import * as z from 'zod';
import { capitalised } from '../../content/format/capitalised';
import { formSchemas } from '../../content/schema/data-folders';
import { operatorSchemas } from '../../content/schema/operator';
import { leavesOf } from './config';
import { fieldsOf, type Field } from './fields';
import { trips } from '../../content/catalogue/trips';

const forms = Object.entries(formSchemas).flatMap(([form, schema]) =>
  leavesOf(schema).map((leaf) => [form, leaf] as const),
);

test('derives the same requirements for a form as its schema has', () => {
  const schema = z.strictObject({
    id: z.string(),
    kind: z.literal('tour'),
    title: z.string().min(5).max(60),
    text: z.string().max(900).optional(),
    code: z.string().regex(/^\d+$/, 'is no number'),
    days: z.int().min(1).max(20),
    hours: z.number().positive().max(24),
    full: z.boolean(),
    month: z.enum(['jan']).nullable().default(null),
    weeks: z.array(z.int().min(1).max(3)).max(2),
    months: z.array(z.enum(['feb'])).min(1),
    stops: z.array(z.string()).min(2).max(6).meta({ title: 'Towns', one: 'town' }),
    ways: z.array(z.strictObject({ on: z.iso.date() })).meta({ summary: '{{on}}' }),
    leader: z
      .strictObject({ email: z.email().or(z.literal('')) })
      .meta({ description: 'Alone', summary: '{{email}}' })
      .optional(),
    host: z.strictObject({ town: z.string().default('') }).prefault({}),
    once: z.literal(true).optional(),
    quoted: z.string().meta({ description: 'On its card.', inContract: true }),
    drawn: z.string().meta({ readonly: true }),
    parts: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('map') }).meta({ title: 'A map' }),
          z.strictObject({ kind: z.literal('list'), heading: z.string() }),
        ]),
      )
      .min(2),
    shows: z.discriminatedUnion('by', [z.strictObject({ by: z.literal('name'), word: z.string() })]),
  });
  const named = (name: string, more: object) => ({ name, label: capitalised(name), ...more });
  const line = { widget: 'string', use_emoji_autocomplete: false };
  const choice = (value: string) => ({ value, label: capitalised(value) });
  expect(fieldsOf(schema, 'form')).toEqual([
    named('kind', { widget: 'hidden', default: 'tour' }),
    named('title', { widget: 'string', use_emoji_autocomplete: false, minlength: 5, maxlength: 60 }),
    named('text', { widget: 'text', maxlength: 900, required: false }),
    named('code', { widget: 'string', use_emoji_autocomplete: false, pattern: ['^\\d+$', 'is no number'] }),
    named('days', { widget: 'string', use_emoji_autocomplete: false }),
    named('hours', { widget: 'string', use_emoji_autocomplete: false }),
    named('full', { widget: 'boolean', default: false }),
    named('month', { widget: 'select', options: [choice('jan')], required: false }),
    named('weeks', { widget: 'select', multiple: true, options: [1, 2, 3], max: 2 }),
    named('months', { widget: 'select', multiple: true, options: [choice('feb')], min: 1 }),
    named('stops', { label: 'Towns', widget: 'list', label_singular: 'town', min: 2, max: 6 }),
    named('ways', {
      widget: 'list',
      collapsed: true,
      summary: "{{on | date('DD/MM/YYYY')}}",
      fields: [named('on', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' })],
    }),
    named('leader', {
      hint: 'Alone',
      widget: 'object',
      collapsed: 'auto',
      summary: '{{email}}',
      fields: [named('email', { widget: 'string', type: 'email' })],
      required: false,
    }),
    named('host', {
      widget: 'object',
      fields: [named('town', { widget: 'string', use_emoji_autocomplete: false, required: false })],
    }),
    named('once', { widget: 'boolean', default: false, required: false }),
    named('quoted', {
      ...line,
      hint: expect.stringMatching(/^On its card\. The contract quotes .* is published/) as string,
    }),
    named('drawn', { ...line, readonly: true }),
    named('parts', {
      widget: 'list',
      min: 2,
      collapsed: true,
      typeKey: 'kind',
      types: [
        { name: 'map', label: 'A map', widget: 'object', fields: [] },
        { name: 'list', label: 'List', widget: 'object', fields: [named('heading', line)] },
      ],
    }),
    named('shows', {
      widget: 'object',
      typeKey: 'by',
      types: [{ name: 'name', label: 'Name', widget: 'object', fields: [named('word', line)] }],
    }),
  ]);
});

/** The labels of a form, and of each group in it. */
const labelsOf = (fields: readonly Field[]): string[][] => [
  fields.map(({ label }) => String(label)),
  ...fields.flatMap((field) => labelsOf((field['fields'] ?? []) as Field[])),
];

test.each(forms)('uses readable and unique labels in each group of %s', (form, schema) => {
  for (const labels of labelsOf(fieldsOf(schema, form))) {
    expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

/** The lists of a form, of each group in it and of each kind of a group. */
const listsIn = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    ...(field.widget === 'list' || field['multiple'] ? [field] : []),
    ...listsIn((field['fields'] ?? field['types'] ?? []) as Field[]),
  ]);

test.each(forms)('requires no list of %s that may be empty: the editor would save none', (form, schema) => {
  const required = listsIn(fieldsOf(schema, form)).filter((field) => field['required'] !== false);
  expect(required.filter(({ min }) => !min).map(({ name }) => name)).toEqual([]);
});

interface Option {
  value: string | number;
  label: string;
}

/** The choices of a form and of each group in it, with the name of their field. */
const choicesIn = (fields: readonly Field[]): [string, Option][] =>
  fields.flatMap((field) => [
    ...((field['options'] ?? []) as Option[]).map((option): [string, Option] => [field.name, option]),
    ...choicesIn((field['fields'] ?? []) as Field[]),
  ]);

test.each(forms)('labels every choice in %s with words instead of its id', (form, schema) => {
  const isId = ({ value, label }: Option) => /-|[a-z][A-Z]/.test(String(value)) && label === capitalised(String(value));
  const choices = choicesIn(fieldsOf(schema, form)).filter(([, option]) => typeof option === 'object');
  expect(choices.filter(([, option]) => isId(option))).toEqual([]);
});

test('lets trips be chosen by name, and days in a calendar', () => {
  const peak = fieldsOf(operatorSchemas.peaks, 'peaks')[0]?.['fields'] as Field[];
  const trip = peak.find(({ name }) => name === 'trips');
  expect(trip).toMatchObject({ widget: 'select', multiple: true });
  expect((trip?.['options'] as Option[]).map(({ value }) => value).sort()).toEqual(trips.map(({ id }) => id).sort());
  const days = fieldsOf(z.strictObject({ off: z.array(z.iso.date()) }), 'form')[0];
  expect(days).toMatchObject({ widget: 'list', field: { widget: 'datetime', type: 'date' } });
});
