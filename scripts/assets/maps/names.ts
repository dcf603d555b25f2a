/** A name as a block of one line or two, with a note under it, and how it is drawn where it was placed. */
import type { Sheet } from './frame';
import type { Placed } from './labels';
import { middleOf } from './geometry';
import { breakName, widthOf } from './lettering';
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

/** How names of each kind are set. */
const manners = {
  stop: { isBold: true, tone: 'ink' },
  neighbour: { isBold: false, tone: 'soft' },
  water: { isBold: false, tone: 'sea' },
} as const;
/** Height of a line by the size of its letters. */
const leading = 1.08;

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
