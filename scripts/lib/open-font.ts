import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/**
 * Opens a font to read its glyphs and widths.
 * @param source the path or the bytes of a TrueType, OpenType or WOFF2 file
 * @throws when the file contains several fonts
 */
export function openFont(source: string | Buffer): Font {
  const font = create(typeof source === 'string' ? readFileSync(source) : source);
  if (!('unitsPerEm' in font)) throw new Error('not a single font');
  return font;
}
