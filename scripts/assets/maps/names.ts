/** How wide names are; a name as a block of one line or two, with a note under it, and how it is drawn where it was placed. */
import { memoize } from '../../lib/memoize';
import { openFont } from '../../lib/open-font';
import type { Sheet } from './frame';
import type { Placed } from './labels';
import { middleOf } from './geometry';
import { Pen } from '../posters/kit/path';
import { at } from '../posters/kit/numbers';
import type { Lettering, Mark, Point, Tone } from './marks';

type Line = Pick<Lettering, 'text' | 'size' | 'width' | 'isBold' | 'tone'>;

export interface Block {
  lines: readonly Line[];
  width: number;
  height: number;
}

export const textOf = ({ lines }: Pick<Block, 'lines'>): string => lines.map(({ text }) => text).join(' ');

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

/** How names of each kind are set. */
const manners = {
  stop: { isBold: true, tone: 'ink' },
  neighbour: { isBold: false, tone: 'soft' },
  water: { isBold: false, tone: 'sea' },
} as const;
/** Height of a line by the size of its letters. */
const leading = 1.08;

/** A name on one line, or on two where it has a space and is longer than `most` units: both about as long. */
function breakName(name: string, most: number, width: (text: string) => number): string[] {
  if (width(name) <= most) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(width));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/**
 * @param note a second line: how many nights
 * @param kind a stop of the trip, a town for orientation, or a sea, river or lake
 */
export function blockOf(
  name: string,
  note: string | undefined,
  { letter, margin }: Sheet,
  kind: keyof typeof manners = 'stop',
): Block {
  const manner = manners[kind];
  const broken = breakName(name, margin.x * 1.8, (text) => widthOf(text, letter, manner.isBold));
  const lines = [
    ...broken.map((text) => ({ text, ...manner })),
    ...(note ? [{ text: note, isBold: false, tone: 'ink' as const }] : []),
  ].map((line): Line => ({ ...line, size: letter, width: widthOf(line.text, letter, line.isBold) }));
  return { lines, width: Math.max(...lines.map(({ width }) => width)), height: lines.length * letter * leading };
}

/** @param groundAt what lies under a point: a name's halo is of its colour */
export function nameMarks({ box, side, leader, lines, width }: Placed, groundAt: (point: Point) => Tone): Mark[] {
  const share = { left: 0, middle: 0.5, right: 1 }[side];
  return [
    ...(leader ? [{ path: new Pen(1).polygon(leader, false).toString(), line: 'ink' as const, width: 0.9 }] : []),
    ...lines.map((line, index): Mark => ({
      ...line,
      at: [box.left + (width - line.width) * share, box.top + at(lines, 0).size * (index * leading + 0.86)],
      halo: groundAt(middleOf(box)),
    })),
  ];
}
