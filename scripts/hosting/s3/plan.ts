import { extname } from 'node:path';
import type { SiteFile } from './site-files';

/** What deploys left in the bucket. Objects of no deploy are not in it, so no deploy deletes them. */
export interface DeployRecord {
  /** Digests by name, or marks of a stage that has begun: if it is interrupted, nobody knows which of its files it reached. */
  files: Readonly<Record<string, string>>;
  /** Hashed files of the build before, kept for tabs opened before the last deploy. */
  retired: readonly string[];
}

export const maybeMissing = 'maybe missing';
const maybeChanged = 'maybe changed';

interface Stage {
  /** Uploaded in any order. */
  files: SiteFile[];
  /** What they are in the record meanwhile. */
  mark: string;
}

export interface Plan {
  /** One after the other. */
  uploads: Stage[];
  /** Names, in stages as above. */
  deletes: string[][];
  retired: readonly string[];
}

/** Pages are the names without an extension, and the index and error documents. */
function kindOf(name: string): 'hashed' | 'page' | 'asset' {
  if (name.startsWith('_next/static/')) return 'hashed';
  return ['', '.html'].includes(extname(name)) ? 'page' : 'asset';
}

/**
 * Plans a deploy that may be interrupted anywhere. Pages are uploaded after everything they link to, new pages before changed ones that
 * may link to them, and deleted before anything they link to: every page that can be opened is complete at every moment.
 */
export function planDeploy(files: readonly SiteFile[], last: DeployRecord): Plan {
  const names = new Set(files.map(({ name }) => name));
  const changed = files.filter(({ name, digest }) => last.files[name] !== digest);
  const isNew = ({ name }: SiteFile) => [undefined, maybeMissing].includes(last.files[name]);
  const changedOf = (kind: string) => changed.filter(({ name }) => kindOf(name) === kind);
  const gone = Object.keys(last.files).filter((name) => !names.has(name));
  const goneOf = (kind: string) => gone.filter((name) => kindOf(name) === kind);

  // Hashed files wait one more deploy for their deletion. A deploy that replaces none (a retry, a new text) deletes none.
  const replaced = goneOf('hashed');
  const retired = last.retired.filter((name) => !names.has(name));
  const [expired, kept] = replaced.length > 0 ? [retired, replaced] : [[], retired];
  return {
    uploads: [
      { files: changedOf('hashed'), mark: maybeChanged },
      { files: changedOf('asset'), mark: maybeChanged },
      { files: changedOf('page').filter(isNew), mark: maybeMissing },
      { files: changedOf('page').filter((file) => !isNew(file)), mark: maybeChanged },
    ],
    deletes: [goneOf('page'), [...goneOf('asset'), ...expired]],
    retired: kept,
  };
}
