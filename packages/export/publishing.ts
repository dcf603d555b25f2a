/** Writes the record of the published site for the operator's editor: its time, its commit, and the refused changes. */
import { existsSync, readFileSync } from 'node:fs';
import { git, setAsideFile, type SetAside } from '../../scripts/check/set-aside';
import { writeFiles } from '../../scripts/lib/write-files';

/** The newest commit and its time; without them if the build has no Git history. */
function newestCommit(): { commit?: string; savedAt?: string } {
  try {
    const [commit = '', savedAt = ''] = git('.', 'show', '--no-patch', '--format=%H %cI', 'HEAD')
      .toString()
      .trim()
      .split(' ');
    return { commit, savedAt };
  } catch {
    return {};
  }
}

/** The result of `npm run set-aside` for this commit. */
function setAsideAt(commit: string | undefined): readonly SetAside[] {
  if (!existsSync(setAsideFile)) return [];
  const left = JSON.parse(readFileSync(setAsideFile, 'utf8')) as { commit: string; setAside: SetAside[] };
  return left.commit === commit ? left.setAside : [];
}

/** Writes the record into the published folder. */
export function writePublishing(out: string): void {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const { commit, savedAt } = newestCommit();
  const publishing = {
    publishedAt: new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString(),
    commit,
    savedAt,
    setAside: setAsideAt(commit),
  };
  writeFiles(out, { 'admin/publishing.json': JSON.stringify(publishing) });
}
