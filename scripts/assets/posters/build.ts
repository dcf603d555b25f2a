import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { draw, drawingIds, formats } from '../../../art/index';
import { colourSource } from '../../../content/colours';
import { posterFile } from '../../../content/routes';
import { makeChanged, removeOthers, sourceOf } from '../build-cache';

const folder = 'public/posters';

async function drawAll(): Promise<void> {
  const start = performance.now();
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const id of drawingIds()) {
    for (const format of formats) {
      const file = `public${posterFile(id, format)}`;
      writeFileSync(file, await draw(id, format));
      files.push(file);
    }
  }
  removeOthers(folder, files);
  console.log(`posters: ${files.length} drawn, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Draws every picture into public/posters (not committed), all of them when one drawing has changed. */
export async function buildPosters(): Promise<void> {
  const sources = [colourSource, sourceOf('node_modules/svgo/package.json', 'art', 'scripts/assets/posters/build.ts')];
  /** A folder that lost a file is drawn again. */
  const isThere = () => existsSync(folder) && readdirSync(folder).length === drawingIds().length * formats.length;
  const count = await makeChanged('posters', [{ name: folder, sources, isThere, make: drawAll }]);
  if (count === 0) console.log('posters: nothing changed');
}
