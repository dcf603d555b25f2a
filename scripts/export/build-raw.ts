import { spawnSync } from 'node:child_process';

/** Where Next's own export is kept, as Next wrote it. */
export const rawFolder = '.export';

/**
 * Builds the site with Next, into `rawFolder`.
 * @returns whether that went well; Next has said what did not
 */
export function buildRaw(): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, EXPORT_FOLDER: rawFolder },
  });
  return status === 0;
}
