/** What the operator's editor and the check call each field: its schema says it with `.meta`, where its name alone does not. */
import * as z from 'zod';
import { capitalised } from '../../content/format/capitalised';
import { operatorSchemas } from '../../content/schema/operator';
import { isWrapped } from '../../content/schema/record-text';
import { tripSchema } from '../../content/schema/trips';

declare module 'zod' {
  /** With `title` and `description`, which code editors show as well. */
  interface GlobalMeta {
    /** Of a list: what one of its entries is called. */
    one?: string;
    /** Of a list or a group: what stands on it while it is folded. */
    summary?: string;
  }
}

/** What stands within 'optional', 'nullable' and 'default'; of a choice between a value and an empty text, the value. */
export function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (isWrapped(schema)) return inner(schema.unwrap());
  if (schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion))
    return inner(schema.options.find((option) => !(option instanceof z.ZodLiteral)) ?? schema);
  return schema;
}

/** What a schema says of itself, and where it is silent what it wraps. */
const metaOf = (schema: z.core.$ZodType): z.GlobalMeta => ({
  ...(isWrapped(schema) ? metaOf(schema.unwrap()) : {}),
  ...z.globalRegistry.get(schema),
});

/** The words of a field. */
export function wordsOf(name: string, schema?: z.core.$ZodType) {
  const { title = capitalised(name), ...words } = schema ? metaOf(schema) : {};
  return { ...words, title };
}

/** The fields of a record, of an entry of a list, or of records of all kinds. */
function fieldsIn(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const within = inner(schema);
  if (within instanceof z.ZodArray) return fieldsIn(within.element);
  if (within instanceof z.ZodDiscriminatedUnion)
    return Object.fromEntries(within.options.flatMap((option) => Object.entries(fieldsIn(option))));
  return within instanceof z.ZodObject ? within.shape : {};
}

const forms = z.object({ trips: tripSchema, ...operatorSchemas });

/** The words of the field at a path: the folder or the file, then names of fields. */
export function wordsAt(path: string) {
  const names = path.split('.');
  const schema = names.reduce<z.core.$ZodType | undefined>((of, name) => of && fieldsIn(of)[name], forms);
  return wordsOf(names.at(-1) ?? path, schema);
}

/** `plan.3.text` as 'Day 4, What happens'. @param form the folder or the file, with which paths start */
export function fieldInWords(form: string, field: string): string {
  let path = form;
  const said: string[] = [];
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      const { title, one = 'entry' } = wordsAt(path);
      // 'Days' and 'day 4' are 'Day 4'; of 'Not included' and 'line 3' both are said.
      if (title === capitalised(`${one}s`)) said.splice(-1, 1, capitalised(`${one} ${Number(part) + 1}`));
      else said.push(`${one} ${Number(part) + 1}`);
    } else {
      path += `.${part}`;
      said.push(wordsAt(path).title);
    }
  }
  return said.join(', ');
}

/** `plan.3.text: is longer than 900 characters` in words; where two fields do not agree, the other as well. */
export function problemInWords(form: string, said: string): string {
  const [, field = '', problem = ''] = /^([\w.-]+): (.*)$/s.exec(said) ?? [];
  const words = problem.replace(/\b(?:access|suits)\.\w+/g, (path) => `“${fieldInWords(form, path)}”`);
  return field === 'record' ? words : `${fieldInWords(form, field)}: ${words}`;
}
