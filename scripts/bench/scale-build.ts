import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { multiplyCatalogue } from './made-up-catalogue';
import { fileOf, routesOf } from '../pages';
import { runMeasured, type Cost } from './run-measured';
import { weightOf } from './weight';

export interface Built {
  /** The exported folder. */
  folder: string;
  build: Cost;
  /** The step after Next's own build: each page's style sheet, data and starter. */
  finish: Cost;
  /** How many pages there are. */
  pages: number;
  /** Bytes of HTML by route, brotli 11, of the pages that every size has: to weigh nine thousand takes longer than to build them. */
  html: Record<string, number>;
}

/**
 * Builds the copy with so many times the catalogue. The content check is left out: ids and names are made up.
 * @param weighed the routes whose HTML is weighed; all when left out
 */
export async function buildAt(root: string, times: number, weighed?: readonly string[]): Promise<Built> {
  multiplyCatalogue(root, times);
  for (const old of ['.next', 'out']) rmSync(join(root, old), { recursive: true, force: true });
  const tool = (name: string) => join(root, 'node_modules/.bin', name);
  const build = await runMeasured(tool('next'), ['build'], root);
  const finish = await runMeasured(tool('tsx'), ['scripts/export/finish.ts', '--made-up'], root);
  const built = join(root, 'out');
  // Kept apart: the next size is built in the same place, and files are known by their paths.
  const folder = join(root, `out-${times}`);
  rmSync(folder, { recursive: true, force: true });
  await runMeasured('mv', [built, folder], root);
  const routes = routesOf(folder);
  return {
    folder,
    build,
    finish,
    pages: routes.length,
    html: Object.fromEntries((weighed ?? routes).map((route) => [route, weightOf(join(folder, fileOf(route)))])),
  };
}
