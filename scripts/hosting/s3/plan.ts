import { extname } from 'node:path';
import type { SiteFile } from './site-files';

/** What the last deploy left in the bucket. Objects of no deploy are not in it, so no deploy deletes them. */
export interface DeployRecord {
  /** Digests by name, or one of the two marks below. */
  files: Readonly<Record<string, string>>;
  /** Hashed files of the build before, kept for tabs opened before the last deploy. */
  retired: readonly string[];
}

/** Marks of what a deploy that has begun uploads or deletes: if it is interrupted, nobody knows which of them it reached. */
const maybeMissing = 'maybe missing';
const maybeChanged = 'maybe changed';

export interface Plan {
  /** Stages, one after the other; the files of a stage are uploaded in any order. */
  uploads: SiteFile[][];
  /** Names, in stages as above. */
  deletes: string[][];
  /** Written before the first upload. */
  begun: DeployRecord;
  /** Written after the last deletion. */
  done: DeployRecord;
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

  const marks: Record<string, string> = {};
  for (const file of changed) marks[file.name] = isNew(file) ? maybeMissing : maybeChanged;
  for (const name of gone) marks[name] = maybeMissing;
  return {
    uploads: [
      changedOf('hashed'),
      changedOf('asset'),
      changedOf('page').filter(isNew),
      changedOf('page').filter((file) => !isNew(file)),
    ],
    deletes: [goneOf('page'), [...goneOf('asset'), ...(replaced.length > 0 ? retired : [])]],
    begun: { ...last, files: { ...last.files, ...marks } },
    done: {
      files: Object.fromEntries(files.map(({ name, digest }) => [name, digest])),
      retired: replaced.length > 0 ? replaced : retired,
    },
  };
}
