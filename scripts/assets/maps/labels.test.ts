import { boxAround, distance, grown, inBox, overlap } from './geometry';
import { placeBeside, placeNames, type Ground } from './labels';
import type { Box, Point } from './marks';

const frame = { left: 0, top: 0, right: 300, bottom: 200 };
const spotAt = (at: Point) => ({ at, radius: 8, width: 60, height: 14 });
const open: Ground = { frame, taken: [], lines: [] };

const rightSide: Box = { left: 160, top: 94, right: 300, bottom: 106 };
const leftSide: Box = { left: 0, top: 94, right: 140, bottom: 106 };

test.each([
  { where: 'right of its place', barred: [], side: 'left', x: 1, y: 0 },
  { where: 'left of it where the right is barred', barred: [rightSide], side: 'right', x: -1, y: 0 },
  { where: 'above or below where both are', barred: [rightSide, leftSide], side: 'middle', x: 0, y: 1 },
])('a name stands $where, close by and as large as it is', ({ barred, side, x, y }) => {
  const [name] = placeNames([spotAt([150, 100])], { ...open, taken: barred });
  const { left, top, right, bottom } = name?.box as Box;
  const [fromX, fromY] = [(left + right) / 2 - 150, (top + bottom) / 2 - 100];
  expect(name?.side).toBe(side);
  expect(name?.leader).toBeUndefined();
  expect([Math.sign(Math.round(fromX)), Math.abs(Math.sign(Math.round(fromY)))]).toEqual([x, y]);
  expect([right - left, bottom - top]).toEqual([60, 14]);
  // As far as the sign's edge and a little more.
  const off = Math.max(Math.abs(fromX) - 30, Math.abs(fromY) - 7);
  expect(off).toBeGreaterThan(8);
  expect(off).toBeLessThan(14);
});

test('at the right edge it stands on the left', () => {
  const [name] = placeNames([spotAt([280, 100])], open);
  expect(name).toMatchObject({ side: 'right' });
  expect(name?.box.right).toBeLessThan(272);
});

test('it keeps off a line that leads to the right', () => {
  const lines = Array.from({ length: 60 }, (_, i): Point => [150 + 2 * i, 100]);
  const [name] = placeNames([spotAt([150, 100])], { ...open, lines });
  expect(
    lines.some(([x, y]) => name && x > name.box.left && x < name.box.right && y > name.box.top && y < name.box.bottom),
  ).toBe(false);
});

test('it keeps off the sign of another place, which one might take it for', () => {
  const other = boxAround([[222, 100]], 0);
  const [name] = placeNames([spotAt([150, 100])], { ...open, taken: [boxAround([[150, 100]], 8), grown(other, 0.5)] });
  expect(overlap(grown(name?.box as Box, 2), grown(other, 0.5))).toBe(false);
});

test('it keeps off a river, and off a coast that would run under it', () => {
  const beside = (ground: Partial<Ground>) => placeNames([spotAt([150, 100])], { ...open, ...ground })[0]?.box as Box;
  const streams = Array.from({ length: 60 }, (_, i): Point => [180, 40 + 2 * i]);
  expect(streams.some((point) => inBox(beside({}), point))).toBe(true);
  expect(streams.some((point) => inBox(beside({ streams }), point))).toBe(false);
  // The sea begins right of the place, then just below it: the name stands on land, or at sea.
  expect(beside({ isLand: ([x]) => x < 180 }).right).toBeLessThan(180);
  const { top, bottom } = beside({ isLand: ([, y]) => y < 103 });
  expect([bottom < 103, top > 103]).toContain(true);
});

test('names of a crowd find room, some at the end of a leader, none over another, a leader or a disc', () => {
  const spots = Array.from({ length: 10 }, (_, i) => spotAt([110 + (i % 5) * 20, 90 + Math.floor(i / 5) * 20]));
  const taken = spots.map(({ at, radius }) => boxAround([at], radius));
  const names = placeNames(spots, { ...open, taken });
  expect(names).toEqual(placeNames(spots, { ...open, taken }));
  const boxes = names.flatMap((name) => name?.box ?? []);
  expect(boxes).toHaveLength(10);
  expect(names.some((name) => name?.leader)).toBe(true);
  for (const [index, box] of boxes.entries()) {
    const { at, radius } = spots[index] as (typeof spots)[number];
    expect([...boxes.slice(index + 1), ...taken].filter((other) => overlap(box, other))).toEqual([]);
    const [start, end] = names[index]?.leader ?? [];
    if (!start || !end) continue;
    expect(distance(start, at)).toBeCloseTo(radius);
    expect(inBox(grown(box, 3), end)).toBe(true);
    expect(distance(start, end)).toBeCloseTo(distance(at, end) - radius);
    const points = Array.from({ length: 19 }, (_, i): Point => {
      const share = (i + 1) / 20;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
    const crossed = [...boxes, ...taken.filter((_, i) => i !== index)].filter((other) =>
      points.some((point) => inBox(grown(other, -1.5), point)),
    );
    expect(crossed).toEqual([]);
  }
});

test.each([0, 1, 2, 3, 4])('a name leaves the only room to another that has no choice, with %i more around', (more) => {
  // Beside both is free, but the second cannot go anywhere else.
  const [first, second] = [spotAt([100, 100]), spotAt([200, 100])];
  const between = { left: 108, top: 93, right: 192, bottom: 107 };
  const walls: Box[] = [
    { left: 172, top: 0, right: 300, bottom: 90 },
    { left: 172, top: 110, right: 300, bottom: 200 },
    { left: 209, top: 90, right: 300, bottom: 110 },
    { left: 95, top: 0, right: 172, bottom: 90 },
    { left: 95, top: 110, right: 172, bottom: 200 },
  ];
  const others = Array.from({ length: more }, (_, i) => ({
    at: [20, 10 + 20 * i] as Point,
    radius: 2,
    width: 10,
    height: 8,
  }));
  const names = placeNames([first, second, ...others], { ...open, taken: walls });
  expect(names.filter(Boolean)).toHaveLength(2 + more);
  expect(overlap(names[1]?.box as Box, between)).toBe(true);
  expect(names[0]?.box.right).toBeLessThan(100);
});

/** Around a spot at 150, 100: room on the right alone, as high as a name; what stands in it leaves none close by. */
const passage = (...inIt: Box[]): Ground => ({
  ...open,
  taken: [
    { left: 0, top: 0, right: 300, bottom: 90 },
    { left: 0, top: 107.5, right: 300, bottom: 200 },
    { left: 0, top: 90, right: 142, bottom: 107.5 },
    boxAround([[150, 100]], 8),
    ...inIt,
  ],
});
const above: Box = { left: 162, top: 90, right: 166, bottom: 97 };

test('a name that stands apart has a leader from the edge of its sign, and none through another sign', () => {
  const [name] = placeNames([spotAt([150, 100])], passage(above));
  const [start, end] = name?.leader ?? [];
  expect(start).toEqual([158, 100]);
  expect(end?.[1]).toBe(100);
  expect(Math.abs((end?.[0] ?? 0) - (name?.box.left ?? 0))).toBeLessThan(2);
  expect(name?.box.left).toBeGreaterThan(above.right);
  const across = { left: 162, top: 98, right: 167, bottom: 102 };
  expect(placeNames([spotAt([150, 100])], passage(above, across))).toEqual([undefined]);
});

test('no name stands on the leader of another, whichever comes first', () => {
  const far = spotAt([150, 100]);
  // It has room on that leader alone.
  const near = { at: [166, 110] as Point, radius: 2, width: 8, height: 8 };
  for (const [spots, other] of [
    [[far, near], near],
    [[near, far], near],
  ] as const) {
    expect(placeNames([other], passage(above))).not.toEqual([undefined]);
    expect(placeNames(spots, passage(above)).filter(Boolean)).toHaveLength(1);
  }
});

test('where there is no room at all, there is no name', () => {
  expect(placeNames([spotAt([150, 100])], { ...open, taken: [frame] })).toEqual([undefined]);
});

test('a neighbour goes without a name rather than over a line or at a leader', () => {
  const lines = Array.from({ length: 40 }, (_, i) =>
    Array.from({ length: 30 }, (__, j): Point => [i * 8, j * 7]),
  ).flat();
  expect(placeBeside(spotAt([150, 100]), { ...open, lines })).toBeUndefined();
  expect(placeBeside(spotAt([150, 100]), open)?.side).toBe('left');
  const around: Box[] = [
    { left: 0, top: 0, right: 300, bottom: 70 },
    { left: 0, top: 130, right: 300, bottom: 200 },
    { left: 100, top: 80, right: 148, bottom: 120 },
    { left: 152, top: 80, right: 200, bottom: 120 },
  ];
  expect(placeBeside(spotAt([150, 100]), { ...open, taken: around })).toBeUndefined();
});
