import { cpSync, rmSync } from 'node:fs';
import { writeHostFiles } from './host-files';

/** True where the site is to be published as Next exports it: `PLAIN_EXPORT=yes npm run build`. */
export const isPlainExport = (): boolean => process.env['PLAIN_EXPORT'] === 'yes';

/**
 * Publishes Next's export as it is, without anything that this folder does to pages: the way out when a new Next cannot be prepared. The
 * policy lets every inline script run, because Next writes other ones into each page, and the service worker removes itself: it knows
 * prepared pages only.
 * @param admin the policy of the operator's editor, where it is published
 */
export function exportPlain(raw: string, out: string, admin?: string): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(raw, out, { recursive: true });
  writeHostFiles(out, { inlineScripts: 'any', offline: false, admin });
}
