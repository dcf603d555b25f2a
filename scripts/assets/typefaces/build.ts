/**
 * Cuts the typefaces down to what the site can show: two for pages, into app/_fonts (not committed), with the style rules of their fallback
 * fonts, and single fonts for print and pictures. Latin letters come from each font's Latin file, the rupee sign from the file that carries it;
 * `scripts/export/checks/check-pages.ts` stops the build when a page has a character that is left out here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { tamilWords, writable, writableLarge } from '../../../content/format/letters';
import { fallbackFaces, figtree, rozha } from './font-metrics';

const figtreeRupee = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
/** The rupee sign stands in the file of the Devanagari letters. */
const rozhaRupee = '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2';
const tamil = '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2';

const cut = (file: string, characters: string, options: Parameters<typeof subsetFont>[2]): Promise<Buffer> =>
  subsetFont(readFileSync(`node_modules/${file}`), characters, options);

const charactersIn = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index));

const signs = charactersIn(0x20, 0x2030);
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

const files = [
  { out: 'figtree', source: figtree.file, characters: latin, options: text },
  { out: 'figtree-rupee', source: figtreeRupee, characters: rupee, options: text },
  { out: 'rozha', source: rozha.file, characters: display, options: large },
  { out: 'rozha-rupee', source: rozhaRupee, characters: rupee, options: large },
];

export async function buildTypefaces(): Promise<void> {
  mkdirSync('app/_fonts', { recursive: true });
  for (const { out, source, characters, options } of files) {
    const subset = await cut(source, characters, { targetFormat: 'woff2', ...options });
    writeFileSync(`app/_fonts/${out}.woff2`, subset);
    console.log(`fonts: ${out} ${subset.length} bytes`);
  }
  writeFileSync('app/_fonts/fallback-faces.css', `${[figtree, rozha].map(fallbackFaces).join('\n')}\n`);
}

const printed = `${charactersIn(0x20, 0x100).join('')}–—‘’“”•…`;
const tamilLetters = `${charactersIn(0x0b80, 0x0c00).join('')} \u200c\u200d\u25cc`;

const single = (file: string, characters: string, variationAxes = {}) =>
  cut(file, characters, { targetFormat: 'sfnt', variationAxes });

/** The site's typefaces as single fonts, in the form that PDF writers and outline readers take. */
export async function singleFonts() {
  return {
    display: await single(rozha.file, printed),
    rupee: await single(rozhaRupee, '₹'),
    regular: await single(figtree.file, printed, { wght: 400 }),
    bold: await single(figtree.file, printed, { wght: 700 }),
    tamil: await single(tamil, tamilLetters),
  };
}

export type SingleFonts = Awaited<ReturnType<typeof singleFonts>>;
