/**
 * The one path from a form to a commit: the record's schema, the checks against its neighbours, a merge with what was saved meanwhile, one
 * commit.
 */
import type { Problem, RecordChange, Saved, SaveOptions } from './problem';

export type { Clash, Problem, RecordChange, Saved } from './problem';

/**
 * Checks a record without saving it.
 * @param base The record as it was opened; undefined for a new file.
 */
export async function problemsOf(file: string, record: object, base: object | undefined): Promise<Problem[]> {
  const { check } = await import('./check');
  return check(file, record, base);
}

/**
 * Fetches the code for checking and saving when a form opens. A browser remembers a module that could not be fetched, so a first attempt
 * without a network would fail until the page is loaded again.
 */
export const fetchSaving = (): void =>
  void Promise.all([import('./check'), import('./commit-records')]).catch(() => undefined);

/** Saves changes of records in one commit. */
export async function save(
  message: string,
  changes: readonly RecordChange[],
  options: SaveOptions = {},
): Promise<Saved> {
  const { commitRecords } = await import('./commit-records');
  return commitRecords(message, changes, options);
}
