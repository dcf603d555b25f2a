/** The operator's names for files of the repository, and the addresses of their forms. */
import { capitalised } from '../../../../content/format/capitalised';
import { tripPath } from '../../../../content/routes';

/** The labels of the forms for the operator's own files. */
declare const LABELS: Readonly<Record<string, string>>;

export const tripFolder = 'content/records/trips';
export const operatorFolder = 'content/records/operator';

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
  const [, folder = '', id = ''] = /^(content\/records\/(?:trips|operator))\/([^/]+)\.json$/.exec(file) ?? [];
  return folder ? { folder, id } : undefined;
}

export const tripFile = (id: string): string => `${tripFolder}/${id}.json`;

/** The address of the page with the history of an entry. */
export const historyAddress = (file: string): string => `/admin/entry?file=${encodeURIComponent(file)}`;

/** The address of a trip's form in the editor. */
export const tripForm = (
  id: string,
  { collection, category = '' }: Pick<TripFile, 'collection' | 'category'>,
): string =>
  `/admin/#/collections/${collection === 'seed' ? `category-${category}` : `collection-${collection}`}/entries/${id}`;

export interface Entry {
  name: string;
  /** The address of its form in the editor. */
  form?: string;
  /** The path of its page on the site. */
  page?: string;
}

function parsed(text: string | undefined): TripFile | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as TripFile);
  } catch {
    return undefined;
  }
}

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
  if (folder === operatorFolder) {
    const name = LABELS[id];
    return name === undefined
      ? { name: 'Addresses of trips that are gone' }
      : { name, form: `/admin/#/collections/_singletons/entries/${id}` };
  }
  const trip = parsed(text);
  return {
    name: trip?.name ?? capitalised(id.replaceAll('-', ' ')),
    page: tripPath(id),
    ...(trip ? { form: tripForm(id, trip) } : {}),
  };
}
