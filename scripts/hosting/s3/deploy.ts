import { extname } from 'node:path';
import type { SiteFile } from './site-files';

/** The record of what deploys left in the bucket. Objects from other sources are not in it, so no deploy deletes them. */
export interface DeployRecord {
  /** Digests by name, or the mark of a stage that has begun: if it is interrupted, nobody can tell which of its files it reached. */
  files: Readonly<Record<string, string>>;
  /** Hashed files of the previous build, kept for tabs opened before the last deploy. */
  retired: readonly string[];
}

export interface Bucket {
  readRecord: () => Promise<DeployRecord>;
  writeRecord: (record: DeployRecord) => Promise<void>;
  upload: (file: SiteFile) => Promise<void>;
  delete: (name: string) => Promise<void>;
}

const maybeMissing = 'maybe missing';
const maybeChanged = 'maybe changed';

/** The number of concurrent requests: enough to fill a home connection, far below the limit at which S3 throttles. */
const concurrency = 16;

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += concurrency)
    await Promise.all(items.slice(start, start + concurrency).map(work));
}

/** The kind of an object. Pages are the names without an extension, and the index and error documents. */
function kindOf(name: string): 'hashed' | 'page' | 'asset' {
  if (name.startsWith('_next/static/')) return 'hashed';
  return ['', '.html'].includes(extname(name)) ? 'page' : 'asset';
}

/**
 * Plans a deploy that may be interrupted anywhere. Pages are uploaded after everything they link to, new pages before changed ones that may
 * link to them, and deleted before anything they link to: every page that can be opened is complete at every moment.
 */
function planDeploy(files: readonly SiteFile[], last: DeployRecord) {
  const names = new Set(files.map(({ name }) => name));
  const changed = files.filter(({ name, digest }) => last.files[name] !== digest);
  const isNew = ({ name }: SiteFile) => [undefined, maybeMissing].includes(last.files[name]);
  const changedOf = (kind: string) => changed.filter(({ name }) => kindOf(name) === kind);
  const gone = Object.keys(last.files).filter((name) => !names.has(name));
  const goneOf = (kind: string) => gone.filter((name) => kindOf(name) === kind);

  // Hashed files are deleted one deploy later. A deploy that replaces none (a retry, a new text) deletes none.
  const replaced = goneOf('hashed');
  const retired = last.retired.filter((name) => !names.has(name));
  const [expired, remaining] = replaced.length > 0 ? [retired, replaced] : [[], retired];
  return {
    /** The stages in order, each with files in any order; the record contains the mark for each file until its stage is complete. */
    uploads: [
      { stage: changedOf('hashed'), mark: maybeChanged },
      { stage: changedOf('asset'), mark: maybeChanged },
      { stage: changedOf('page').filter(isNew), mark: maybeMissing },
      { stage: changedOf('page').filter((file) => !isNew(file)), mark: maybeChanged },
    ],
    /** Names, in stages as above. */
    deletes: [goneOf('page'), [...goneOf('asset'), ...expired]],
    retired: remaining,
  };
}

const digestsOf = (files: readonly SiteFile[]) => Object.fromEntries(files.map(({ name, digest }) => [name, digest]));
const marked = (names: readonly string[], mark: string) => Object.fromEntries(names.map((name) => [name, mark]));

/**
 * Uploads changed files and deletes removed ones, stage by stage. Each stage is recorded before it begins.
 * @param say Receives a line for each stage, and a summary.
 */
export async function deploy(files: readonly SiteFile[], bucket: Bucket, say: (line: string) => void): Promise<void> {
  const last = await bucket.readRecord();
  const { uploads, deletes, retired } = planDeploy(files, last);
  let known = last.files;
  for (const { stage, mark } of uploads.filter((upload) => upload.stage.length > 0)) {
    const names = stage.map(({ name }) => name);
    await bucket.writeRecord({ files: { ...known, ...marked(names, mark) }, retired: last.retired });
    await inBatches(stage, (file) => {
      say(`upload ${file.name}`);
      return bucket.upload(file);
    });
    known = { ...known, ...digestsOf(stage) };
  }
  const built = digestsOf(files);
  await bucket.writeRecord({ files: { ...marked(Object.keys(known), maybeMissing), ...built }, retired: last.retired });
  for (const stage of deletes) {
    await inBatches(stage, (name) => {
      say(`delete ${name}`);
      return bucket.delete(name);
    });
  }
  await bucket.writeRecord({ files: built, retired });
  const [uploaded, deleted] = [uploads.flatMap(({ stage }) => stage).length, deletes.flat().length];
  say(`${uploaded} uploaded, ${files.length - uploaded} unchanged, ${deleted} deleted, ${retired.length} kept`);
}
