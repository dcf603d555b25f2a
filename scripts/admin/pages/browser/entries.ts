/** The operator's names for files of the repository, and the addresses of their forms and pages. */
import type { DataFile, EntryFolder, FileFolder } from '../../../../content/schema/data-folders';
import { recordIn, recordName } from '../../../../packages/editor/names/record-name';

type Row =
  | (Pick<EntryFolder, 'form'> & { page?: string })
  | (Pick<FileFolder, 'form'> & { files: Readonly<Record<string, Omit<DataFile, 'schema'>>> });

/** The folders with data files as JSON, inserted by the build: without schemas, and with `{{slug}}` for an id in the path of a page. */
declare const FOLDERS: string;

/** Parsed when it is used: tests import this module without a build. */
const rowOf = (folder: string) => (JSON.parse(FOLDERS) as Readonly<Record<string, Row | undefined>>)[folder];

export const tripFolder = 'content/records/trips';
export const operatorFolder = 'content/records/operator';

export const tripFile = (id: string): string => `${tripFolder}/${id}.json`;

/** The fields of a trip that these pages need, for every collection. */
export interface TripFile {
  order: number;
  collection: string;
  category?: string;
  name: string;
  picture: string;
  price: number;
  originalPrice?: number;
  days: number;
  state?: string | null;
}

/** The folder and the id of a record, and what is known of the folder; undefined for other files. */
export function recordOf(file: string): { folder: string; id: string; row: Row } | undefined {
  const [, folder = '', id = ''] = /^content\/records\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const row = rowOf(folder);
  return row && { folder, id, row };
}

/** The address of the page with the history of an entry. */
export const historyAddress = (file: string): string => `/admin/entry?file=${encodeURIComponent(file)}`;

/** The address of a trip's form in the editor. */
export const tripForm = (
  id: string,
  { collection, category = '' }: Pick<TripFile, 'collection' | 'category'>,
): string =>
  `/admin/#/collections/${collection === 'seed' ? `category-${category}` : `collection-${collection}`}/entries/${id}`;

/** The address of the form of a record. A trip has the form of its kind, so that its text has to be known. */
function formAddress(folder: string, id: string, row: Row, text: string | undefined): string | undefined {
  const at = (collection: string, entry: string) => `/admin/#/collections/${collection}/entries/${entry}`;
  if (folder === 'trips') {
    const trip = recordIn(text);
    return 'collection' in trip ? tripForm(id, trip as unknown as TripFile) : undefined;
  }
  if (!('files' in row)) return at(folder, id);
  if (!row.files[id]?.icon) return undefined;
  return row.form ? at(folder, `${folder}-${id}`) : at('_singletons', id);
}

/** The path of the page on which a file is shown. */
export function pageOf(file: string): string | undefined {
  const { id = '', row } = recordOf(file) ?? {};
  return row && 'files' in row ? row.files[id]?.page : row?.page?.replace('{{slug}}', id);
}

/**
 * The name of a file of the repository, and the addresses of its form and of its page on the site.
 * @param text The text of the file, if it is known.
 */
export function entryOf(
  file: string,
  text?: string,
): { name: string; form?: string | undefined; page?: string | undefined } {
  const record = recordOf(file);
  if (!record) {
    const photo = /^content\/records\/photos\/(.+)$/.exec(file)?.[1];
    return { name: photo ? `Photograph ${photo}` : `Engineer’s file ${file}` };
  }
  const { folder, id, row } = record;
  return { name: recordName(row, id, text), form: formAddress(folder, id, row, text), page: pageOf(file) };
}
