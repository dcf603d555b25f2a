/** npx tsx scripts/posters/build.ts [out=public/posters] [--only id,id] */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Made, sourceOf } from '../made';
import { FORMATS, drawAll } from './draw';
import { sceneIds } from './catalogue';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const out = positionals[0] ?? 'public/posters';

async function draw(): Promise<void> {
  const start = performance.now();
  const files = await drawAll(out, values.only?.split(','));
  console.log(`${files} posters in ${out}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (positionals.length > 0 || values.only) {
  await draw();
} else {
  const drawings = readdirSync('scripts/posters', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const sources = ['node_modules/svgo/package.json', ...drawings.sort().map((file) => `scripts/posters/${file}`)];
  /** A folder that lost a file is drawn again. */
  const isWhole = () => existsSync(out) && readdirSync(out).length === sceneIds().length * FORMATS.length;
  const made = new Made('posters');
  await made.once(out, [sourceOf(...sources)], isWhole, draw);
  if (made.count === 0) console.log(`posters: nothing changed in ${out}`);
  made.save();
}
