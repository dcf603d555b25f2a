/** The format of problems in the content: `content/records/trips/kerala-package.json: price: must be whole rupees`. */
import * as z from 'zod';
import { fileOf } from '../ids/file-of';
import { folderOf } from './data-folders';
import { nearest } from './nearest';

/** The location of a record: its data file, or its collection in the modules of `content/catalogue`. */
const placeOf = (collection: string, id: unknown): string =>
  folderOf(collection) ? fileOf(collection, id) : `${collection} ${String(id)}`;

export const line = (collection: string, id: unknown, field: string, problem: string) =>
  `${placeOf(collection, id)}: ${field}: ${problem}`;

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    record,
  );
}

/** True if a record has no value at a path. */
const isMissing = (record: unknown, path: readonly PropertyKey[]) =>
  valueAt(record, path) === undefined && typeof valueAt(record, path.slice(0, -1)) === 'object';

/** The names of all fields of a schema, at any depth. */
function fieldNames(shape: z.ZodType): string[] {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), (name, value: unknown) => {
    if (name === 'properties') for (const field of Object.keys(value as object)) names.add(field);
    return value;
  });
  return [...names];
}

/** The values that would be valid. */
function accepted(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && issue.discriminator
    ? [...issue.message.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    : [];
}

/** What a value is not, by the type that its schema expects. */
const typeProblems: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  number: 'no number: write it in figures, for example 12',
  int: 'no whole number',
  boolean: 'neither true nor false: write one of them without quotes',
};

/** The message on a field: its schema's own or, without one, that of the schema library in plain words. */
function plainMessage(issue: z.core.$ZodIssue, record: unknown, shape: z.ZodType): string {
  if (issue.code === 'unrecognized_keys') {
    const [first = ''] = issue.keys;
    return `has a field that is not known: ${issue.keys.join(', ')}${nearest(first, fieldNames(shape))}`;
  }
  const names = accepted(issue);
  const value = valueAt(record, issue.path);
  if (names.length > 0 && typeof value === 'string')
    return `is '${value}'${nearest(value, names) || `, and has to be one of: ${names.join(', ')}`}`;
  const otherType =
    issue.code === 'invalid_type' && issue.message.startsWith('Invalid input') && typeProblems[issue.expected];
  if (otherType) return `is '${String(value)}', ${otherType}`;
  if ((issue.code !== 'too_big' && issue.code !== 'too_small') || !issue.message.startsWith('Too '))
    return issue.message;
  if (issue.origin === 'number')
    return issue.code === 'too_big'
      ? `is above ${issue.maximum}`
      : `is ${issue.inclusive ? 'below' : 'not above'} ${issue.minimum}`;
  const [most, least] = issue.origin === 'string' ? ['is longer', 'is shorter'] : ['has more', 'has fewer'];
  const unit = issue.origin === 'string' ? 'characters' : 'entries';
  return issue.code === 'too_big' ? `${most} than ${issue.maximum} ${unit}` : `${least} than ${issue.minimum} ${unit}`;
}

/** A cache of valid records. Nothing mutates records, so each is checked only once. */
const sound = new WeakMap<z.ZodType, WeakSet<object>>();

function soundOf(shape: z.ZodType): WeakSet<object> {
  const known = sound.get(shape) ?? new WeakSet();
  sound.set(shape, known);
  return known;
}

const issueLines = (collection: string, id: unknown, record: unknown, shape: z.ZodType, issues: z.core.$ZodIssue[]) =>
  issues.map((issue) => {
    const { path } = issue;
    const problem = isMissing(record, path) ? 'is missing' : plainMessage(issue, record, shape);
    return line(collection, id, path.join('.') || 'record', problem);
  });

/** True if the records of a schema have an id, which is the name of their file and not in it. */
const hasId = (shape: z.core.$ZodType): boolean =>
  shape instanceof z.ZodDiscriminatedUnion
    ? shape.options.every(hasId)
    : shape instanceof z.ZodObject && 'id' in shape.shape;

/**
 * Parses a value with its schema, which trims texts and fills in defaults.
 * @param id becomes a field of the record, if its schema has it
 */
export function parseRecord<Schema extends z.ZodType>(
  collection: string,
  id: string,
  value: unknown,
  shape: Schema,
): { record: z.infer<Schema> } | { problems: string[] } {
  const record = typeof value === 'object' && hasId(shape) ? { ...value, id } : value;
  const result = shape.safeParse(record);
  if (!result.success) return { problems: issueLines(collection, id, record, shape, result.error.issues) };
  if (typeof result.data === 'object' && result.data !== null) soundOf(shape).add(result.data);
  return { record: result.data };
}

/** The problems of a record under its schema, a line each. */
export function schemaProblems(collection: string, record: { id: unknown }, shape: z.ZodType): string[] {
  const known = soundOf(shape);
  if (known.has(record)) return [];
  const result = shape.safeParse(record);
  if (!result.success) return issueLines(collection, record.id, record, shape, result.error.issues);
  known.add(record);
  return [];
}

export function rangeProblem(collection: string, id: string, field: string, range: { from: number; to: number }) {
  return range.from > range.to
    ? [line(collection, id, field, `runs backwards, from ${range.from} to ${range.to}`)]
    : [];
}

/** The pictures that exist. */
export interface KnownPictures {
  /** Ids of pictures with alt text. */
  described: ReadonlySet<string>;
  /** Ids of pictures with a drawing. */
  drawn: ReadonlySet<string>;
}

export function pictureProblems(
  { drawn, described }: KnownPictures,
  collection: string,
  id: string,
  field: string,
  picture: string,
): string[] {
  if (!drawn.has(picture))
    return [
      line(
        collection,
        id,
        field,
        `'${picture}' is not drawn${nearest(picture, drawn) || `: packages/art/scenes/${picture}.ts is missing`}`,
      ),
    ];
  if (!described.has(picture))
    return [line(collection, id, field, `'${picture}' has no alternative text in content/records/pictures`)];
  return [];
}
