/** Edits of one place in a trip or its notes. */
import type { Project } from './project';
import { changeRecord, withField } from './records';

export type Edit = (project: Project) => void;

/** @throws when the pattern is not in the text: a change that changes nothing proves nothing */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`${String(pattern)} is not in the record:\n${text}`);
  return text.replace(pattern, by);
}
/** Replaces a part of a trip's notes. */
export const inNotes =
  (id: string, pattern: RegExp, by: string): Edit =>
  (project) =>
    changeRecord(project, 'notes', id, (record) => replaced(record, pattern, by));
/** Replaces a part of a trip's record. */
export const inTrip =
  (id: string, pattern: RegExp, by: string): Edit =>
  (project) =>
    changeRecord(project, 'trip', id, (record) => replaced(record, pattern, by));
/** Gives a field of a trip's record another value. */
export const withValue =
  (id: string, field: string, value: string | number): Edit =>
  (project) =>
    changeRecord(project, 'trip', id, (record) => withField(record, field, value));
