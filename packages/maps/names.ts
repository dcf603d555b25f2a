/** Measures names, breaks them into blocks of one or two lines with a note below, and draws them where they were placed. */
import { memoize } from '../../scripts/lib/memoize';
import { openFont } from '../../scripts/lib/open-font';
import type { Sheet } from './frame';
import { middleOf } from './geometry';
import { at, Pen } from '../art/index';
import type { Box, Lettering, Mark, Point, Tone } from './marks';

type Line = Pick<Lettering, 'text' | 'size' | 'width' | 'isBold' | 'tone'>;

export interface Block {
  lines: readonly Line[];
  width: number;
  height: number;
}

/** A block in its place on a map. */
export interface Placed extends Block {
  box: Box;
  /** The alignment of the text in its box. */
  side: 'left' | 'middle' | 'right';
  /** A fine line from the place to its name, if the name is not next to it. */
  leader?: readonly [Point, Point];
}

export const textOf = ({ lines }: Pick<Block, 'lines'>): string => lines.map(({ text }) => text).join(' ');

/** The lightest weight of the site's font; the font reader supports only that instance of the variable font. */
const light = memoize(() =>
  openFont('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
/** The factors by which names are wider in regular and in bold than in the lightest weight: the median over the gazetteer. */
const wider = { regular: 1.02, bold: 1.07 } as const;

const ems = memoize((text) => light('').layout(text).advanceWidth / light('').unitsPerEm);

/** The width of a text in units, about as in the site's font. Maps print it in exactly this width in any font. */
export const widthOf = (text: string, size: number, isBold: boolean): number =>
  Math.round(ems(text) * wider[isBold ? 'bold' : 'regular'] * size * 10) / 10;

/** The style of each kind of name. */
const variants = {
  stop: { isBold: true, tone: 'ink' },
  neighbour: { isBold: false, tone: 'soft' },
  water: { isBold: false, tone: 'sea' },
} as const;
/** The line height, as a multiple of the font size. */
const leading = 1.08;

/** Breaks a name longer than `most` units at a space into two lines of similar length. */
function breakName(name: string, most: number, width: (text: string) => number): string[] {
  if (width(name) <= most) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(width));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/**
 * @param note a second line, such as the number of nights
 * @param kind a stop of the trip, a town for orientation, or a sea, river or lake
 */
export function blockOf(
  name: string,
  note: string | undefined,
  { letter, margin }: Sheet,
  kind: keyof typeof variants = 'stop',
): Block {
  const variant = variants[kind];
  const broken = breakName(name, margin.x * 1.8, (text) => widthOf(text, letter, variant.isBold));
  const lines = [
    ...broken.map((text) => ({ text, ...variant })),
    ...(note ? [{ text: note, isBold: false, tone: 'ink' as const }] : []),
  ].map((line): Line => ({ ...line, size: letter, width: widthOf(line.text, letter, line.isBold) }));
  return { lines, width: Math.max(...lines.map(({ width }) => width)), height: lines.length * letter * leading };
}

/** @param groundAt returns the tone under a point, which the halo of a name takes */
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
