/** The land and the open water of a frame. */
import { Pen, rng } from '../art/index';
import { boxAt, clipRing, cornersOf, distance, grown, inRing, middleOf, overlap, ringPath, visible } from './geometry';
import type { Frame } from './frame';
import { coastsIn } from './land';
import type { Box, Point, Shape } from './marks';

/** The tolerance in units for simplifying coasts. */
const tolerance = 0.6;
/**
 * The radius in kilometres of land that is drawn under a place at sea in the data, whose coast may be that far off or lack a small island.
 */
const ashore = 1.5;

export interface Ground {
  coasts: readonly (readonly Point[])[];
  /** Islands that are drawn although the data has no land there. */
  islets: readonly { at: Point; radius: number }[];
  isLand: (point: Point) => boolean;
}

/**
 * @param dry places that must be on land
 * @param least the least radius in units of the land under them
 */
export function groundOf(frame: Frame, dry: readonly Point[], least: number): Ground {
  const { box, degrees, place, kmPerUnit } = frame;
  const rings = coastsIn(degrees, place).map((ring) => clipRing(ring, grown(box, 8)));
  const coasts = visible(rings, tolerance);
  const isInCoast = (point: Point) => coasts.filter((ring) => inRing(ring, point)).length % 2 === 1;
  const islets = dry
    .filter((point) => !isInCoast(point))
    .map((at) => ({ at, radius: Math.max(least, ashore / kmPerUnit) }));
  const isLand = (point: Point) => isInCoast(point) || islets.some(({ at, radius }) => distance(point, at) <= radius);
  return { coasts, islets, isLand };
}

/** Short waves on open water, deterministic for a frame. */
function ripples({ box }: Frame, ground: Ground, covered: readonly Box[]): Pen {
  const random = rng(7);
  const pen = new Pen(1);
  for (let y = 14; y < box.bottom; y += 22)
    for (let x = 6; x < box.right; x += 36) {
      const [left, middle] = [x + random() * 22, y + random() * 12];
      const around = boxAt([left + 7, middle], 17, 9);
      const isOpen = ![...cornersOf(around), middleOf(around)].some(ground.isLand);
      if (isOpen && !covered.some((name) => overlap(grown(around, -6), name)))
        pen
          .move(left, middle)
          .quad(left + 3.5, middle - 3, left + 7, middle)
          .quad(left + 10.5, middle - 3, left + 14, middle);
    }
  return pen;
}

/** @param covered the boxes of names, which no waves run under */
export function groundMarks(frame: Frame, ground: Ground, covered: readonly Box[]): Shape[] {
  const { box } = frame;
  const land = ringPath(ground.coasts);
  const islets = ground.islets.reduce((pen, { at, radius }) => pen.circle(...at, radius), new Pen(1)).toString();
  const waves = ripples(frame, ground, covered).toString();
  return [
    { path: new Pen(1).rect(0, 0, box.right, box.bottom).toString(), fill: 'water' },
    { path: waves, line: 'ripple', width: 1.2 },
    ...[land, islets].map((path): Shape => ({ path, line: 'shallow', width: 9 })),
    ...[land, islets].map((path): Shape => ({ path, line: 'shore', width: 1.4 })),
    ...[land, islets].map((path): Shape => ({ path, fill: 'land' })),
  ];
}
