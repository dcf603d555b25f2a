/** Begins, copies, moves, deletes and brings back records, and undoes changes: each in one commit. */
import type { Saved } from './problem';

/** A record without a file yet. */
export interface NewEntry {
  folder: string;
  id: string;
  record: object;
}
const todo = (): Promise<Saved> => Promise.resolve({ kind: 'unchanged' });

/** A new record, or a copy of one. A copied trip is not on sale until it is put on sale. */
export const begin = (folder: string, from?: string): Promise<object> => Promise.resolve({ folder, from });
/** Gives a record another address. */
export const move = (folder: string, id: string, newId: string): Promise<Saved> => (void [folder, id, newId], todo());
/**
 * Deletes a record.
 * @param leadsTo The path to which its address leads from now on.
 */
export const remove = (folder: string, id: string, leadsTo: string): Promise<Saved> => (
  void [folder, id, leadsTo],
  todo()
);
/** Restores a record as it was in a commit. */
export const bringBack = (file: string, commit: string): Promise<Saved> => (void [file, commit], todo());
/** Undoes one change of a file, and keeps the later ones. */
export const undo = (file: string, sha: string): Promise<Saved> => (void [file, sha], todo());
/** Undoes all changes of a commit. */
export const undoBatch = (sha: string): Promise<Saved> => (void sha, todo());
