/** The band at the foot of a map: the inset, what the signs mean, and the scale. */
import { mapTexts } from '../../../content/pages/maps';
import type { Leg } from '../../../content/schema/legs';
import { Pen } from '../posters/kit/path';
import type { Frame, Sheet } from './frame';
import { insetMarks, type InsetName } from './inset';
import { widthOf } from './lettering';
import type { Mark, Point } from './marks';
import { stopSign } from './signs';
import { wayMarks } from './ways';

export interface Legend {
  means: readonly Leg['by'][];
  /** What a full disc and a ring mean; left out where the map has none. */
  full: string | undefined;
  ring: string | undefined;
  /** The small map beside it; none where the map itself shows India. */
  inset: InsetName | undefined;
}

/** A sign and what it means. */
interface Entry {
  text: string;
  /** Units that the sign takes. */
  width: number;
  /** @param at its left end, half way up the letters */
  sign: (at: Point) => Mark[];
}

const insetWidth = 84;
/** Units around the entries, and between a sign and its word. */
const gap = { side: 12, entry: 14, word: 5 } as const;
/** Height of a row, by the size of its letters. */
const leading = 1.5;
/** Units of a stretch of line, and of the scale at most. */
const sample = { line: 20, scale: 76 } as const;

/** The roundest number of kilometres that is at most `most` units long. */
export function roundKilometres(kmPerUnit: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(kmPerUnit * most));
  return ([5, 2].find((times) => times * power <= kmPerUnit * most) ?? 1) * power;
}

const wayEntry = (by: Leg['by']): Entry => ({
  text: mapTexts.means[by],
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

/** Entries in as many rows as they take. */
function rowsOf(entries: readonly Entry[], room: number, taken: (entry: Entry) => number): Entry[][] {
  const rows: Entry[][] = [];
  let used = Infinity;
  for (const entry of entries) {
    if (used + taken(entry) > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(entry);
    used += taken(entry) + gap.entry;
  }
  return rows;
}

export function legendMarks({ means, full, ring, inset }: Legend, frame: Frame, sheet: Sheet): Mark[] {
  const { width, height, letter, stop } = sheet;
  const top = frame.box.bottom;
  const left = (inset ? insetWidth : 0) + gap.side;
  const entries = [
    ...means.map(wayEntry),
    ...stopEntry(full, true, stop * 0.7),
    ...stopEntry(ring, false, stop * 0.7),
    scaleEntry(frame),
  ];
  const taken = (entry: Entry) => entry.width + gap.word + widthOf(entry.text, letter, false);
  const rows = rowsOf(entries, width - left - gap.side, taken);
  const first = (top + height) / 2 - ((rows.length - 1) * letter * leading) / 2;
  const inRow = (row: readonly Entry[], y: number): Mark[] => {
    let x = left;
    return row.flatMap((entry) => {
      const start = x;
      x += taken(entry) + gap.entry;
      const text = widthOf(entry.text, letter, false);
      const at: Point = [start + entry.width + gap.word, y + letter * 0.35];
      return [
        ...entry.sign([start, y]),
        { text: entry.text, at, size: letter, width: text, isBold: false, tone: 'ink' },
      ];
    });
  };
  return [
    { path: new Pen(1).rect(0, top, width, height - top).toString(), fill: 'paper' },
    ...(inset ? insetMarks({ left: 0, top, right: insetWidth, bottom: height }, frame.degrees, inset) : []),
    ...rows.flatMap((row, index) => inRow(row, first + index * letter * leading)),
  ];
}
