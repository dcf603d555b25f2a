import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const packageFile = 'node_modules/next/package.json';

/** The version of Next that is installed. */
export const nextVersion = (): string =>
  existsSync(packageFile)
    ? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version
    : 'of an unknown version';

/**
 * Stops the build because Next wrote something else than this folder knows.
 * @param expected what was looked for
 * @param found what stood there, as text; long texts are cut
 * @throws always
 */
export function unexpected(expected: string, found: string): never {
  const start = found.length > 160 ? `${found.slice(0, 160)}…` : found;
  throw new Error(
    `Next ${nextVersion()} exported a page in a way that scripts/export/next-output does not know: expected ${expected}, found ${start}`,
  );
}
