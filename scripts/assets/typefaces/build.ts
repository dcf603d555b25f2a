/**
 * Cuts the two typefaces down to what the site can show, into app/_fonts (not committed), with the style rules of their fallback fonts.
 * Latin letters come from each font's Latin file, the rupee sign from the file that carries it; `scripts/export/checks/check-pages.ts`
 * stops the build when a page has a character that is left out here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { tamilWords, writable, writableLarge } from '../../../content/format/letters';
import { fallbackFaces, figtree, rozha } from './font-metrics';

const signs = Array.from({ length: 0x2030 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Visitors type whatever their keyboard has. */
const latin = signs.filter((sign) => writable.test(sign) && !tamilWords.test(sign)).join('');
/** Headings and prices. */
const display = signs.filter((sign) => writableLarge.test(sign)).join('');
const rupee = '₹';

const weights = { wght: { min: 400, max: 700 } };
// Fractions and figures of other widths, which no style asks for, would bring letters of their own along.
const text = { variationAxes: weights, keepFeatures: ['kern', 'rvrn'] };
// Rozha One's hints are half its file. Phones do not read them, and at 20 px and more nobody misses them elsewhere.
const large = { noHinting: true, keepFeatures: ['liga'] };

const figtreeRupee = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
const rozhaRupee = '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2';

const files = [
  { out: 'figtree', source: figtree.file, characters: latin, options: text },
  { out: 'figtree-rupee', source: figtreeRupee, characters: rupee, options: text },
  { out: 'rozha', source: rozha.file, characters: display, options: large },
  { out: 'rozha-rupee', source: rozhaRupee, characters: rupee, options: large },
];

export async function buildTypefaces(): Promise<void> {
  mkdirSync('app/_fonts', { recursive: true });
  for (const { out, source, characters, options } of files) {
    const whole = readFileSync(`node_modules/${source}`);
    const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
    writeFileSync(`app/_fonts/${out}.woff2`, subset);
    console.log(`fonts: ${out} ${subset.length} bytes`);
  }
  writeFileSync('app/_fonts/fallback-faces.css', `${[figtree, rozha].map(fallbackFaces).join('\n')}\n`);
}
