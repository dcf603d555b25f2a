/** The icon font of the editor, subset to the icons that it names: each name in letters is one ligature. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { openFont } from '../lib/open-font';

const source =
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** Every word of a script that may be the name of an icon. */
const wordsIn = (script: string) => script.match(/(?<=["'`])[a-z0-9_]{2,40}(?=["'`])/g) ?? [];

/**
 * The icon font as WOFF2.
 * @param script The editor's script.
 * @param named Further names, from its configuration.
 */
export function iconFont(script: string, named: readonly string[]): Promise<Buffer> {
  const whole = readFileSync(source);
  const font = openFont(whole);
  // Each icon also has a character of its own.
  const characters = new Map(font.characterSet.map((code) => [font.glyphForCodePoint(code).id, code]));
  const icons = [...new Set([...named, ...wordsIn(script)])].flatMap((word) => {
    const [glyph, ...others] = font.layout(word).glyphs;
    const character = glyph && others.length === 0 ? characters.get(glyph.id) : undefined;
    return character === undefined ? [] : [String.fromCodePoint(character)];
  });
  return subsetFont(whole, letters + icons.join(''), {
    targetFormat: 'woff2',
    // Without this option the subset would keep every icon whose name these letters can spell.
    noLayoutClosure: true,
    variationAxes: { wght: 400 },
  });
}
