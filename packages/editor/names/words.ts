/**
 * The labels of fields in the operator's editor and in messages of the check. A schema sets one with `.meta` if the field's name is not
 * enough.
 */
import * as z from 'zod';
import { capitalised } from '../../../content/format/capitalised';
import { formSchemas } from '../../../content/schema/data-folders';
import { leavesOf, metaOf, shapeOf, unwrapped } from './schema-words';

/** The label of a field. */
export const labelOf = (name: string, { title }: z.GlobalMeta): string => title ?? capitalised(name);

/** The schemas of a field in a record, in a list's entries, or in the options of a union. */
function fieldIn(schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return fieldIn(inner.element, name);
  const owner = leavesOf(inner).find(({ shape }) => name in shape);
  return owner && shapeOf(owner)[name];
}

/** The labels of the field at a path: the form, then names of fields. */
export function wordsAt(path: string): { title: string; one?: string } {
  const [form = '', ...names] = path.split('.');
  const schema = names.reduce<z.core.$ZodType | undefined>(
    (within, name) => within && fieldIn(within, name),
    formSchemas[form],
  );
  const words = schema ? metaOf(schema) : {};
  return { ...words, title: labelOf(names.at(-1) ?? path, words) };
}

/**
 * Translates `plan.3.text` to 'Day 4, What happens'.
 * @param form The first part of each path.
 */
export function fieldInWords(form: string, field: string): string {
  let path = form;
  const labels: string[] = [];
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      const { title, one = 'entry' } = wordsAt(path);
      // 'Days' and 'day 4' become 'Day 4'; 'Not included' and 'line 3' are both printed.
      if (title === capitalised(`${one}s`)) labels.splice(-1, 1, capitalised(`${one} ${Number(part) + 1}`));
      else labels.push(`${one} ${Number(part) + 1}`);
    } else {
      path += `.${part}`;
      labels.push(wordsAt(path).title);
    }
  }
  return labels.join(', ');
}

/** Translates the paths of other fields in a problem, for example where two fields contradict each other, and writes days as forms show them. */
export const inWords = (form: string, problem: string): string =>
  problem
    .replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1')
    .replace(/\b(?:access|suits)\.\w+/g, (path) => `“${fieldInWords(form, path)}”`);

/** The field and the problem in a line like `plan.3.text: is longer than 900 characters`. */
export function problemOf(line: string): { field: string; problem: string } {
  const [, field = 'record', problem = line] = /^([\w.-]+): (.*)$/s.exec(line) ?? [];
  return { field, problem };
}

/** Translates `plan.3.text: is longer than 900 characters`. */
export function problemInWords(form: string, line: string): string {
  const { field, problem } = problemOf(line);
  const words = inWords(form, problem);
  return field === 'record' ? words : `${fieldInWords(form, field)}: ${words}`;
}
