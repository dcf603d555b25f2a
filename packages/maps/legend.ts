/** The band at the bottom of a map: the inset, the legend and the scale. */
import { mapTexts } from '../../content/words/maps';
import type { Leg } from '../../content/schema/legs';
import { at, Pen } from '../art/index';
import type { Frame, Sheet } from './frame';
import { insetMarks, type InsetName } from './inset';
import type { Mark, Point } from './marks';
import { widthOf } from './names';
import { stopSign, wayMarks } from './ways';

export interface Legend {
  transports: readonly Leg['by'][];
  /** The texts for a full disc and a ring; undefined if the map has none. */
  full: string | undefined;
  ring: string | undefined;
  /** The inset beside it. */
  inset: InsetName;
}

/** A sign of the legend with its text. */
interface Entry {
  text: string;
  /** The width of the sign in units. */
  width: number;
  /** @param at the left end of the sign, at half the height of the letters */
  sign: (at: Point) => Mark[];
}

const insetWidth = 84;
/** The gaps in units around the entries, and between a sign and its text. */
const gap = { side: 12, entry: 14, word: 5 } as const;
/** The height of a row, as a multiple of the font size. */
const leading = 1.5;
/** The length in units of a sample of line, and the greatest length of the scale. */
const sample = { line: 20, scale: 76 } as const;

/** The roundest number of kilometres that is at most `most` units long. */
function roundKilometres(kmPerUnit: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(kmPerUnit * most));
  return ([5, 2].find((times) => times * power <= kmPerUnit * most) ?? 1) * power;
}

const wayEntry = (by: Leg['by']): Entry => ({
  text: mapTexts.transports[by],
  width: sample.line,
  sign: ([x, y]) => wayMarks([{ from: [x, y], to: [x + sample.line, y], by, bow: 0 }]),
});

const stopEntry = (text: string | undefined, isFilled: boolean, radius: number): Entry[] =>
  text ? [{ text, width: 2 * radius, sign: ([x, y]) => stopSign([x + radius, y], radius, isFilled) }] : [];

function scaleEntry({ kmPerUnit }: Frame): Entry {
  const km = roundKilometres(kmPerUnit, sample.scale);
  const width = km / kmPerUnit;
  const bar = ([x, y]: Point) =>
    new Pen(1)
      .move(x, y - 4)
      .line(x, y + 3)
      .line(x + width, y + 3)
      .line(x + width, y - 4);
  return { text: `${km} km`, width, sign: (at) => [{ path: bar(at).toString(), line: 'ink', width: 1.4 }] };
}

/** Lays out entries one after another, with a new row where the width ends. */
function inRows(entries: readonly Entry[], left: number, right: number, letter: number) {
  let [x, row] = [left, 0];
  return entries.map((entry) => {
    const word = widthOf(entry.text, letter, false);
    const taken = entry.width + gap.word + word;
    if (x + taken > right) [x, row] = [left, row + 1];
    x += taken + gap.entry;
    return { ...entry, word, row, x: x - taken - gap.entry };
  });
}

export function legendMarks({ transports, full, ring, inset }: Legend, frame: Frame, sheet: Sheet): Mark[] {
  const { width, height, letter, stop } = sheet;
  const top = frame.box.bottom;
  const entries = [
    ...transports.map(wayEntry),
    ...stopEntry(full, true, stop * 0.7),
    ...stopEntry(ring, false, stop * 0.7),
    scaleEntry(frame),
  ];
  const placed = inRows(entries, insetWidth + gap.side, width - gap.side, letter);
  const middle = at(placed, -1).row / 2;
  return [
    { path: new Pen(1).rect(0, top, width, height - top).toString(), fill: 'paper' },
    ...insetMarks({ left: 0, top, right: insetWidth, bottom: height }, frame.degrees, inset),
    ...placed.flatMap(({ text, sign, width: before, word, row, x }): Mark[] => {
      const y = (top + height) / 2 + (row - middle) * letter * leading;
      const start: Point = [x + before + gap.word, y + letter * 0.35];
      return [...sign([x, y]), { text, at: start, size: letter, width: word, isBold: false, tone: 'ink' }];
    }),
  ];
}
