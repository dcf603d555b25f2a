import type { Font } from 'fontkit';
import { at } from '../../../packages/art/index';
import { openFont } from '../../lib/open-font';
import type { SingleFonts } from '../typefaces/build';

export type Face = readonly Font[];

export interface Faces {
  display: Face;
  text: Face;
}

/** The site's fonts as outlines. Each letter comes from the first font that has it. */
export const facesOf = ({ display, rupee, bold }: SingleFonts): Faces => ({
  display: [openFont(display), openFont(rupee)],
  text: [openFont(bold)],
});

interface Run {
  /** Outlines in px with the baseline at y = 0, as SVG path data with a transform each. */
  glyphs: string;
  width: number;
}

/** A line of text as outlines, each letter from the first font that has it. */
export function letter(text: string, face: Face, size: number): Run {
  let x = 0;
  let glyphs = '';
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(point)) ?? at(face, 0);
    const scale = size / font.unitsPerEm;
    const glyph = font.glyphForCodePoint(point);
    glyphs += `<path transform="translate(${x.toFixed(1)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    x += glyph.advanceWidth * scale;
  }
  return { glyphs, width: x };
}

/** Breaks a text into lines no wider than `width` px. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && letter(joined, face, size).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
