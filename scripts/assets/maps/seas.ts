/** Names of seas on open water. */
import { seas } from '../../../content/catalogue/places/waters';
import type { Frame, Sheet } from './frame';
import { boxAround, distance, grown, holds, inBox, middleOf, overlap } from './geometry';
import type { Ground, Placed } from './labels';
import type { Box, Point } from './marks';
import { blockOf, type Block } from './names';

/** Units between two places that are tried, and between a name and anything else. */
const step = 12;
const clear = 7;

const corners = ({ left, top, right, bottom }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [top, (top + bottom) / 2, bottom].map((y): Point => [left + (right - left) * share, y]),
  );

/** The places for a block, those nearest to the middle of the frame first. */
function placesIn(room: Box, { width, height }: Block): Box[] {
  const boxes: Box[] = [];
  for (let y = room.top; y + height <= room.bottom; y += step)
    for (let x = room.left; x + width <= room.right; x += step)
      boxes.push({ left: x, top: y, right: x + width, bottom: y + height });
  const far = (box: Box) => distance(middleOf(room), middleOf(box));
  return boxes.sort((a, b) => far(a) - far(b));
}

/**
 * A name in the midst of an area, as near to the middle of the frame as it can.
 * @param within the box of the area
 * @param isOpen whether a point belongs to the area
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

/** The sea that a frame shows most openly, where its name finds water enough; seas of which none is wide enough have no name. */
export function seaIn({ box, place }: Frame, ground: Ground, sheet: Sheet): Placed[] {
  for (const { name, south, west, north, east } of seas) {
    const within = boxAround([place([south, west]), place([north, east])]);
    const isOpen = (point: Point) => !ground.isLand(point);
    const found = overlap(within, box) && nameWithin(name, within, isOpen, ground, sheet);
    if (found) return [found];
  }
  return [];
}
