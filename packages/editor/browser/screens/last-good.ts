import { parsed } from '../folders';
import { HostError, type Host } from '../host';

/** The number of versions that are looked at. */
const most = 30;

/**
 * The newest commit in which a file is JSON.
 * @throws HostError if none of the last ones has it
 */
export async function lastGood(host: Pick<Host, 'commitsOf' | 'readAt'>, file: string): Promise<string> {
  for (const { sha } of await host.commitsOf(file, most)) {
    const texts = await host.readAt(sha, [file]);
    if (parsed(texts[file])) return sha;
  }
  throw new HostError('None of its last versions can be read. Show it to your engineer.');
}
