/** What the operator calls a file of the repository, and where its form is. */
import { capitalised } from '../../../../content/format/capitalised';
import { tripPath } from '../../../../content/routes';

/** What the forms of the operator's own files are called. */
declare const LABELS: Readonly<Record<string, string>>;

const operatorFolder = 'content/operator';

/** The fields by which a trip is known, whichever its collection. */
export interface TripFile {
  collection: string;
  category?: string;
  name?: string;
  title?: string;
}

export const tripName = ({ name, title }: Pick<TripFile, 'name' | 'title'>): string => name ?? title ?? '';

/** A record's folder and id; undefined for what is no record. */
export function recordOf(file: string): { folder: string; id: string } | undefined {
  const [, folder = '', id = ''] = /^(content\/(?:trips|operator))\/([^/]+)\.json$/.exec(file) ?? [];
  return folder ? { folder, id } : undefined;
}

/** The form of a trip in the editor. */
export const tripForm = (
  id: string,
  { collection, category = '' }: Pick<TripFile, 'collection' | 'category'>,
): string =>
  `/admin/#/collections/${collection === 'seed' ? `category-${category}` : `collection-${collection}`}/entries/${id}`;

export interface Entry {
  name: string;
  /** Its form in the editor. */
  form?: string;
  /** Its page on the site. */
  page?: string;
}

function parsed(text: string | undefined): TripFile | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as TripFile);
  } catch {
    return undefined;
  }
}

/** @param text of the file, where it is known */
export function entryOf(file: string, text?: string): Entry {
  const { folder, id } = recordOf(file) ?? {};
  if (folder === undefined || id === undefined) {
    const photo = /^content\/photos\/(.+)$/.exec(file)?.[1];
    return { name: photo ? `Photograph ${photo}` : `Engineer’s file ${file}` };
  }
  if (folder === operatorFolder)
    return { name: LABELS[id] ?? capitalised(id), form: `/admin/#/collections/_singletons/entries/${id}` };
  const trip = parsed(text);
  return {
    name: (trip && tripName(trip)) || capitalised(id.replaceAll('-', ' ')),
    page: tripPath(id),
    ...(trip ? { form: tripForm(id, trip) } : {}),
  };
}
