/** Applies the content's own checks to a record before the editor writes it, so that no invalid record is committed. */
import type * as z from 'zod';
import { tripProblems } from '../../../content/checks/check-trips';
import { parseRecord } from '../../../content/schema/problems';
import { recordText } from '../../../content/schema/record-text';
import { problemInWords } from '../../../packages/editor/names/words';
import { fromForm } from './form-values';
import type { Trip } from '../../../content/schema/types';

/** The id of a record in the editor, which the form does not have. */
export const newId = 'new';

/** The record of a form, or a line for each of its problems: `price: is below 1,000 rupees`. */
export function readForm(form: string, schema: z.ZodType, content: object): { record: object } | { lines: string[] } {
  const result = parseRecord(form, newId, fromForm(schema, content), schema);
  const problems = 'problems' in result ? result.problems : form === 'trips' ? tripProblems(result.record as Trip) : [];
  return problems.length > 0
    ? { lines: problems.map((line) => line.replace(/^[^:]*: /, '')) }
    : { record: Object('record' in result ? result.record : {}) as object };
}

/** An error whose cause the editor shows to the user. */
export const notSaved = (words: string) => new Error('saving_failed', { cause: new Error(words) });

/**
 * The text of a data file.
 * @throws Error with the problems of the record, in the format that the editor shows.
 */
export function fileText(form: string, schema: z.ZodType, content: object): string {
  const read = readForm(form, schema, content);
  if ('lines' in read) throw notSaved(read.lines.map((line) => problemInWords(form, line)).join(' \n'));
  return recordText(schema, read.record);
}
