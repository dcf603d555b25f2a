/** The addresses of records that are gone, from `content/records/operator/moved.json`. */
import { fileOf } from '../../../../content/ids/file-of';
import { folders, parsed } from '../folders';
import { host } from '../host';

export const movedFile = fileOf('operator', 'moved');

/** An address that leads to another. */
export interface Redirect {
  from: string;
  to: string;
}

export const redirectsIn = (text: string | undefined): readonly Redirect[] =>
  (parsed(text)?.['addresses'] ?? []) as readonly Redirect[];

/** The file that a record with its page at a path has or would have, if its folder lets records be added; undefined for other paths. */
export function fileAt(path: string): string | undefined {
  for (const [folder, row] of Object.entries(folders())) {
    if (!('page' in row) || !row.page || !row.added) continue;
    const [before = '', after = ''] = row.page.split('{{id}}');
    const id = path.slice(before.length, path.length - after.length);
    if (path === `${before}${id}${after}` && /^[a-z0-9-]+$/.test(id)) return fileOf(folder, id);
  }
  return undefined;
}

/** The file of the record whose page is at a path; undefined if there is none. */
export async function recordAt(path: string): Promise<string | undefined> {
  const file = fileAt(path);
  return file && (await host.read([file])).texts[file] !== undefined ? file : undefined;
}

/**
 * The files of deleted records, the newest first. A record that moved is not among them: it is at its new address.
 * @param isThere Whether a file is in the repository.
 */
export const deletedFiles = (redirects: readonly Redirect[], isThere: (file: string) => boolean): string[] =>
  redirects
    .flatMap(({ from, to }) => {
      const [file, other] = [fileAt(from), fileAt(to)];
      return file && !isThere(file) && !(other && isThere(other)) ? [file] : [];
    })
    .reverse();
