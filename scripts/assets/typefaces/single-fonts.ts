import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource';
const figtree = `${folder}-variable/figtree/files/figtree-latin-wght-normal.woff2`;
const rozha = `${folder}/rozha-one/files/rozha-one-latin-400-normal.woff2`;
const tamil = `${folder}/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2`;
/** The rupee sign stands in the file of the Devanagari letters. */
const rozhaRupee = `${folder}/rozha-one/files/rozha-one-devanagari-400-normal.woff2`;

const latin = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + '–—‘’“”•…';

const tamilLetters =
  Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0x0b80 + i)).join('') + ' \u200c\u200d\u25cc';

const cut = (file: string, text: string, wght?: number) =>
  subsetFont(readFileSync(file), text, { targetFormat: 'sfnt', ...(wght ? { variationAxes: { wght } } : {}) });

/** The site's typefaces as single fonts, in the form that PDF writers and outline readers take. */
export async function singleFonts() {
  return {
    display: await cut(rozha, latin),
    rupee: await cut(rozhaRupee, '₹'),
    regular: await cut(figtree, latin, 400),
    bold: await cut(figtree, latin, 700),
    tamil: await cut(tamil, tamilLetters),
  };
}

export type SingleFonts = Awaited<ReturnType<typeof singleFonts>>;
