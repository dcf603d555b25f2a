/** The records of whole folders, from their data files. */
import { keysOf } from '../ids/keys-of';
import {
  dataFolders,
  schemaOf,
  type DataFolder,
  type EntryFolderName,
  type FileFolderName,
  type FilesOf,
  type RecordOf,
} from '../schema/data-folders';
import { line } from '../schema/problems';
import { allRecords, idsIn, readRecord, type Read } from './read-data';

/** Reads a data file with the schema of its folder. */
function read(folder: DataFolder, id: string): Read<unknown> {
  const schema = schemaOf(folder, id);
  return schema
    ? readRecord(folder, id, schema)
    : { problems: [line(folder, id, 'record', 'is no name that the site knows')] };
}

/** The records of a folder whose files are alike, by the names of their files. */
export const recordsIn = <Name extends EntryFolderName>(folder: Name) =>
  allRecords(idsIn(folder).map((id) => read(folder, id))) as RecordOf<Name>[];

/**
 * The records of a folder that has one for each of some ids, in the order of the ids.
 * @throws DataError also if one is missing, or has another name
 */
export function recordsFor<Name extends EntryFolderName, Id extends string>(folder: Name, ids: readonly Id[]) {
  const unknown = idsIn(folder).filter((file) => !ids.some((id) => id === file));
  const problems = unknown.map((file) => line(folder, file, 'record', 'is no name that the site knows'));
  const records = allRecords([{ problems }, ...ids.map((id) => read(folder, id))]);
  return Object.fromEntries(ids.map((id, index) => [id, records[index]])) as Record<Id, RecordOf<Name> & { id: Id }>;
}

/** The records of a folder whose files differ, by the names of their files. */
export function filesIn<Name extends FileFolderName>(folder: Name): FilesOf<Name> {
  const names = Object.keys(dataFolders[folder].files);
  const records = allRecords(names.map((name) => read(folder, name)));
  return Object.fromEntries(names.map((name, index) => [name, records[index]])) as FilesOf<Name>;
}

/** The problems of all data files, each by itself, a line for each. */
export const fileProblems = (): string[] =>
  keysOf(dataFolders)
    .flatMap((folder) => idsIn(folder).map((id) => read(folder, id)))
    .flatMap((result) => ('problems' in result ? result.problems : []));
