/** The host that this editor works on. */
import type { Repository } from '../../repository';
import type { Host } from './host';
import { forgetEarlier, token } from './token';

export { HostError, Moved } from './host';
export type { Change, ChangedFile, Host, HostCommit, Texts } from './host';

/** Inserted by the build. */
declare const REPOSITORY: Repository;

export let host: Host;

/** Sets the host: when the editor starts, and in tests. */
export function setHost(chosen: Host): void {
  host = chosen;
}

/** The repository for which the editor was built. */
export const repository = (): Repository => REPOSITORY;

/** Loads the client of the host. */
export async function startHost(): Promise<void> {
  forgetEarlier();
  if (REPOSITORY.isFolder) setHost((await import('./folder')).folder);
  else setHost((await import('./github')).gitHub(REPOSITORY, token));
}

/** @throws HostError if a token does not let its person read the records */
export async function checkToken(typed: string): Promise<void> {
  const { gitHub } = await import('./github');
  const asked = gitHub(REPOSITORY, () => typed);
  await Promise.all([asked.signedInAs(), asked.read(['content/records/operator/contact.json'])]);
}
