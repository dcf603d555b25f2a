/** Plane geometry of points, rings and boxes. */
import { polygonArea, polygonContains } from 'd3-polygon';
import { clipPolygon } from 'lineclip';
import douglasPeucker from 'simplify-js';
import { at, Pen } from '../art/index';
import type { Box, Point } from './marks';

/** Parses points from a text of their coordinates: '68.15,23.65 68.75,24.3'. */
export const pointsOf = (text: string): [number, number][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as [number, number]);

export const boxAround = (points: readonly Point[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
};

/** The box around a point. */
export const boxAt = ([x, y]: Point, halfWide: number, halfHigh = halfWide): Box => ({
  left: x - halfWide,
  top: y - halfHigh,
  right: x + halfWide,
  bottom: y + halfHigh,
});

export const middleOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** The corners of a box, clockwise from the upper left. */
export const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;

export const inBox = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

export const inRing = (ring: readonly Point[], point: Point): boolean =>
  polygonContains(ring as [number, number][], point as [number, number]);

/** The part of a ring inside a box; empty if there is none. */
export const clipRing = (ring: readonly Point[], { left, top, right, bottom }: Box): Point[] =>
  clipPolygon(ring as [number, number][], [left, top, right, bottom]);

/** A line with fewer points, which deviates from the given one by at most `tolerance`. */
export const simplify = (line: readonly Point[], tolerance: number): Point[] =>
  douglasPeucker(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [x, y]);

/** A ring simplified in the same way. */
export const simplifyRing = (ring: readonly Point[], tolerance: number): Point[] =>
  simplify([...ring, at(ring, 0)], tolerance).slice(0, -1);

/** Simplified rings, without those smaller than two square units. */
export const visible = (rings: readonly (readonly Point[])[], tolerance: number): Point[][] =>
  rings
    .filter((ring) => Math.abs(polygonArea(ring as [number, number][])) > 2)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2);

/** The path data of rings. */
export const ringPath = (rings: readonly (readonly Point[])[]): string =>
  rings.reduce((pen, ring) => pen.polygon(ring), new Pen(1)).toString();

/** Points along a curve from one point to another, two units apart. It bows to the left by the share `bow` of their distance. */
export function along(from: Point, to: Point, bow: number): Point[] {
  const [middleX, middleY] = bend(from, to, bow);
  const steps = Math.max(2, Math.ceil(distance(from, to) / 2));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * middleX + c * to[0], a * from[1] + b * middleY + c * to[1]];
  });
}

/** The control point of that curve. */
export const bend = ([x1, y1]: Point, [x2, y2]: Point, bow: number): Point => [
  (x1 + x2) / 2 + (y2 - y1) * bow * 2,
  (y1 + y2) / 2 - (x2 - x1) * bow * 2,
];

/**
 * Moves points apart until all have the required distances, keeping them inside the box.
 * @param leastOf the least distance in units between two points, by their indices
 */
export function spread(
  points: readonly Point[],
  leastOf: (one: number, other: number) => number,
  { left, top, right, bottom }: Box,
): Point[] {
  let now = [...points];
  for (let round = 0; round < 60; round += 1) {
    now = now.map(([x, y], index): Point => {
      let [pushX, pushY] = [0, 0];
      now.forEach(([otherX, otherY], other) => {
        const [far, least] = [Math.hypot(x - otherX, y - otherY), leastOf(index, other)];
        if (far >= least) return;
        // Two coincident points move apart sideways; a point does not push itself.
        const [dx, dy] = far > 0 ? [(x - otherX) / far, (y - otherY) / far] : [Math.sign(index - other), 0];
        pushX += (dx * (least - far)) / 2;
        pushY += (dy * (least - far)) / 2;
      });
      return [Math.min(right, Math.max(left, x + pushX)), Math.min(bottom, Math.max(top, y + pushY))];
    });
  }
  return now;
}
