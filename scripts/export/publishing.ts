/** Writes the record of the published site for the operator's editor: its time, its commit, and the refused changes. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setAsideFile, type SetAside } from '../check/set-aside';
import { writeFiles } from '../lib/write-files';

/** The contents of `/admin/publishing.json`. */
interface Publishing {
  /** ISO 8601. */
  publishedAt: string;
  /** Undefined if the build has no Git history. */
  commit?: string;
  setAside: readonly SetAside[];
}

function newestCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The result of `npm run set-aside` for this commit. */
function setAsideAt(commit: string | undefined): readonly SetAside[] {
  if (!existsSync(setAsideFile)) return [];
  const left = JSON.parse(readFileSync(setAsideFile, 'utf8')) as { commit: string; setAside: SetAside[] };
  return left.commit === commit ? left.setAside : [];
}

/**
 * Writes the record.
 * @param out The published folder.
 */
export function writePublishing(out: string): void {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const commit = newestCommit();
  const publishing: Publishing = {
    publishedAt: new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString(),
    ...(commit ? { commit } : {}),
    setAside: setAsideAt(commit),
  };
  writeFiles(out, { 'admin/publishing.json': JSON.stringify(publishing) });
}
