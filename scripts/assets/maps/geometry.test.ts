import * as geometry from './geometry';
import type { Box } from './marks';

const { boxAt, grown, holds, inBox, overlap, pointsOf } = geometry;
const box: Box = { left: 0, top: 0, right: 40, bottom: 20 };
const square = pointsOf('0,0 10,0 10,10 0,10');

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

test('lines and rings lose the points that nobody would see, and rings too small to see go', () => {
  const line = pointsOf('0,0 5,0.2 10,0 12,6');
  expect([0.5, 0.1].map((tolerance) => geometry.simplify(line, tolerance).length)).toEqual([3, 4]);
  const islet = pointsOf('20,0 22,0 22,2.1');
  const others = ['0,0 5,0 10,0 10,10 0,10', '20,0 22,0 22,1.9', '30,0 130,0.1 130,0'].map(pointsOf);
  expect(geometry.visible([...others, islet], 0.5)).toEqual([square, islet]);
});
