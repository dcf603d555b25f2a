/** The icon font of the editor, subset to the icons that it names: each name in letters is one ligature. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fileOf, makeChanged } from '../assets/build-cache';
import { openFont } from '../lib/open-font';

const source =
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const cacheFile = 'node_modules/.cache/admin-icons.woff2';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** Every word of a script that may be the name of an icon. */
const wordsIn = (script: string) => script.match(/(?<=["'`])[a-z0-9_]{2,40}(?=["'`])/g) ?? [];

async function subset(whole: Buffer, words: readonly string[]): Promise<Buffer> {
  const font = openFont(whole);
  // Each icon also has a character of its own.
  const characters = new Map(font.characterSet.map((code) => [font.glyphForCodePoint(code).id, code]));
  const icons = words.flatMap((word) => {
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

/**
 * The icon font as WOFF2. It takes some seconds, so the result is cached for the next export.
 * @param script The editor's script.
 * @param icons Further names, from its configuration.
 */
export async function iconFont(script: string, icons: readonly string[]): Promise<Buffer> {
  const whole = readFileSync(source);
  const words = [...new Set([...icons, ...wordsIn(script)])];
  const file = { path: cacheFile, sources: [whole, words.join(' ')], make: () => subset(whole, words) };
  await makeChanged('admin-icons', [fileOf(file)]);
  return readFileSync(cacheFile);
}
