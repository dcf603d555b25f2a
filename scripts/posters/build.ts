/** npx tsx scripts/posters/build.ts [out=public/posters] [--only id,id] */
import { parseArgs } from 'node:util';
import { drawAll } from './draw';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const out = positionals[0] ?? 'public/posters';
const start = performance.now();
const files = await drawAll(out, values.only?.split(','));
console.log(`${files} posters in ${out}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
