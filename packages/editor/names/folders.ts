/** The folders with records as the browser gets them: without their schemas, which only forms load. */
import { dataFolders, type DataFile, type EntryFolder, type FileFolder } from '../../../content/schema/data-folders';

/** A folder whose files are alike. In the path of its page `{{id}}` is the id of an entry. */
export type EntryRow = Omit<EntryFolder, 'schema' | 'page'> & { page?: string };

/** A folder whose files differ. */
export type FileRow = Omit<FileFolder, 'files'> & { files: Readonly<Record<string, Omit<DataFile, 'schema'>>> };

export type FolderRow = EntryRow | FileRow;

/** All folders by name, as JSON. The build puts it into the editor. */
export const foldersAsJson = (): string =>
  JSON.stringify(dataFolders, (key, value: unknown) => {
    if (key === 'schema') return undefined;
    return typeof value === 'function' ? (value as (id: string) => string)('{{id}}') : value;
  });
