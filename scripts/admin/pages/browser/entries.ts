/** The operator's names for files of the repository, and the addresses of their forms. */
import { capitalised } from '../../../../content/format/capitalised';
import { pageOf, partsOf } from './page-of';

/** A file of the repository as the editor calls it. */
export interface Entry {
  name: string;
  /** The address of its form in the editor. */
  form?: string;
  /** The path of its page on the site. */
  page?: string | undefined;
}

/** The folders with data files, in the words of the editor. */
export type KnownFolders = Readonly<
  Record<
    string,
    /** The labels of the files and of their group, the address of a form, and the files without one. */
    | { files: Readonly<Record<string, string>>; form: string; group?: string; without?: readonly string[] }
    /** The word for one entry, the field with its name or the names by id, and the address of its form, with `{{slug}}` for its id. */
    | { one: string; name?: string; names?: Readonly<Record<string, string>>; form: string }
  >
>;

/** JSON, inserted by the build. Trips are not in it. */
declare const FOLDERS: string;

/** Parsed when it is used: tests import this module without a build. */
const folders = (): KnownFolders => JSON.parse(FOLDERS) as KnownFolders;

/** The fields of a trip that these pages need, for every collection. */
export interface TripFile {
  collection: string;
  category?: string;
  name: string;
  picture: string;
  price: number;
  originalPrice?: number;
  days: number;
  state?: string | null;
}

/** The folder and the id of a record; undefined for other files. */
export function recordOf(file: string): { folder: string; id: string } | undefined {
  const parts = partsOf(file);
  return parts && (parts.folder === 'trips' || parts.folder in folders()) ? parts : undefined;
}

/** The address of the page with the history of an entry. */
export const historyAddress = (file: string): string => `/admin/entry?file=${encodeURIComponent(file)}`;

/** The address of a trip's form in the editor. */
export const tripForm = (
  id: string,
  { collection, category = '' }: Pick<TripFile, 'collection' | 'category'>,
): string =>
  `/admin/#/collections/${collection === 'seed' ? `category-${category}` : `collection-${collection}`}/entries/${id}`;

function parsed(text: string | undefined): object | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as object);
  } catch {
    return undefined;
  }
}

const inWords = (id: string) => capitalised(id.replaceAll('-', ' '));

/**
 * Describes a file of the repository.
 * @param text The text of the file, if it is known.
 */
export function entryOf(file: string, text?: string): Entry {
  const { folder, id } = recordOf(file) ?? {};
  if (folder === undefined || id === undefined) {
    const photo = /^content\/records\/photos\/(.+)$/.exec(file)?.[1];
    return { name: photo ? `Photograph ${photo}` : `Engineer’s file ${file}` };
  }
  const row = folders()[folder];
  if (!row) {
    const trip = parsed(text) as TripFile | undefined;
    return {
      name: trip?.name ?? inWords(id),
      page: pageOf(file),
      ...(trip ? { form: tripForm(id, trip) } : {}),
    };
  }
  const form = row.form.replace('{{slug}}', id);
  if ('files' in row) {
    const label = row.files[id] ?? inWords(id);
    const isInForm = id in row.files && !row.without?.includes(id);
    return { name: row.group ? `${row.group}: ${label}` : label, page: pageOf(file), ...(isInForm ? { form } : {}) };
  }
  const { one } = row;
  const name: unknown = row.names?.[id] ?? Reflect.get(parsed(text) ?? {}, row.name ?? '');
  return {
    name: `${capitalised(one)} ${typeof name === 'string' ? name : inWords(id)}`,
    form,
    page: pageOf(file),
  };
}
