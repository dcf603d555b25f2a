/** The operator's names for data files, in messages of the check and on the pages beside the editor. */
import { capitalised } from '../../../content/format/capitalised';
import type { EntryFolder, FileFolder } from '../../../content/schema/data-folders';

/** The part of a row of `dataFolders` that names its files. */
export type Names =
  Pick<EntryFolder, 'form'> | (Pick<FileFolder, 'form'> & { files: Readonly<Record<string, { label: string }>> });

/** The record in the text of a data file; without fields if there is no text or it cannot be read. */
export function recordIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/**
 * Names a data file: 'Kerala Package', 'Destination Kerala', 'Pages, Home'.
 * @param text The text of the file, if it is known: some records contain their names.
 */
export function recordName(row: Names, id: string, text?: string): string {
  const fromId = capitalised(id.replaceAll('-', ' '));
  if ('files' in row) {
    const label = row.files[id]?.label ?? fromId;
    return row.form ? `${row.form.label}, ${label}` : label;
  }
  const { one, names, name: field = row.form ? '' : 'name' } = row.form ?? {};
  const written = names?.[id] ?? recordIn(text)[field];
  const name = typeof written === 'string' ? written : fromId;
  return one ? `${capitalised(one)} ${name}` : name;
}
