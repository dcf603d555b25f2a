import { existsSync, readdirSync } from 'node:fs';
import { BuildCache, sourceOf } from '../build-cache';
import { FORMATS, drawAll } from './draw';
import { sceneIds } from './catalogue';

const folder = 'public/posters';

async function draw(): Promise<void> {
  const start = performance.now();
  const files = await drawAll(folder);
  console.log(`posters: ${files} drawn, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Draws every picture into public/posters (not committed), all of them when one drawing has changed. */
export async function buildPosters(): Promise<void> {
  const drawings = readdirSync('scripts/assets/posters', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const sources = ['node_modules/svgo/package.json', ...drawings.map((file) => `scripts/assets/posters/${file}`)];
  /** A folder that lost a file is drawn again. */
  const isWhole = () => existsSync(folder) && readdirSync(folder).length === sceneIds().length * FORMATS.length;
  const cache = new BuildCache('posters');
  await cache.once(folder, [sourceOf(...sources)], isWhole, draw);
  if (cache.count === 0) console.log('posters: nothing changed');
  cache.save();
}
