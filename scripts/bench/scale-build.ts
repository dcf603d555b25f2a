import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rawFolder } from '../export/build-raw';
import { multiplyCatalogue } from './made-up-catalogue';
import { fileOf, routesOf } from '../lib/exported-pages';
import { runMeasured, type Cost } from './run-measured';
import { weightOf } from '../lib/weight';

export interface Built {
  /** The exported folder. */
  folder: string;
  build: Cost;
  /** The export step after Next's own build. */
  prepare: Cost;
  /** How many pages there are. */
  pages: number;
  /** Bytes of HTML by route, brotli 11, of the pages that every size has: weighing thousands of pages takes longer than building them. */
  html: Record<string, number>;
}

/**
 * Builds the copied project with the catalogue multiplied. The content check is skipped, because ids and names are made up.
 * @param weighed the routes whose HTML is weighed; all when left out
 */
export async function buildAt(root: string, times: number, weighed?: readonly string[]): Promise<Built> {
  multiplyCatalogue(root, times);
  for (const old of ['.next', '.export', 'out']) rmSync(join(root, old), { recursive: true, force: true });
  const tool = (name: string) => join(root, 'node_modules/.bin', name);
  const build = await runMeasured(tool('next'), ['build'], root);
  await runMeasured('mv', [join(root, 'out'), join(root, rawFolder)], root);
  const prepare = await runMeasured(tool('tsx'), ['scripts/export.ts', '--made-up'], root);
  const built = join(root, 'out');
  // The next size is built in the same place, and weights are memoized by path.
  const folder = join(root, `out-${times}`);
  rmSync(folder, { recursive: true, force: true });
  await runMeasured('mv', [built, folder], root);
  const routes = routesOf(folder);
  return {
    folder,
    build,
    prepare,
    pages: routes.length,
    html: Object.fromEntries((weighed ?? routes).map((route) => [route, weightOf(join(folder, fileOf(route)))])),
  };
}
