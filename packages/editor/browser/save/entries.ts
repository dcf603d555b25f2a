/**
 * Begins, copies, moves, deletes and brings back records, and undoes changes: each in one commit. The schemas are loaded with the first of
 * these, so that lists do not need them.
 */
import type { Saved } from './problem';

const loaded = () => import('./change-entries');

/** A new record, or a copy of one. A copied trip is not on sale until it is put on sale. */
export const begin = async (folder: string, from?: string): Promise<object> => (await loaded()).begin(folder, from);

/** Gives a record another address, to which its old one leads. */
export const move = async (folder: string, id: string, newId: string): Promise<Saved> =>
  (await loaded()).move(folder, id, newId);

/**
 * Deletes a record.
 * @param leadsTo The path to which its address leads from now on.
 */
export const remove = async (folder: string, id: string, leadsTo: string): Promise<Saved> =>
  (await loaded()).remove(folder, id, leadsTo);

/** Restores a record as it was in a commit. */
export const bringBack = async (file: string, commit: string): Promise<Saved> =>
  (await loaded()).bringBack(file, commit);

/** Undoes one change of a file, and keeps the later ones. */
export const undo = async (file: string, sha: string): Promise<Saved> => (await loaded()).undo(file, sha);

/** Undoes all changes of a commit. */
export const undoBatch = async (sha: string): Promise<Saved> => (await loaded()).undoBatch(sha);
