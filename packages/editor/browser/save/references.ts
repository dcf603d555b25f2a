/** Fields of records that name another record by its id, such as the trips of dates that cost more. */
import * as z from 'zod';
import { optionFor } from '../../../../content/schema/record-text';
import { metaOf, shapeOf, unwrapped } from '../../names/schema-words';

/** Whether a schema has a field, at any depth, that names a record of a folder. */
export function refersTo(schema: z.core.$ZodType, folder: string): boolean {
  if (metaOf(schema).chosenFrom === folder) return true;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return refersTo(inner.element, folder);
  if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.some((option) => refersTo(option, folder));
  return inner instanceof z.ZodObject && Object.values(shapeOf(inner)).some((field) => refersTo(field, folder));
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A copy of a value that names another record instead.
 * @param to The new id. Without one the entry of a list that names the record is left out, and so is a field outside of lists.
 */
export function renamed(schema: z.core.$ZodType, value: unknown, folder: string, id: string, to?: string): unknown {
  if (metaOf(schema).chosenFrom === folder) return value === id ? to : value;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const written = renamed(inner.element, entry, folder, id, to);
      return written === undefined ? [] : [written];
    });
  const object = inner instanceof z.ZodDiscriminatedUnion ? optionFor(inner, value) : inner;
  if (!(object instanceof z.ZodObject) || !isGroup(value)) return value;
  const shape = shapeOf(object);
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
    const own = shape[name];
    return [name, own ? renamed(own, field, folder, id, to) : field];
  });
  const isGone = fields.some(
    ([name, field]) => field === undefined && metaOf(shape[name] as z.ZodType).chosenFrom === folder,
  );
  return isGone ? undefined : Object.fromEntries(fields);
}
