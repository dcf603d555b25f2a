import { boxAt, grown, holds, inBox, overlap } from './geometry';
import type { Box } from './marks';

const box: Box = { left: 0, top: 0, right: 40, bottom: 20 };

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
