/** The format of the content's data files, whether written by the editor, by our own tools or by hand. */
import * as z from 'zod';

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Returns whether a field may be omitted. */
export const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** True for wrappers such as ZodDefault and ZodOptional, whose inner schema describes the written value. */
export const isWrapped = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

/** Finds the union member by its discriminator only; the rest may be invalid, and a trip's file lacks its id. */
function isFor({ _zod }: z.core.$ZodType, discriminator: string, value: unknown): boolean {
  const named: ReadonlySet<unknown> | undefined = _zod.propValues?.[discriminator];
  return typeof value === 'object' && value !== null && named?.has(Reflect.get(value, discriminator)) === true;
}

/** The union member for a value. */
export const optionFor = ({ options, def }: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined =>
  options.find((candidate) => isFor(candidate, def.discriminator, value));

/** A value in the format of its file: fields in the schema's order, without empty optional ones, and unknown ones last. */
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

/**
 * The text of a data file: two spaces, one entry a line, a line break at the end. The id is omitted, because it is the name of the file.
 */
export function recordText(schema: z.ZodType, record: object): string {
  const fields = Object.entries(inOrder(schema, record) as object).filter(([name]) => name !== 'id');
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`;
}
