import * as geometry from './geometry';
import type { Box, Point } from './marks';

const { boxAround, boxAt, cornersOf, distance, grown, holds, inBox, overlap, pointsOf } = geometry;
const box: Box = { left: 0, top: 0, right: 40, bottom: 20 };
const square = pointsOf('0,0 10,0 10,10 0,10');

test('a box lies around points, with a margin, or around its middle', () => {
  expect(boxAround(pointsOf('3,-1 -2,7 1,2'), 2)).toEqual({ left: -4, top: -3, right: 5, bottom: 9 });
  expect(boxAt([20, 10], 20, 10)).toEqual(box);
  expect(boxAt([1, 2], 3)).toEqual({ left: -2, top: -1, right: 4, bottom: 5 });
  expect(geometry.middleOf(box)).toEqual([20, 10]);
  expect(boxAround(cornersOf(box))).toEqual(box);
});

test.each([
  ['left', -1, 0],
  ['right', 1, 0],
  ['top', 0, -1],
  ['bottom', 0, 1],
] as const)('what lies in a box, reaches out at its %s or only touches it there', (side, x, y) => {
  const moved = (by: number): Box => boxAt([20 + x * 40 * by, 10 + y * 20 * by], 20, 10);
  expect([holds(box, box), holds(box, { ...box, [side]: box[side] + x + y })]).toEqual([true, false]);
  expect([0, 0.9, 1].map((by) => overlap(box, moved(by)))).toEqual([true, true, false]);
  expect([20, 20.5].map((far) => inBox(box, [20 + x * far, 10 + (y * far) / 2]))).toEqual([true, false]);
  expect(grown(box, 2)[side]).toBe(box[side] + 2 * (x + y));
});

test('a ring is cut at the edges of a box', () => {
  expect(boxAround(geometry.clipRing(square, { left: 5, top: -5, right: 20, bottom: 4 }))).toEqual({
    ...{ left: 5, top: 0, right: 10, bottom: 4 },
  });
  expect(geometry.clipRing(square, boxAt([40, 40], 5))).toEqual([]);
  expect([5, 11].map((x) => geometry.inRing(square, [x, 5]))).toEqual([true, false]);
});

test('lines and rings lose the points that nobody would see, and rings too small to see go', () => {
  const line = pointsOf('0,0 5,0.2 10,0 12,6');
  expect([0.5, 0.1].map((tolerance) => geometry.simplify(line, tolerance).length)).toEqual([3, 4]);
  const islet = pointsOf('20,0 22,0 22,2.1');
  const others = ['0,0 5,0 10,0 10,10 0,10', '20,0 22,0 22,1.9', '30,0 130,0.1 130,0'].map(pointsOf);
  expect(geometry.visible([...others, islet], 0.5)).toEqual([square, islet]);
});

test('a curve leads from one point to the other and bows to its left, by a share of its length', () => {
  const points = geometry.along([10, 10], [110, 10], 0.1);
  expect([points[0], points[25], points[50], points.length]).toEqual([[10, 10], [60, 0], [110, 10], 51]);
  expect(geometry.along([10, 10], [10, 110], 0.1)[25]).toEqual([20, 60]);
  expect(geometry.along([0, 0], [1, 0], 0)).toHaveLength(3);
});

test.each([
  ['too close beside each other', '18,10 22,10', '15,10 25,10'],
  ['too close above each other', '18,8 18,12', '18,5 18,15'],
  ['on one spot', '20,10 20,10', '15,10 25,10'],
  ['far enough', '10,10 20,10', '10,10 20,10'],
  ['out at the upper left', '-9,-9', '0,0'],
  ['out at the lower right', '90,90', '40,20'],
])('points %s part, and stay in the box', (_, points, expected) => {
  const moved = geometry.spread(pointsOf(points), () => 10, box);
  for (const [index, point] of pointsOf(expected).entries())
    expect(distance(point, moved[index] ?? [NaN, NaN])).toBeLessThan(0.01);
});

test('two points that need more room between them than others get it', () => {
  const room = { left: 0, top: 0, right: 100, bottom: 20 };
  const [one, other, third] = geometry.spread(pointsOf('10,10 20,10 30,10'), (a, b) => (a + b === 1 ? 14 : 8), room);
  expect(distance(one as Point, other as Point)).toBeCloseTo(14, 1);
  expect(distance(other as Point, third as Point)).toBeCloseTo(8, 1);
});
