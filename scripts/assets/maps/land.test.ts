import { boxAround, boxAt, holds, inRing } from './geometry';
import { coastsIn, isOnLand } from './land';
import type { Box } from './marks';

const ceylon = { left: 79.55, top: 5.5, right: 82.5, bottom: 9.9 };
const coastsOf = (box: Box) => coastsIn(box, ([latitude, longitude]) => [longitude, latitude]);

test('the coasts of an island are those inside the box around it', () => {
  const coasts = coastsOf(ceylon);
  expect(coasts.some((ring) => inRing(ring, [80.64, 7.29]))).toBe(true);
  for (const ring of coasts) expect(holds(ceylon, boxAround(ring))).toBe(true);
});

test('a coast is cut at the edges of the box; inland the land is the whole box, at sea there is none', () => {
  const kandy = boxAt([80.6, 7.3], 0.3);
  expect(coastsOf(kandy).map((ring) => boxAround(ring))).toEqual([kandy]);
  expect(coastsOf(boxAt([85.5, 5.5], 0.5))).toEqual([]);
  expect(coastsOf({ ...ceylon, bottom: 7 }).some((ring) => boxAround(ring).bottom === 7)).toBe(true);
});

test('a place is on land or at sea', () => {
  expect(isOnLand([7.29, 80.64])).toBe(true);
  expect(isOnLand([6.9, 84])).toBe(false);
  expect(isOnLand([-8.5, 115.26])).toBe(true);
});
