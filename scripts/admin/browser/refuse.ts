/** What the editor is about to write, as the content's own checks see it: the last of them stand before a commit, not behind it. */
import type * as z from 'zod';
import { tripProblems } from '../../../content/schema/check-trips';
import { parseRecord } from '../../../content/schema/problems';
import { recordText } from '../../../content/schema/record-text';
import type { TripRecord } from '../../../content/schema/types';
import { problemInWords } from '../words';
import { fromForm } from './form-values';

/**
 * The text of a data file.
 * @param form the folder or the file the record is for
 * @throws with what is wrong in it, in the way that the editor shows to its user
 */
export function fileText(form: string, schema: z.ZodType, content: object): string {
  const result = parseRecord(form, 'new', fromForm(schema, content), schema);
  const problems =
    'problems' in result ? result.problems : form === 'trips' ? tripProblems(result.record as TripRecord) : [];
  if (problems.length > 0) {
    const cause = new Error(problems.map((line) => problemInWords(form, line.replace(/^[^:]*: /, ''))).join(' \n'));
    throw new Error('saving_failed', { cause });
  }
  return recordText(schema, 'record' in result ? (result.record as object) : {});
}
