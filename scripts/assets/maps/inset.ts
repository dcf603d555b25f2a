/** The small map that says where in India, or where in Asia, a map is. */
import { memoize } from '../../lib/memoize';
import { Pen } from '../posters/kit/path';
import { boxAround, grown, visible } from './geometry';
import { indiaWithin } from './india';
import { coastsIn } from './land';
import type { Box, Mark, Point, Shape } from './marks';

interface Extent {
  /** Degrees; `top` is the southern edge. */
  degrees: Box;
  shadesIndia: boolean;
}

const insets = {
  india: { degrees: { left: 66.5, top: 5.5, right: 98.5, bottom: 38 }, shadesIndia: true },
  asia: { degrees: { left: 50, top: -12, right: 122, bottom: 38 }, shadesIndia: false },
} as const satisfies Record<string, Extent>;

export type InsetName = keyof typeof insets;

/** More than a sheet's corner shows, so that land goes on to its edges. */
const wider = (degrees: Box): Box => grown(degrees, (degrees.right - degrees.left) / 3);

/** Units below which a frame is shown as a dot. */
const leastFrame = 5;

const path = (rings: readonly (readonly Point[])[]) =>
  rings.reduce((pen, ring) => pen.polygon(ring), new Pen(1)).toString();

/** The frame's outline on the inset, or a dot where that would be too small to see. */
function sign(frame: Box): Shape[] {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const middle: Point = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  return width < leastFrame && height < leastFrame
    ? [{ path: new Pen(1).circle(...middle, 3).toString(), fill: 'road', line: 'paper', width: 1.2 }]
    : [{ path: new Pen(1).rect(frame.left, frame.top, width, height).toString(), line: 'road', width: 1.8 }];
}

interface Land {
  place: (point: Point) => Point;
  land: string;
  india: string;
}

/** The coasts of an inset, by its name and its box on the sheet as JSON: nearly all maps have the same, and they take a third of a map's time. */
const landIn = memoize((key): Land => {
  const [name, box] = JSON.parse(key) as [InsetName, Box];
  const { degrees } = insets[name];
  const squeeze = Math.cos((((degrees.top + degrees.bottom) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (box.right - box.left) / (degrees.right - degrees.left) / squeeze,
    (box.bottom - box.top) / (degrees.bottom - degrees.top),
  );
  const place = ([longitude, latitude]: Point): Point => [
    (box.left + box.right) / 2 + (longitude - (degrees.left + degrees.right) / 2) * squeeze * scale,
    (box.top + box.bottom) / 2 - (latitude - (degrees.top + degrees.bottom) / 2) * scale,
  ];
  const coasts = coastsIn(wider(degrees)).map((ring) => ring.map(place));
  return { place, land: path(visible(coasts, 0.5)), india: path([indiaWithin.map(place)]) };
});

/**
 * @param box where the inset stands on the sheet
 * @param shown what the map shows, in degrees
 */
export function insetMarks(box: Box, shown: Box, name: InsetName): Mark[] {
  const { place, land, india } = landIn(JSON.stringify([name, box]));
  const frame = boxAround([place([shown.left, shown.top]), place([shown.right, shown.bottom])]);
  const around = new Pen(1).rect(box.left, box.top, box.right - box.left, box.bottom - box.top).toString();
  return [
    { path: around, fill: 'water' },
    { clip: around, shapes: [{ path: land, fill: 'land' }] },
    ...(insets[name].shadesIndia ? [{ clip: india, shapes: [{ path: land, fill: 'country' as const }] }] : []),
    ...sign(frame),
  ];
}
