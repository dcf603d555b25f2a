/** The typeface of the editor's icons, cut down to those it names: a name in letters is one ligature. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { openFont } from '../lib/open-font';

const source =
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** Every word of a text that may be an icon's name. */
const wordsIn = (text: string) => new Set(text.match(/(?<=["'`])[a-z0-9_]{2,40}(?=["'`])/g) ?? []);

/** @param texts the editor's script and its configuration */
export async function iconFont(texts: readonly string[]): Promise<Buffer> {
  const whole = readFileSync(source);
  const font = openFont(whole);
  // Each icon has a character of its own, too.
  const characters = new Map(font.characterSet.map((code) => [font.glyphForCodePoint(code).id, code]));
  const icons = [...wordsIn(texts.join(' '))].flatMap((word) => {
    const [glyph, ...others] = font.layout(word).glyphs;
    const character = glyph && others.length === 0 ? characters.get(glyph.id) : undefined;
    return character === undefined ? [] : [String.fromCodePoint(character)];
  });
  return subsetFont(whole, letters + icons.join(''), {
    targetFormat: 'woff2',
    // Without it every icon whose name these letters spell would stay.
    noLayoutClosure: true,
    variationAxes: { wght: 400 },
  });
}
