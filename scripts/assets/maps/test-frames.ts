import { frameAround, sheets } from './frame';
import { grown, pointsOf } from './geometry';
import type { Ground } from './labels';
import type { Box, Point } from './marks';

/** A frame from 10 degrees north and 60 degrees east to 11 and 61, where no place of the gazetteer is. */
export const frame = frameAround(pointsOf('10,60 11,61'), sheets.tall);

/** Where nothing stands yet, and all is land. */
export const open: Ground = { frame: grown(frame.box, -3), taken: [], lines: [], streams: [], isLand: () => true };

/** Points two units apart, from one to another. */
export const lineOf = ([x1, y1]: Point, [x2, y2]: Point): Point[] => {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 2);
  return Array.from({ length: steps + 1 }, (_, i) => [x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps]);
};

/** Lines over all of a box, so close that no name has room between. */
export const hatched = ({ left, top, right, bottom }: Box): Point[] =>
  Array.from({ length: Math.ceil((bottom - top) / 7) }, (_, row) =>
    lineOf([left, top + 7 * row], [right, top + 7 * row]),
  ).flat();
