import { boxAround, holds, inRing } from './geometry';
import { coastsIn, isOnLand } from './land';

const ceylon = { left: 79.55, top: 5.5, right: 82.5, bottom: 9.9 };

test('the coasts of an island are those inside the box around it', () => {
  const coasts = coastsIn(ceylon);
  expect(coasts.some((ring) => inRing(ring, [80.64, 7.29]))).toBe(true);
  for (const ring of coasts) expect(holds(ceylon, boxAround(ring))).toBe(true);
});

test('a coast is cut at the edges of the box; inland the land is the whole box, at sea there is none', () => {
  const kandy = { left: 80.3, top: 7, right: 80.9, bottom: 7.6 };
  expect(coastsIn(kandy).map((ring) => boxAround(ring))).toEqual([kandy]);
  expect(coastsIn({ left: 85, top: 5, right: 86, bottom: 6 })).toEqual([]);
  const south = coastsIn({ ...ceylon, bottom: 7 });
  expect(south.some((ring) => boxAround(ring).bottom === 7)).toBe(true);
});

test('a place is on land or at sea', () => {
  expect(isOnLand([7.29, 80.64])).toBe(true);
  expect(isOnLand([6.9, 84])).toBe(false);
  expect(isOnLand([-8.5, 115.26])).toBe(true);
});
