/** The operator's names for records, and the addresses of their files, screens and pages. */
import type { EntryRow, FolderRow } from '../names/folders';
import { recordName } from '../names/record-name';

type Rows = Readonly<Record<string, FolderRow>>;

/** `foldersAsJson()`, inserted by the build. */
declare const FOLDERS: string;

let rows: Rows | undefined;

/** All folders by name. */
export const folders = (): Rows => (rows ??= JSON.parse(FOLDERS) as Rows);

export const folderPath = (folder: string): string => `content/records/${folder}`;

export interface RecordFile {
  folder: string;
  id: string;
  row: FolderRow;
}

/** The folder and the id of a record's file; undefined for other files. */
export function recordOf(file: string): RecordFile | undefined {
  const [, folder = '', id = ''] = /^content\/records\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const row = folders()[folder];
  return row && (!('files' in row) || row.files[id]) ? { folder, id, row } : undefined;
}

/** The row of a folder whose files are alike; undefined for other folders. */
export function entryRow(folder: string): EntryRow | undefined {
  const row = folders()[folder];
  return row && !('files' in row) ? row : undefined;
}

/** Whether the operator can add, copy, move and delete the entries of a folder. */
export const isAdded = (folder: string): boolean => entryRow(folder)?.added === true;

/** The heading of a folder's list. Trips have no row of their own among the forms of texts and details. */
export const listTitle = (folder: string): string => entryRow(folder)?.form?.label ?? 'Trips';

/** The word for one entry. */
export const oneOf = (folder: string): string => entryRow(folder)?.form?.one ?? 'trip';

/** The field with the name of an entry. */
export const nameField = (folder: string): string => entryRow(folder)?.form?.name ?? 'name';

/** A record as it is in its file. */
export type Fields = Readonly<Record<string, unknown>>;

/** The record in a text; undefined if there is none or the text is not JSON. */
export function parsed(text: string | undefined): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The name of a file anywhere: 'Kerala Package', 'Destination Kerala', 'Pages, Home'.
 * @param text The text of the file, if it is known: some records contain their names.
 */
export function nameOf(file: string, text?: string): string {
  const record = recordOf(file);
  if (record) return recordName(record.row, record.id, text);
  const photo = /^content\/records\/photos\/(.+)$/.exec(file)?.[1];
  return photo ? `Photograph ${photo}` : `Engineer’s file ${file}`;
}

/** The address of a record's form; undefined if it has none. */
export function formAddress(file: string): string | undefined {
  const { folder, id = '', row } = recordOf(file) ?? {};
  return !row || ('files' in row && (!row.files[id] || row.files[id].noForm)) ? undefined : `#/${folder}/${id}`;
}

/** The address of a record's history; undefined for other files. */
export function historyAddress(file: string): string | undefined {
  const record = recordOf(file);
  return record && `#/${record.folder}/${record.id}/history`;
}

/** The path of the page on which a record is shown. */
export function pageOf(file: string): string | undefined {
  const { id = '', row } = recordOf(file) ?? {};
  return row && 'files' in row ? row.files[id]?.page : row?.page?.replace('{{id}}', id);
}
