/** How wide names are, and how they are set on one line or two. */
import { memoize } from '../../lib/memoize';
import { openFont } from '../../lib/open-font';

/** The lightest weight of the site's typeface: of the file with all weights, the reader of fonts can only take that. */
const light = memoize(() =>
  openFont('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
/** How much wider names are in regular and in bold, in the middle of all names of the gazetteer. */
const wider = { regular: 1.02, bold: 1.07 } as const;

const ems = memoize((text) => light('').layout(text).advanceWidth / light('').unitsPerEm);

/** Units that a text takes, about as in the site's typeface: maps print it exactly that wide in any. */
export const widthOf = (text: string, size: number, isBold: boolean): number =>
  Math.round(ems(text) * wider[isBold ? 'bold' : 'regular'] * size * 10) / 10;

/** A name on one line, or on two where it has a space and is longer than `most` units: both about as long. */
export function breakName(name: string, most: number, width: (text: string) => number): string[] {
  if (width(name) <= most) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(width));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
