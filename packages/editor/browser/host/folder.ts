/** The records in the folder of `npm run edit`, which `scripts/edit/folder-api.ts` reads and writes. */
import { HostError, Moved, type Host } from './host';

/** The functions of the host that the server answers, with their parameters as JSON. */
async function ask<Answer>(name: keyof Host, ...parameters: readonly unknown[]): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/admin/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
    });
  } catch {
    throw new HostError('The window with “npm run edit” is closed. Start it again, and try again.');
  }
  if (response.status === 409) throw new Moved();
  if (!response.ok) throw new HostError(await response.text());
  return (await response.json()) as Answer;
}

const base64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new HostError('A photograph cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });

/** Texts of files are missing from JSON where they are undefined. */
export const folder: Host = {
  signedInAs: () => ask('signedInAs'),
  read: (paths) => ask('read', paths),
  readFolder: (path) => ask('readFolder', path),
  readAt: (commit, paths) => ask('readAt', commit, paths),
  async commit(message, head, { write = {}, remove = [] }) {
    const files = Object.entries(write).map(async ([path, content]) => [
      path,
      typeof content === 'string' ? content : { base64: await base64(content) },
    ]);
    return ask('commit', message, head, { write: Object.fromEntries(await Promise.all(files)) as object, remove });
  },
  commitsOf: (path, most) => ask('commitsOf', path, most),
  since: (sha) => ask('since', sha),
  filesOf: (sha) => ask('filesOf', sha),
  commentsOn: (sha) => ask('commentsOn', sha),
};
