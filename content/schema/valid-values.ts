/** Valid values of a schema's fields, for tests of what follows a change: fast-check makes them. */
import fc from 'fast-check';
import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** A field of a record, however deep; of a list with objects the list itself and the fields of one entry. */
export interface Field {
  /** As the checks write it: `plan.2.legs.0.km`. */
  path: string;
  schema: Json;
  value: unknown;
}

/** A value of those that may be. */
export type Draw = <Value>(from: fc.Arbitrary<Value>) => Value;

/** Draws that are the same in every run. */
export function drawFrom(seed: number): Draw {
  let drawn = 0;
  return (from) => {
    const [value] = fc.sample(from, { seed: seed + 1_009 * drawn++, numRuns: 1 });
    return value as ReturnType<typeof from.generate>['value'];
  };
}

const words =
  'a the தமிழ்நாடு Queen\'s "slow" tea & rice <b> 50% café of monsoon by boat, at dawn; whole-day Thiruvananthapuram (hills)'.split(
    ' ',
  );

/** Whether a schema is of text that is read, not of an id, a date or a name from a list; a pattern may leave out some letters. */
export const isText = ({ type, enum: values, format, pattern = '' }: Json): boolean =>
  type === 'string' && values === undefined && format === undefined && new RegExp(pattern, 'u').test('tea of rice');

/** Text as long as the schema lets it be, or shorter. */
const textOf = ({ minLength = 0, maxLength = 300, pattern = '' }: Json): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: Math.max(minLength, Math.min(maxLength, 12)), max: maxLength }),
      fc.array(fc.constantFrom(...words.filter((word) => new RegExp(pattern, 'u').test(word))), {
        minLength: Math.ceil(maxLength / 2),
        maxLength,
        size: 'max',
      }),
    )
    .map(([length, some]) => some.join(' ').slice(0, length).trim().padEnd(minLength, 'x'));

const dayOf = fc.date({ min: new Date('2030-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });

function stringOf(schema: Json): fc.Arbitrary<string> {
  const { format, pattern } = schema;
  if (format === 'date') return dayOf.map((day) => day.toISOString().slice(0, 10));
  if (format === 'email') return fc.nat({ max: 999 }).map((number) => `asha.rao+${number}@example.co.in`);
  return pattern && !isText(schema) ? fc.stringMatching(new RegExp(pattern, 'u')) : textOf(schema);
}

function numberOf({ type, minimum, maximum = 9_999 }: Json): fc.Arbitrary<number> {
  const parts = type === 'integer' ? 1 : 100;
  // Without a least, numbers are above 0.
  return fc
    .integer({ min: Math.ceil((minimum ?? 0.01) * parts), max: Math.floor(maximum * parts) })
    .map((many) => many / parts);
}

/** Any value that a schema accepts, but for nothing in the place of one. */
export function valueOf(schema: Json): fc.Arbitrary<unknown> {
  const { const: only, enum: values, items, minItems = 0, maxItems = 3, properties = {}, required = [] } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.filter((option) => option.const !== '').map(valueOf));
  if (only !== undefined) return fc.constant(only);
  if (values) return fc.constantFrom(...values);
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return stringOf(schema);
    case 'array':
      return fc.uniqueArray(valueOf(items as Json), {
        minLength: minItems,
        maxLength: maxItems,
        selector: (item) => JSON.stringify(item),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field as Json)])),
        { requiredKeys: required },
      );
    default:
      return fc.constant(null);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The option of a union that a record belongs to: by its constants. */
const optionFor = (options: readonly Json[], record: Record<string, unknown>): Json | undefined =>
  options
    .flatMap((option) => option.oneOf ?? [option])
    .find(({ properties = {} }) =>
      Object.entries(properties as Record<string, Json>).every(
        ([name, field]) => field.const === undefined || field.const === record[name],
      ),
    );

function fieldsAt(schema: Json, value: unknown, path: string, draw: Draw): Field[] {
  const option = schema.oneOf && isObject(value) ? optionFor(schema.oneOf, value) : schema;
  if (option?.properties && isObject(value))
    return Object.entries(option.properties).flatMap(([name, field]) =>
      fieldsAt(field as Json, value[name], path === '' ? name : `${path}.${name}`, draw),
    );
  if (schema.const !== undefined) return [];
  const field = { path, schema, value };
  if (!Array.isArray(value) || !value.some(isObject)) return [field];
  const entry = draw(fc.nat(value.length - 1));
  return [field, ...fieldsAt(schema.items as Json, value[entry], `${path}.${entry}`, draw)];
}

/** Every field that a record has or may have. */
export const fieldsOf = (schema: z.ZodType, record: object, draw: Draw): Field[] =>
  fieldsAt(z.toJSONSchema(schema, { io: 'input' }), record, '', draw).filter(({ path }) => path !== 'id');

/** A record with another value at a path. */
export function withValue<Item>(record: Item, path: string, value: unknown): Item {
  const [name = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withValue(Reflect.get(Object(record), name) as unknown, rest.join('.'), value) : value;
  const copy = (Array.isArray(record) ? [...(record as unknown[])] : { ...record }) as object;
  Reflect.set(copy, name, inner);
  return copy as Item;
}
