import { concurrency, type Bucket } from './bucket';
import { inParallel } from './parallel';
import { planDeploy, type Plan } from './plan';
import type { Progress } from './progress';
import type { SiteFile } from './site-files';

export interface DeployRun {
  files: readonly SiteFile[];
  bucket: Bucket;
  progress: Progress;
  dryRun?: boolean;
  configure?: boolean;
}

function summary({ uploads, unchanged, deletes, retired, foreign }: Plan, isDone: boolean): string {
  return [
    `${uploads.flat().length} ${isDone ? 'uploaded' : 'to upload'}`,
    `${unchanged} unchanged`,
    `${deletes.flat().length} ${isDone ? 'deleted' : 'to delete'}`,
    ...(retired.length > 0 ? [`${retired.length} kept for open tabs`] : []),
    ...(foreign > 0 ? [`${foreign} not uploaded by a deploy, left alone`] : []),
  ].join(', ');
}

/** Uploads what changed and deletes what is gone, in the order that `plan.ts` sets. */
export async function deploy({ files, bucket, progress, dryRun = false, configure = false }: DeployRun): Promise<void> {
  progress.step('comparing with the bucket');
  const stored = await bucket.stored();
  const retired = await bucket.retired();
  const plan = planDeploy(files, stored, retired);
  const verb = ({ name }: SiteFile) => (stored.has(name) ? 'replace' : 'add');

  if (dryRun) {
    for (const file of plan.uploads.flat()) progress.line(`would ${verb(file)} ${file.name}`);
    if (configure) progress.line('would configure the bucket as a website');
    for (const name of plan.deletes.flat()) progress.line(`would delete ${name}`);
    progress.line(summary(plan, false));
    return;
  }

  const total = plan.uploads.flat().length + plan.deletes.flat().length;
  let started = 0;
  const step = (text: string) => progress.step(`[${++started}/${total}] ${text}`);
  for (const stage of plan.uploads) {
    await inParallel(stage, concurrency, async (file) => {
      step(`${verb(file)} ${file.name}`);
      await bucket.upload(file);
    });
  }
  if (configure) await bucket.configureWebsite();
  for (const stage of plan.deletes) {
    await inParallel(stage, concurrency, async (name) => {
      step(`delete ${name}`);
      await bucket.delete(name);
    });
  }
  if (plan.retired.join() !== retired.join()) await bucket.saveRetired(plan.retired);
  progress.line(summary(plan, true));
}
