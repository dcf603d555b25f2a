import { planDeploy, type DeployRecord } from './plan';
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

/**
 * Uploads what changed and deletes what is gone, in the order that `plan.ts` sets.
 * @param say receives a line for each step, and one for all
 */
export async function deploy(files: readonly SiteFile[], bucket: Bucket, say: (line: string) => void): Promise<void> {
  const { uploads, deletes, begun, done } = planDeploy(files, await bucket.readRecord());
  const [uploaded, deleted] = [uploads.flat().length, deletes.flat().length];
  await bucket.writeRecord(begun);
  for (const stage of uploads) {
    await inBatches(stage, (file) => {
      say(`upload ${file.name}`);
      return bucket.upload(file);
    });
  }
  for (const stage of deletes) {
    await inBatches(stage, (name) => {
      say(`delete ${name}`);
      return bucket.delete(name);
    });
  }
  await bucket.writeRecord(done);
  say(`${uploaded} uploaded, ${files.length - uploaded} unchanged, ${deleted} deleted, ${done.retired.length} kept`);
}
