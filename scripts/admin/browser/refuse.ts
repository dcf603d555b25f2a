/** What the editor is about to write, as the content's own checks see it: the last of them stand before a commit, not behind it. */
import type * as z from 'zod';
import { tripProblems } from '../../../content/schema/check-trips';
import { parseRecord } from '../../../content/schema/problems';
import { recordText } from '../../../content/schema/record-text';
import type { TripRecord } from '../../../content/schema/types';
import { problemInWords } from '../words';
import { fromForm } from './form-values';

/** A new trip has no other id before it is saved. */
export const newId = 'new';

/** The record that a form holds, or a line for each thing that is wrong in it, `price: is below 1,000 rupees`. */
export function readForm(form: string, schema: z.ZodType, content: object): { record: object } | { lines: string[] } {
  const result = parseRecord(form, newId, fromForm(schema, content), schema);
  const problems =
    'problems' in result ? result.problems : form === 'trips' ? tripProblems(result.record as TripRecord) : [];
  return problems.length > 0
    ? { lines: problems.map((line) => line.replace(/^[^:]*: /, '')) }
    : { record: Object('record' in result ? result.record : {}) as object };
}

/** The editor shows the cause of an error of this name. */
export const notSaved = (words: string) => new Error('saving_failed', { cause: new Error(words) });

/**
 * The text of a data file.
 * @param form the folder or the file the record is for
 * @throws with what is wrong in it, in the way that the editor shows to its user
 */
export function fileText(form: string, schema: z.ZodType, content: object): string {
  const read = readForm(form, schema, content);
  if ('lines' in read) throw notSaved(read.lines.map((line) => problemInWords(form, line)).join(' \n'));
  return recordText(schema, read.record);
}
