/** The host that this editor works on. */
import type { Host } from './host';

export { HostError, Moved } from './host';
export type { Change, ChangedFile, Host, HostCommit, Texts } from './host';

export let host: Host;

/** Sets the host: when the editor starts, and in tests. */
export function useHost(configured: Host): void {
  host = configured;
}
