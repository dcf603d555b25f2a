import { maybeMissing, planDeploy, type DeployRecord } from './plan';
import type { SiteFile } from './site-files';

export interface Bucket {
  readRecord: () => Promise<DeployRecord>;
  writeRecord: (record: DeployRecord) => Promise<void>;
  upload: (file: SiteFile) => Promise<void>;
  delete: (name: string) => Promise<void>;
}

/** Requests at a time: enough to fill a home connection, far below what S3 throttles. */
const concurrency = 16;

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += concurrency)
    await Promise.all(items.slice(start, start + concurrency).map(work));
}

const digestsOf = (files: readonly SiteFile[]) => Object.fromEntries(files.map(({ name, digest }) => [name, digest]));
const marked = (names: readonly string[], mark: string) => Object.fromEntries(names.map((name) => [name, mark]));

/**
 * Uploads what changed and deletes what is gone, in the order that `plan.ts` sets. Each stage is written down before it begins.
 * @param say receives a line for each step, and one for all
 */
export async function deploy(files: readonly SiteFile[], bucket: Bucket, say: (line: string) => void): Promise<void> {
  const last = await bucket.readRecord();
  const { uploads, deletes, retired } = planDeploy(files, last);
  let known = last.files;
  for (const { files: stage, mark } of uploads.filter((upload) => upload.files.length > 0)) {
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
  const [uploaded, deleted] = [uploads.flatMap((stage) => stage.files).length, deletes.flat().length];
  say(`${uploaded} uploaded, ${files.length - uploaded} unchanged, ${deleted} deleted, ${retired.length} kept`);
}
