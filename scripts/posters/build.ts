/** npx tsx scripts/posters/build.ts [out=public/posters] [--only id,id] */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawAll } from './draw';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const out = positionals[0] ?? 'public/posters';

/** What the posters are drawn from: every source in this folder, and the version of the optimiser. */
function digestOfSources(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/svgo/package.json'));
  const sources = readdirSync('scripts/posters', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of sources.sort()) hash.update(file).update(readFileSync(`scripts/posters/${file}`));
  return hash.digest('hex');
}

const record = 'node_modules/.cache/posters.txt';
/** The digest, and how many files there are: a folder that lost one is drawn again. */
const state = () => `${digestOfSources()} ${existsSync(out) ? readdirSync(out).length : 0}`;
const isDefault = positionals.length === 0 && !values.only;

if (isDefault && existsSync(record) && readFileSync(record, 'utf8') === state()) {
  console.log(`posters: nothing changed in ${out}`);
} else {
  const start = performance.now();
  const files = await drawAll(out, values.only?.split(','));
  console.log(`${files} posters in ${out}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (isDefault) {
    mkdirSync('node_modules/.cache', { recursive: true });
    writeFileSync(record, state());
  }
}
