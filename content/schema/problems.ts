/** The lines in which problems of the content are told: `seed kerala-package: price: must be whole rupees`. */
import type * as z from 'zod';

export const line = (collection: string, id: unknown, field: string, problem: string) =>
  `${collection} ${String(id)}: ${field}: ${problem}`;

/** True when a record says nothing at a path. */
function isMissing(record: unknown, path: readonly PropertyKey[]): boolean {
  let value = record;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

/** What is wrong with a field: where its schema has no words of its own, those of the schema library said plainly. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has a field that is not known: ${issue.keys.join(', ')}`;
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

/** Records that keep their schema: nothing changes a record, so that it need not be asked again. */
const sound = new WeakMap<z.ZodType, WeakSet<object>>();

/** What a record says against its schema, a line each. */
export function schemaProblems(collection: string, record: { id: unknown }, shape: z.ZodType): string[] {
  const known = sound.get(shape) ?? new WeakSet();
  sound.set(shape, known);
  if (known.has(record)) return [];
  const result = shape.safeParse(record);
  if (result.success) {
    known.add(record);
    return [];
  }
  return result.error.issues.map((issue) => {
    const { path } = issue;
    const problem = isMissing(record, path) ? 'is missing' : plainMessage(issue);
    return line(collection, record.id, path.join('.') || 'record', problem);
  });
}

export function rangeProblem(collection: string, id: string, field: string, range: { from: number; to: number }) {
  return range.from > range.to
    ? [line(collection, id, field, `runs backwards, from ${range.from} to ${range.to}`)]
    : [];
}

/** Which pictures there are. */
export interface KnownPictures {
  /** Ids of pictures that have an alternative text. */
  described: ReadonlySet<string>;
  /** Ids of pictures that are drawn. */
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
      line(collection, id, field, `'${picture}' is not drawn: scripts/assets/posters/scenes/${picture}.ts is missing`),
    ];
  if (!described.has(picture))
    return [line(collection, id, field, `'${picture}' has no alternative text in content/pictures`)];
  return [];
}
