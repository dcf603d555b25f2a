/** Names of seas on open water. */
import { seas } from '../../../content/catalogue/places/waters';
import type { Frame, Sheet } from './frame';
import { distance, grown, holds, overlap } from './geometry';
import { isLand, type Ground as Land } from './ground';
import type { Ground } from './labels';
import type { Box, Point } from './marks';
import { blockOf, type Block } from './names';
import type { WaterName } from './water-names';

/** Units between two places that are tried, and between a name and anything else. */
const step = 12;
const clear = 7;

const corners = ({ left, top, right, bottom }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [top, (top + bottom) / 2, bottom].map((y): Point => [left + (right - left) * share, y]),
  );

/** The places for a block, those nearest to the middle of the frame first. */
function placesIn({ left, top, right, bottom }: Box, { width, height }: Block): Box[] {
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const boxes: Box[] = [];
  for (let y = top; y + height <= bottom; y += step)
    for (let x = left; x + width <= right; x += step)
      boxes.push({ left: x, top: y, right: x + width, bottom: y + height });
  const far = (box: Box) => distance(middle, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
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
): WaterName | undefined {
  const block = blockOf(name, undefined, sheet, 'water');
  const box = placesIn(ground.frame, block).find((tried) => {
    const around = grown(tried, clear);
    return (
      holds(within, tried) &&
      !ground.taken.some((other) => overlap(around, other)) &&
      !ground.lines.some(([x, y]) => x > around.left && x < around.right && y > around.top && y < around.bottom) &&
      corners(around).every(isOpen)
    );
  });
  return box && { name: { box, side: 'middle' }, block };
}

/** The sea that a frame shows most openly, where its name finds water enough; seas of which none is wide enough have no name. */
export function seaIn(frame: Frame, land: Land, ground: Ground, sheet: Sheet): WaterName | undefined {
  for (const { name, south, west, north, east } of seas) {
    const [[left, bottom], [right, top]] = [frame.place([south, west]), frame.place([north, east])];
    const within = { left, top, right, bottom };
    if (!overlap(within, frame.box)) continue;
    const found = nameWithin(name, within, (corner) => !isLand(land, corner), ground, sheet);
    if (found) return found;
  }
  return undefined;
}
