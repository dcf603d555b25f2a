import { boxAround, overlap } from './geometry';
import { placeBeside, placeNames, type Ground } from './labels';
import type { Point } from './marks';

const frame = { left: 0, top: 0, right: 300, bottom: 200 };
const spotAt = (at: Point) => ({ at, radius: 8, width: 60, height: 14 });
const open: Ground = { frame, taken: [], lines: [] };

test('a name stands right of its place, where nothing is in the way', () => {
  const [name] = placeNames([spotAt([150, 100])], open);
  expect(name).toMatchObject({ side: 'left' });
  expect(name?.box.left).toBeGreaterThan(158);
  expect(name?.leader).toBeUndefined();
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

test('names of a crowd find room, some at the end of a leader, none over another or over a disc', () => {
  const spots = Array.from({ length: 10 }, (_, i) => spotAt([110 + (i % 5) * 20, 90 + Math.floor(i / 5) * 20]));
  const taken = spots.map(({ at, radius }) => boxAround([at], radius));
  const names = placeNames(spots, { ...open, taken });
  const boxes = names.flatMap((name) => name?.box ?? []);
  expect(boxes).toHaveLength(10);
  expect(names.some((name) => name?.leader)).toBe(true);
  for (const [index, box] of boxes.entries()) {
    expect([...boxes.slice(index + 1), ...taken].filter((other) => overlap(box, other))).toEqual([]);
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
  expect(placeBeside(spotAt([150, 100]), open)).toBeDefined();
});
