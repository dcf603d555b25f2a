/** The files of records, and the pages of the site on which they are shown. */

/** The path of a page by the folder or the file of its records, with `{{slug}}` for the name of the file. Inserted by the build. */
declare const PAGES: Readonly<Record<string, string>>;

export const tripFolder = 'content/records/trips';
export const operatorFolder = 'content/records/operator';

export const tripFile = (id: string): string => `${tripFolder}/${id}.json`;

/** The folder and the name of a data file. */
export function partsOf(file: string): { folder: string; id: string } | undefined {
  const [, folder = '', id = ''] = /^content\/records\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return folder ? { folder, id } : undefined;
}

/** The path of the page on which a file is shown. */
export function pageOf(file: string): string | undefined {
  const { folder = '', id = '' } = partsOf(file) ?? {};
  return (PAGES[`${folder}/${id}`] ?? PAGES[folder])?.replace('{{slug}}', id);
}
