import { existsSync, readdirSync } from 'node:fs';
import { makeChanged, sourceOf } from '../build-cache';
import { FORMATS, drawAll } from '../../../art/draw';
import { sceneIds } from '../../../art/catalogue';

const folder = 'public/posters';

async function draw(): Promise<void> {
  const start = performance.now();
  const files = await drawAll(folder);
  console.log(`posters: ${files} drawn, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Draws every picture into public/posters (not committed), all of them when one drawing has changed. */
export async function buildPosters(): Promise<void> {
  const sources = [sourceOf('node_modules/svgo/package.json', 'art')];
  /** A folder that lost a file is drawn again. */
  const isThere = () => existsSync(folder) && readdirSync(folder).length === sceneIds().length * FORMATS.length;
  const count = await makeChanged('posters', [{ name: folder, sources, isThere, make: draw }]);
  if (count === 0) console.log('posters: nothing changed');
}
