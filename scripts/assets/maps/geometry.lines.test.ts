import { along, bend, distance, simplify, spread } from './geometry';
import type { Box, Point } from './marks';

const box: Box = { left: 0, top: 0, right: 40, bottom: 20 };

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

test('a curve leads from one point to the other and bows to its left, by a share of its length', () => {
  const points = along([10, 10], [110, 10], 0.1);
  expect(points[0]).toEqual([10, 10]);
  expect(points.at(-1)).toEqual([110, 10]);
  expect(points).toHaveLength(51);
  expect(points[25]).toEqual([60, 0]);
  expect(bend([10, 10], [110, 10], 0.1)).toEqual([60, -10]);
  expect(along([10, 10], [10, 110], 0.1)[25]).toEqual([20, 60]);
  expect(along([0, 0], [1, 0], 0)).toHaveLength(3);
});

test('points on one spot part, and stay in the box', () => {
  const apart = spread(
    [
      [1, 10],
      [1, 10],
      [2, 10],
    ],
    () => 12,
    box,
  );
  for (const [index, point] of apart.entries()) {
    expect(point[0]).toBeGreaterThanOrEqual(0);
    for (const other of apart.slice(index + 1)) expect(distance(point, other)).toBeGreaterThan(11.5);
  }
});

test.each<[string, Point[], Point[]]>([
  [
    'too close beside each other',
    [
      [18, 10],
      [22, 10],
    ],
    [
      [15, 10],
      [25, 10],
    ],
  ],
  [
    'too close above each other',
    [
      [18, 8],
      [18, 12],
    ],
    [
      [18, 5],
      [18, 15],
    ],
  ],
  [
    'on one spot',
    [
      [20, 10],
      [20, 10],
    ],
    [
      [15, 10],
      [25, 10],
    ],
  ],
  [
    'far enough',
    [
      [10, 10],
      [20, 10],
    ],
    [
      [10, 10],
      [20, 10],
    ],
  ],
  ['out at the upper left', [[-9, -9]], [[0, 0]]],
  ['out at the lower right', [[90, 90]], [[40, 20]]],
])('points %s', (_, points, expected) => {
  const moved = spread(points, () => 10, box).flat();
  expect(moved).toHaveLength(expected.length * 2);
  for (const [index, value] of expected.flat().entries()) expect(moved[index]).toBeCloseTo(value);
});

test('two points that need more room between them than others get it', () => {
  const [one, other, third] = spread(
    [
      [10, 10],
      [20, 10],
      [30, 10],
    ],
    (a, b) => (a + b === 1 ? 14 : 8),
    { left: 0, top: 0, right: 100, bottom: 20 },
  ) as [Point, Point, Point];
  expect(distance(one, other)).toBeCloseTo(14, 1);
  expect(distance(other, third)).toBeCloseTo(8, 1);
});
