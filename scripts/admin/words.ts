/** What the operator's editor and the check call each field: its schema says it with `.meta`, where its name alone does not. */
import * as z from 'zod';
import { capitalised } from '../../content/format/capitalised';
import { operatorSchemas } from '../../content/schema/operator';
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

export type Json = z.core.JSONSchema.BaseSchema & z.GlobalMeta;

/** What a field is called. */
export const labelOf = (name: string, { title }: Json): string => title ?? capitalised(name);

/** The fields of a record, of an entry of a list, or of records of all kinds. */
function fieldsIn({ items, oneOf, properties }: Json): Readonly<Record<string, Json>> {
  if (items) return fieldsIn(items as Json);
  return (oneOf ? Object.assign({}, ...oneOf.map(fieldsIn)) : (properties ?? {})) as Record<string, Json>;
}

let known: Json | undefined;
/** Made for the first problem: most visits to the editor have none. */
const forms = (): Json =>
  (known ??= z.toJSONSchema(z.object({ trips: tripSchema, ...operatorSchemas }), { io: 'input' }));

/** The words of the field at a path: the folder or the file, then names of fields. */
export function wordsAt(path: string): { title: string; one?: string | undefined } {
  const names = path.split('.');
  const schema = names.reduce((within, name) => fieldsIn(within)[name] ?? {}, forms());
  return { ...schema, title: labelOf(names.at(-1) ?? path, schema) };
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

/** A problem in words: a day is written as forms show it, and where two fields do not agree, the other is named by its label and not by its path. */
export const inWords = (form: string, problem: string): string =>
  problem
    .replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1')
    .replace(/\b(?:access|suits)\.\w+/g, (path) => `“${fieldInWords(form, path)}”`);

/** `plan.3.text: is longer than 900 characters` in words. */
export function problemInWords(form: string, said: string): string {
  const [, field = '', problem = ''] = /^([\w.-]+): (.*)$/s.exec(said) ?? [];
  const words = inWords(form, problem);
  return field === 'record' ? words : `${fieldInWords(form, field)}: ${words}`;
}
