/** The editor's fields against the schemas that they are made from. */
import * as z from 'zod';
import { capitalised } from '../../content/format/capitalised';
import { keysOf } from '../../content/schema/keys-of';
import { operatorSchemas } from '../../content/schema/operator';
import { tripSchema } from '../../content/schema/trips';
import { leavesOf } from './config';
import { fieldsOf, type Field } from './fields';
import { words } from './words';

const records = [
  ...leavesOf(tripSchema).map((schema) => ['trips', schema] as const),
  ...keysOf(operatorSchemas).map((file) => [file, operatorSchemas[file]] as const),
];

test('what a schema demands its form demands', () => {
  const schema = z.strictObject({
    id: z.string(),
    kind: z.literal('tour'),
    title: z.string().min(5).max(60),
    text: z.string().max(900).optional(),
    code: z.string().regex(/^\d+$/, 'is no number'),
    days: z.int().min(1).max(20),
    hours: z.number().positive().max(24),
    isFull: z.boolean(),
    month: z.enum(['jan']).nullable().default(null),
    weeks: z.array(z.int().min(1).max(3)).max(2),
    months: z.array(z.enum(['feb'])).min(1),
    stops: z.array(z.string()).min(2).max(6),
    ways: z.array(z.strictObject({ on: z.iso.date() })),
    leader: z.strictObject({ email: z.email().or(z.literal('')) }).optional(),
  });
  const named = (name: string, more: object) => ({ name, label: name, ...more });
  const choice = (value: string) => ({ value, label: capitalised(value) });
  expect(fieldsOf(schema, 'form')).toEqual([
    named('kind', { widget: 'hidden', default: 'tour' }),
    named('title', { widget: 'string', use_emoji_autocomplete: false, minlength: 5, maxlength: 60 }),
    named('text', { widget: 'text', maxlength: 900, required: false }),
    named('code', { widget: 'string', use_emoji_autocomplete: false, pattern: ['^\\d+$', 'is no number'] }),
    named('days', { widget: 'number', value_type: 'int', min: 1, max: 20 }),
    named('hours', { widget: 'number', value_type: 'float', step: 0.01, min: 0.01, max: 24 }),
    named('isFull', { widget: 'boolean', default: false }),
    named('month', { widget: 'select', options: [choice('jan')], required: false }),
    named('weeks', { widget: 'select', multiple: true, options: [1, 2, 3], max: 2 }),
    named('months', { widget: 'select', multiple: true, options: [choice('feb')], min: 1 }),
    named('stops', { widget: 'list', min: 2, max: 6 }),
    named('ways', {
      widget: 'list',
      collapsed: true,
      fields: [named('on', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' })],
    }),
    named('leader', {
      widget: 'object',
      fields: [named('email', { widget: 'string', type: 'email' })],
      required: false,
    }),
  ]);
});

const pathsOf = (fields: readonly Field[], path: string): string[] =>
  fields.flatMap((field) => {
    const own = `${path}.${field.name}`;
    return [own, ...pathsOf((field['fields'] ?? []) as Field[], own)];
  });

test('fields stand in the order of their schema, which is that of the files', () => {
  for (const [path, schema] of records)
    expect(fieldsOf(schema, path).map(({ name }) => name)).toEqual(
      Object.keys(schema.shape).filter((name) => name !== 'id'),
    );
});

test('every field has words of its own, and no words are left over', () => {
  const paths = new Set(records.flatMap(([path, schema]) => pathsOf(fieldsOf(schema, path), path)));
  expect(Object.keys(words).sort()).toEqual([...paths].sort());
});

test('no two fields of one form are called alike', () => {
  for (const [path, schema] of records) {
    const labels = fieldsOf(schema, path).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
