import { boxAround, clipRing, grown, holds, inBox, inRing, overlap, visible } from './geometry';
import type { Box, Point } from './marks';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const box: Box = { left: 0, top: 0, right: 40, bottom: 20 };

test('a box lies around points, with a margin', () => {
  const points: Point[] = [
    [3, -1],
    [-2, 7],
    [1, 2],
  ];
  expect(boxAround(points)).toEqual({ left: -2, top: -1, right: 3, bottom: 7 });
  expect(boxAround(points, 2)).toEqual(grown(boxAround(points), 2));
  expect(boxAround(points, 2)).toEqual({ left: -4, top: -3, right: 5, bottom: 9 });
});

test.each<[string, Box, { overlaps: boolean; isHeld: boolean }]>([
  ['itself', box, { overlaps: true, isHeld: true }],
  ['one inside', grown(box, -5), { overlaps: true, isHeld: true }],
  ['one out to the left', { ...box, left: -1 }, { overlaps: true, isHeld: false }],
  ['one out to the right', { ...box, right: 41 }, { overlaps: true, isHeld: false }],
  ['one out above', { ...box, top: -1 }, { overlaps: true, isHeld: false }],
  ['one out below', { ...box, bottom: 21 }, { overlaps: true, isHeld: false }],
  ['one that touches it on the left', { ...box, left: -9, right: 0 }, { overlaps: false, isHeld: false }],
  ['one that touches it on the right', { ...box, left: 40, right: 49 }, { overlaps: false, isHeld: false }],
  ['one that touches it above', { ...box, top: -9, bottom: 0 }, { overlaps: false, isHeld: false }],
  ['one that touches it below', { ...box, top: 20, bottom: 29 }, { overlaps: false, isHeld: false }],
])('a box and %s', (_, other, { overlaps, isHeld }) => {
  expect(overlap(box, other)).toBe(overlaps);
  expect(holds(box, other)).toBe(isHeld);
});

test.each<[Point, boolean]>([
  [[0, 0], true],
  [[40, 20], true],
  [[-1, 10], false],
  [[41, 10], false],
  [[10, -1], false],
  [[10, 21], false],
])('whether %j lies in the box: %s', (point, isIn) => {
  expect(inBox(box, point)).toBe(isIn);
});

test.each<[Point, boolean]>([
  [[3, 7], true],
  [[-1, 7], false],
  [[11, 7], false],
  [[3, 11], false],
  [[3, -1], false],
])('whether %j lies in the square: %s', (point, isIn) => {
  expect(inRing(square, point)).toBe(isIn);
});

test.each<[Point, boolean]>([
  [[2, 1], true],
  [[2, 3], false],
  [[4, 7], true],
  [[3, 4], false],
  [[2, 7], false],
  [[2.3, 7], true],
  [[0.4, 7], false],
  [[7.8, 1], true],
  [[8.4, 1], true],
  [[8.8, 1], false],
])('whether %j lies in a ring with a bay and slanting sides: %s', (point, isIn) => {
  const bay: Point[] = [
    [0, 0],
    [9, 0],
    [5, 10],
    [1, 10],
    [4, 2],
    [1, 2],
  ];
  expect(inRing(bay, point)).toBe(isIn);
});

test.each<[string, Partial<Box>, Point[]]>([
  [
    'left',
    { left: 2 },
    [
      [2, 0],
      [8, 0],
      [4, 8],
      [2, 4],
    ],
  ],
  [
    'right',
    { right: 6 },
    [
      [0, 0],
      [6, 0],
      [6, 4],
      [4, 8],
    ],
  ],
  [
    'upper',
    { top: 4 },
    [
      [2, 4],
      [6, 4],
      [4, 8],
    ],
  ],
  [
    'lower',
    { bottom: 4 },
    [
      [0, 0],
      [8, 0],
      [6, 4],
      [2, 4],
    ],
  ],
])('a ring is cut at the %s edge of a box', (_, edge, expected) => {
  const tent: Point[] = [
    [0, 0],
    [8, 0],
    [4, 8],
  ];
  const cut = clipRing(tent, { left: -50, top: -50, right: 50, bottom: 50, ...edge });
  const inOrder = (points: Point[]) => points.map(String).sort();
  expect(inOrder(cut)).toEqual(inOrder(expected));
});

test('a ring is cut at two edges of a box, and gone where the box has nothing of it', () => {
  const cut = clipRing(square, { left: 5, top: -5, right: 20, bottom: 4 });
  expect(boxAround(cut)).toEqual({ left: 5, top: 0, right: 10, bottom: 4 });
  expect(clipRing(square, { left: 20, top: 0, right: 30, bottom: 10 })).toEqual([]);
});

test('rings too small to see go, and others keep their corners alone', () => {
  const withMiddle: Point[] = [...square.slice(0, 1), [5, 0], ...square.slice(1)];
  const speck: Point[] = [
    [20, 0],
    [22, 0],
    [22, 1.9],
  ];
  const islet: Point[] = [
    [20, 0],
    [22, 0],
    [22, 2.1],
  ];
  const sliver: Point[] = [
    [30, 0],
    [130, 0.1],
    [130, 0],
  ];
  expect(visible([withMiddle, speck, sliver, islet], 0.5)).toEqual([square, islet]);
});
