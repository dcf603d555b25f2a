import { boxAt, grown, inBox, overlap } from './geometry';
import { placeBeside, placeNames, type Ground, type Spot } from './labels';
import type { Box, Point } from './marks';
import { hatched, lineOf, open as all } from './test-frames';

const frame = { left: 0, top: 0, right: 300, bottom: 200 };
const open: Ground = { ...all, frame };
const spotAt = (at: Point, more: Partial<Spot> = {}): Spot => ({
  at,
  radius: 8,
  width: 60,
  height: 14,
  lines: [],
  ...more,
});
const spot = spotAt([150, 100]);
const beside = (ground: Partial<Ground>) => placeNames([spot], { ...open, ...ground })[0]?.box as Box;

const rightSide: Box = { left: 160, top: 94, right: 300, bottom: 106 };
const leftSide: Box = { left: 0, top: 94, right: 140, bottom: 106 };

test.each([
  { where: 'right of its place', taken: [], side: 'left', x: 1, y: 0 },
  { where: 'left of it where the right is barred', taken: [rightSide], side: 'right', x: -1, y: 0 },
  { where: 'above or below where both are', taken: [rightSide, leftSide], side: 'middle', x: 0, y: 1 },
])('a name stands $where, close by and as large as it is', ({ taken, side, x, y }) => {
  const [name] = placeNames([spot], { ...open, taken });
  const { left, top, right, bottom } = name?.box as Box;
  const [fromX, fromY] = [(left + right) / 2 - 150, (top + bottom) / 2 - 100];
  expect(name).toMatchObject({ side });
  expect(name).not.toHaveProperty('leader');
  expect([Math.sign(Math.round(fromX)), Math.abs(Math.sign(Math.round(fromY)))]).toEqual([x, y]);
  expect([right - left, bottom - top]).toEqual([60, 14]);
  // As far as the sign's edge and a little more.
  expect(Math.abs(Math.max(Math.abs(fromX) - 30, Math.abs(fromY) - 7) - 11)).toBeLessThan(3);
});

test('it keeps off the edge, a line, the sign of another place, a river, and a coast that would run under it', () => {
  expect(placeNames([spotAt([280, 100])], open)[0]?.box.right).toBeLessThan(272);
  const lines = lineOf([150, 100], [270, 100]);
  expect(lines.some((point) => inBox(beside({ lines }), point))).toBe(false);
  const other = boxAt([222, 100], 0.5);
  expect(overlap(grown(beside({ taken: [boxAt(spot.at, 8), other] }), 2), other)).toBe(false);
  const streams = lineOf([180, 40], [180, 160]);
  expect(streams.some((point) => inBox(beside({}), point))).toBe(true);
  expect(streams.some((point) => inBox(beside({ streams }), point))).toBe(false);
  // The sea begins right of the place, then just below it: the name stands on land, or at sea.
  expect(beside({ isLand: ([x]) => x < 180 }).right).toBeLessThan(180);
  const { top, bottom } = beside({ isLand: ([, y]) => y < 103 });
  expect([bottom < 103, top > 103]).toContain(true);
});

test.each([0, 1, 2, 3, 4])('a name leaves the only room to another that has no choice, with %i more around', (more) => {
  // Beside both is free, but the second cannot go anywhere else.
  const between = { left: 108, top: 93, right: 192, bottom: 107 };
  const walls: Box[] = [
    { left: 172, top: 0, right: 300, bottom: 90 },
    { left: 172, top: 110, right: 300, bottom: 200 },
    { left: 209, top: 90, right: 300, bottom: 110 },
    { left: 95, top: 0, right: 172, bottom: 90 },
    { left: 95, top: 110, right: 172, bottom: 200 },
  ];
  const others = Array.from({ length: more }, (_, i) => spotAt([20, 10 + 20 * i], { radius: 2, width: 10, height: 8 }));
  const names = placeNames([spotAt([100, 100]), spotAt([200, 100]), ...others], { ...open, taken: walls });
  expect(names.filter(Boolean)).toHaveLength(2 + more);
  expect(overlap(names[1]?.box as Box, between)).toBe(true);
  expect(names[0]?.box.right).toBeLessThan(100);
});

test('where there is no room there is no name, and a neighbour has none over a line', () => {
  expect(placeNames([spot], { ...open, taken: [frame] })).toEqual([undefined]);
  expect(placeBeside(spot, open)?.side).toBe('left');
  expect(placeBeside(spot, { ...open, lines: hatched(frame) })).toBeUndefined();
});
