/** How the data files of the content are written: by the editor, by our own tools and by hand. */
import * as z from 'zod';

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether a field may be left out. */
export const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** Whether a schema only says what holds where nothing is written: what is written keeps to the one within. */
export const isWrapped = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

/** Whether an option of a union is the one that a value names: it need not be right in all else, and a trip's file lacks its id. */
function isFor({ _zod }: z.core.$ZodType, discriminator: string, value: unknown): boolean {
  const named: ReadonlySet<unknown> | undefined = _zod.propValues?.[discriminator];
  return typeof value === 'object' && value !== null && named?.has(Reflect.get(value, discriminator)) === true;
}

/** The option of a union that a value names. */
export const optionFor = ({ options, def }: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined =>
  options.find((candidate) => isFor(candidate, def.discriminator, value));

/** A value as its schema writes it: fields in the schema's order, optional ones left out where they are empty; what it does not name comes last. */
export function inOrder(schema: z.core.$ZodType, value: unknown): unknown {
  if (isWrapped(schema)) return inOrder(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(schema, value);
    return option ? inOrder(option, value) : value;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((entry) => inOrder(schema.element, entry));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const unknown = Object.entries(value).filter(([name]) => !(name in schema.shape));
  const known = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, shape]) => {
    const written = inOrder(shape, Reflect.get(value, name));
    return isEmpty(written) && isOptional(shape) ? [] : [[name, written] as const];
  });
  return Object.fromEntries([...known, ...unknown]);
}

/** The text of a data file: two spaces, one entry a line, a line break at the end. A record's id is no part of it: the file is called so. */
export function recordText(schema: z.ZodType, record: object): string {
  const fields = Object.entries(inOrder(schema, record) as object).filter(([name]) => name !== 'id');
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`;
}
