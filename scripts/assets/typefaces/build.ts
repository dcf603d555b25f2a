/**
 * Subsets the fonts to the characters that the site can show: two for pages, into app/_fonts (not committed), with the style rules of their
 * fallback fonts, and single fonts for print and pictures. Latin letters come from each font's Latin file, the rupee sign from the file
 * that contains it; it and the letters of European names are in files that only pages with one of them request. `packages/export/checks/check-pages.ts` stops the build if a page has a character that is missing here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { europeanLetters, tamilWords, writable, writableLarge } from '../../../content/format/letters';
import { fallbackFaces, figtree, rozha } from './font-metrics';

const figtreeRupee = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
/** The rupee sign is in the file of the Devanagari letters. */
const rozhaRupee = '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2';
const tamil = '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2';

const cut = (file: string, characters: string, options: Parameters<typeof subsetFont>[2]): Promise<Buffer> =>
  subsetFont(readFileSync(`node_modules/${file}`), characters, options);

const charactersIn = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index));

const signs = charactersIn(0x20, 0x2030);
/** Visitors may type any character of their keyboard. */
const latin = signs
  .filter((sign) => writable.test(sign) && !tamilWords.test(sign) && !europeanLetters.includes(sign))
  .join('');
/** The characters of headings and prices. */
const display = signs.filter((sign) => writableLarge.test(sign)).join('');
const rupee = '₹';

const weights = { wght: { min: 400, max: 700 } };
// Other features, such as fractions and tabular figures, would add glyphs, and no style uses them.
const text = { variationAxes: weights, keepFeatures: ['kern', 'rvrn'] };
// Hints are half of Rozha One's file. Phones ignore them, and at 20 px and more they make no visible difference elsewhere.
const large = { noHinting: true, keepFeatures: ['liga'] };

const files = [
  { out: 'figtree', source: figtree.file, characters: latin, options: text },
  { out: 'figtree-european', source: figtree.file, characters: europeanLetters, options: text },
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

/** The site's fonts as single static fonts, the form that PDF writers and outline readers accept. */
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
