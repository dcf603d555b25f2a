/** Names of seas on open water, and of salt flats, where a map has enough space for them. */
import { saltFlats, seas } from '../../content/catalogue/places/waters';
import { Pen } from '../art/index';
import type { Frame, Sheet } from './frame';
import { boxAround, clipRing, distance, grown, holds, inBox, inRing, middleOf, overlap } from './geometry';
import type { Ground } from './labels';
import type { Box, Point, Shape } from './marks';
import { blockOf, type Block, type Placed } from './names';

/** The distance between two tried positions, in units of the map. */
const step = 12;
/** The least gap between a name and anything else, in units of the map. */
const clear = 7;

const corners = ({ left, top, right, bottom }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [top, (top + bottom) / 2, bottom].map((y): Point => [left + (right - left) * share, y]),
  );

/** The positions of a block, those nearest to the middle of the frame first. */
function placesIn(area: Box, { width, height }: Block): Box[] {
  const boxes: Box[] = [];
  for (let y = area.top; y + height <= area.bottom; y += step)
    for (let x = area.left; x + width <= area.right; x += step)
      boxes.push({ left: x, top: y, right: x + width, bottom: y + height });
  const far = (box: Box) => distance(middleOf(area), middleOf(box));
  return boxes.sort((a, b) => far(a) - far(b));
}

/**
 * Places a name inside an area, as near to the middle of the frame as possible.
 * @param within the bounding box of the area
 * @param isOpen returns whether a point belongs to the area
 */
export function nameWithin(
  name: string,
  within: Box,
  isOpen: (point: Point) => boolean,
  ground: Ground,
  sheet: Sheet,
): Placed | undefined {
  const block = blockOf(name, undefined, sheet, 'water');
  const box = placesIn(ground.frame, block).find((tried) => {
    const around = grown(tried, clear);
    return (
      holds(within, tried) &&
      !ground.taken.some((other) => overlap(around, other)) &&
      !ground.lines.some((point) => inBox(around, point)) &&
      corners(around).every(isOpen)
    );
  });
  return box && { ...block, box, side: 'middle' };
}

/** The name of the first sea of the frame with enough open water for it; none if there is no such sea. */
export function seaIn({ box, place }: Frame, ground: Ground, sheet: Sheet): Placed[] {
  for (const { name, south, west, north, east } of seas) {
    const within = boxAround([place([south, west]), place([north, east])]);
    const isOpen = (point: Point) => !ground.isLand(point);
    const found = overlap(within, box) && nameWithin(name, within, isOpen, ground, sheet);
    if (found) return [found];
  }
  return [];
}

/** A salt flat in a frame. */
export interface Flat extends Placed {
  /** The visible parts of its rim and of the islands in it. */
  rings: readonly (readonly Point[])[];
}

const isIn = (rings: Flat['rings'], point: Point) => rings.filter((ring) => inRing(ring, point)).length === 1;

/** The salt flats of a frame with space for their names; a white area without a name would puzzle the reader. */
export const flatsIn = ({ box, place }: Frame, ground: Ground, sheet: Sheet): Flat[] =>
  saltFlats.flatMap(({ name, rim, islands }) => {
    const rings = [rim, ...islands]
      .map((ring) => clipRing(ring.map(place), grown(box, 8)))
      .filter(({ length }) => length > 2);
    const found = nameWithin(name, boxAround(rings.flat()), (point) => isIn(rings, point), ground, sheet);
    return found ? [{ ...found, rings }] : [];
  });

export const isSalt = (flats: readonly Flat[], point: Point): boolean => flats.some(({ rings }) => isIn(rings, point));

export function saltMarks(flats: readonly Flat[]): Shape[] {
  const rings = flats.flatMap((flat) => flat.rings);
  const path = rings.reduce((pen, ring) => pen.soft(ring, { closed: true }), new Pen(1)).toString();
  return [{ path, fill: 'salt', line: 'rule', width: 0.8 }];
}
