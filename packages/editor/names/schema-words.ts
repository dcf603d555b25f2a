/** What a schema says about a field for its form: words, and the schema of the written value. */
import * as z from 'zod';
import { isWrapped } from '../../../content/schema/record-text';

declare module 'zod' {
  /** Extends `title` and `description`, which code editors show as well. */
  interface GlobalMeta {
    /** For a list: the word for one of its entries. */
    one?: string;
    /** For a list or a group: its summary while it is collapsed. */
    summary?: string;
    /** For an id: the folder whose records the editor offers to choose from. */
    chosenFrom?: 'photos' | 'pictures' | 'trips';
    /** For an enumeration: the words for its values, where they are no words themselves. */
    labels?: Readonly<Record<string, string>>;
    /** The editor shows it and does not let it be changed. */
    readonly?: boolean;
    /** The customer's specification quotes it, at least in some records. */
    inContract?: boolean;
  }
}

/** The value that a union with an empty text has otherwise: `z.literal('').or(day)`. */
const filledOption = ({ options }: z.ZodUnion): z.core.$ZodType | undefined =>
  options.find((option) => !(option instanceof z.ZodLiteral && option.value === ''));

/** The schema of the written value, without the wrappers that only say that it may be missing or empty. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (isWrapped(schema)) return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodDiscriminatedUnion || !(schema instanceof z.ZodUnion)) return schema;
  const option = filledOption(schema);
  return option ? unwrapped(option) : schema;
}

/** The words of a schema; those of a wrapper replace those of what it wraps. */
export const metaOf = (schema: z.core.$ZodType): z.GlobalMeta => ({
  ...(isWrapped(schema) ? metaOf(schema.unwrap()) : {}),
  ...z.globalRegistry.get(schema),
});

/** The object schemas of nested unions. */
export function leavesOf(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(leavesOf) : [];
}

/** The fields of an object schema by name. */
export const shapeOf = ({ shape }: z.ZodObject): Readonly<Record<string, z.core.$ZodType>> => shape;
