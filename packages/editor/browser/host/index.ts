/** The host that this editor works on. */
import type { Repository } from '../../repository';
import type { Host } from './host';

export { HostError, Moved } from './host';
export type { Change, ChangedFile, Host, HostCommit, Texts } from './host';

/** Inserted by the build. */
declare const REPOSITORY: Repository;

export let host: Host;

/** Sets the host: when the editor starts, and in tests. */
export function useHost(chosen: Host): void {
  host = chosen;
}

/** Loads the client of the host for which the editor was built. */
export async function startHost(): Promise<void> {
  if (REPOSITORY.isFolder) return useHost((await import('./folder')).folder);
  const [{ gitHub }, { token }] = await Promise.all([import('./github'), import('./token')]);
  useHost(gitHub(REPOSITORY, token));
}
