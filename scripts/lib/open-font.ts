import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/**
 * A font, to be asked for its glyphs and widths.
 * @param source a file's path or its bytes: TrueType, OpenType or WOFF2
 * @throws when the file holds several fonts
 */
export function openFont(source: string | Buffer): Font {
  const font = create(typeof source === 'string' ? readFileSync(source) : source);
  if (!('unitsPerEm' in font)) throw new Error('not a single font');
  return font;
}
