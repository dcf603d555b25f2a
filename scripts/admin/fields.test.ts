/** What the schemas demand, as a JSON Schema says it, against the editor's fields: an account of its own of what `fields.ts` reads off. */
import * as z from 'zod';
import { keysOf } from '../../content/schema/keys-of';
import { operatorSchemas } from '../../content/schema/operator';
import { tripSchema } from '../../content/schema/trips';
import { leavesOf } from './config';
import { fieldsOf, type Field } from './fields';
import { words } from './words';

interface Node {
  [keyword: string]: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  anyOf?: Node[];
  items?: Node;
  enum?: unknown[];
}

const records = [
  ...leavesOf(tripSchema).map((schema) => ['trips', schema] as const),
  ...keysOf(operatorSchemas).map((file) => [file, operatorSchemas[file]] as const),
];

/** Of a value that may be null or empty, the value. */
const valueOf = (node: Node): Node =>
  node.anyOf?.find((option) => option['type'] !== 'null' && option['const'] !== '') ?? node;

const optionsOf = ({ options }: Field) =>
  (options as (number | { value: unknown })[]).map((option) => (typeof option === 'object' ? option.value : option));

/** What the editor holds a value to, by the keyword of JSON Schema. */
const held: Readonly<Record<string, (field: Field, value: unknown, node: Node) => boolean>> = {
  minLength: (field, value) => (value === 1 ? field['required'] !== false : field['minlength'] === value),
  maxLength: (field, value) => field['maxlength'] === value,
  pattern: (field, value) =>
    field.widget === 'datetime' ||
    field['type'] === 'email' ||
    (field['pattern'] as string[] | undefined)?.[0] === value ||
    field.name === 'picture',
  format: (field, value) => (value === 'date' ? field['type'] === 'date' : field['type'] === value),
  enum: (field, value) => JSON.stringify(optionsOf(field)) === JSON.stringify(value),
  const: (field, value) => field.widget === 'hidden' && field['default'] === value,
  minimum: (field, value) => field['min'] === value,
  maximum: (field, value) => field['max'] === value,
  exclusiveMinimum: (field, value) => Number(field['min']) > Number(value),
  minItems: (field, value) => field['min'] === value,
  maxItems: (field, value) => field['max'] === value,
  type: (field, value) => value !== 'integer' || field['value_type'] === 'int',
};

/** Keywords that stand for no demand on a value, or for fields that are looked at by themselves. */
const others = ['default', 'properties', 'required', 'additionalProperties', 'items', '$schema', 'anyOf'];

function missed(node: Node, field: Field, path: string): string[] {
  const demands = Object.entries(node).filter(([keyword]) => !others.includes(keyword));
  const own = demands
    .filter(([keyword, value]) => !held[keyword]?.(field, value, node))
    .map(([keyword]) => `${path}: ${keyword}`);
  if (node.properties) own.push(...missedIn(node, field['fields'] as Field[], path));
  if (!node.items) return own;
  const item = valueOf(node.items);
  if (item.properties) return [...own, ...missedIn(item, field['fields'] as Field[], path)];
  if (item.enum) return [...own, ...missed(item, field, path)];
  if (item['type'] !== 'integer')
    // The editor drops empty lines of a list.
    return [...own, ...(item['minLength'] === 1 ? [] : [`${path}: entries: minLength`])];
  const { minimum, maximum } = item as { minimum: number; maximum: number };
  return optionsOf(field).every((value) => Number(value) >= minimum && Number(value) <= maximum)
    ? own
    : [...own, `${path}: entries`];
}

const missedIn = ({ properties = {}, required = [] }: Node, fields: readonly Field[], path: string): string[] =>
  Object.entries(properties).flatMap(([name, node]) => {
    if (name === 'id') return [];
    const field = fields.find((one) => one.name === name);
    if (!field) return [`${path}.${name}: has no field`];
    const isHeld = required.includes(name)
      ? field['required'] !== false
      : field['required'] === false || field.widget === 'object';
    return [...(isHeld ? [] : [`${path}.${name}: required`]), ...missed(valueOf(node), field, `${path}.${name}`)];
  });

test('what a schema refuses its form refuses, but for a few demands that are looked at when it is saved', () => {
  const all = records.flatMap(([path, schema]) =>
    missedIn(z.toJSONSchema(schema, { io: 'input' }) as Node, fieldsOf(schema, path), path),
  );
  expect([...new Set(all)]).toEqual([
    'trips.photos.file: pattern',
    // An empty note is left out of the file.
    'trips.sights.note: minLength',
    'trips.alsoFoundBy: entries: minLength',
    'trips.departures.without: entries: minLength',
    'trips.departures.dates.note: minLength',
    'peaks.dates.trips: entries: minLength',
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

test('every choice of a field says what it is', () => {
  const choicesOf = (fields: readonly Field[]): unknown[] =>
    fields.flatMap(({ options, fields: inner }) => [
      ...((options ?? []) as unknown[]),
      ...choicesOf((inner ?? []) as Field[]),
    ]);
  const labels = records
    .flatMap(([path, schema]) => choicesOf(fieldsOf(schema, path)))
    .flatMap((choice) => (typeof choice === 'object' && choice ? [Reflect.get(choice, 'label') as unknown] : []));
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => typeof label !== 'string' || label.trim() === '')).toEqual([]);
});
