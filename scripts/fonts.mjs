/**
 * Cuts the two typefaces down to the glyphs the site can show, into app/_fonts (not committed).
 * Latin letters come from each font's Latin file, the rupee sign from the file that carries it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const latin = `${ascii}©°·×éè–—‘’“”•…\u00a0`;
const rupee = '₹';

const files = [
  { out: 'figtree', source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', text: latin, weights: { min: 400, max: 700 } },
  { out: 'figtree-rupee', source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2', text: rupee, weights: { min: 400, max: 700 } },
  { out: 'rozha', source: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', text: latin },
  { out: 'rozha-rupee', source: '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2', text: rupee },
];

mkdirSync('app/_fonts', { recursive: true });
for (const { out, source, text, weights } of files) {
  const subset = await subsetFont(readFileSync(`node_modules/${source}`), text, {
    targetFormat: 'woff2',
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  });
  writeFileSync(`app/_fonts/${out}.woff2`, subset);
  console.log(`fonts: ${out} ${subset.length} bytes`);
}
