import { boxAround, clipRing, distance, inRing, simplify, spread, visible } from './geometry';
import type { Point } from './marks';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('a ring is cut at the edges of a box', () => {
  const cut = clipRing(square, { left: 5, top: -5, right: 20, bottom: 4 });
  expect(boxAround(cut)).toEqual({ left: 5, top: 0, right: 10, bottom: 4 });
  expect(clipRing(square, { left: 20, top: 0, right: 30, bottom: 10 })).toEqual([]);
});

test('a point is inside a ring or not', () => {
  expect(inRing(square, [3, 7])).toBe(true);
  expect(inRing(square, [11, 7])).toBe(false);
});

test('a line loses the points that nobody would see', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.2],
    [10, 0],
    [12, 6],
  ];
  expect(simplify(line, 0.5)).toEqual([line[0], line[2], line[3]]);
  expect(simplify(line, 0.1)).toEqual(line);
});

test('rings too small to see go', () => {
  const speck: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  expect(visible([square, speck], 0.5)).toEqual([square]);
});

test('points on one spot part, and stay in the box', () => {
  const box = { left: 0, top: 0, right: 40, bottom: 20 };
  const apart = spread(
    [
      [1, 10],
      [1, 10],
      [2, 10],
    ],
    12,
    box,
  );
  for (const [index, point] of apart.entries()) {
    expect(point[0]).toBeGreaterThanOrEqual(0);
    for (const other of apart.slice(index + 1)) expect(distance(point, other)).toBeGreaterThan(11.5);
  }
});
