import { frameAround, sheets } from './frame';
import { boxAround, distance, grown, inBox, overlap } from './geometry';
import type { Ground } from './labels';
import type { Point } from './marks';
import { neighboursIn } from './neighbours';

const sheet = sheets.tall;
const frame = frameAround(
  [
    [10, 60],
    [11, 61],
  ],
  sheet,
);
const open: Ground = { frame: grown(frame.box, -3), taken: [], lines: [] };
const town = (name: string, latitude: number, longitude: number) => ({
  name,
  at: [latitude, longitude] as [number, number],
});
const namesIn = (towns: ReturnType<typeof town>[], ground = open) =>
  neighboursIn(towns, ground, frame, sheet).map(({ block }) => block.lines.map(({ text }) => text).join(' '));

test('towns stand where they are, each with its name beside it', () => {
  const [found] = neighboursIn([town('Here', 10.5, 60.5)], open, frame, sheet);
  expect(found?.at).toEqual(frame.place([10.5, 60.5]));
  expect(distance(found?.at as Point, [found?.name.box.left ?? 0, found?.at[1] ?? 0])).toBeLessThan(8);
});

const here = frame.place([10.5, 60.5]);
test.each<[string, Partial<Ground>]>([
  ['at a stop', { taken: [boxAround([here], 3)] }],
  ['too close to a stop', { taken: [boxAround([[here[0], here[1] - 15]], 10)] }],
  ['on the route', { lines: [here] }],
  ['too close to the route', { lines: [[here[0] + 5, here[1] + 5]] }],
])('a town %s is left out, and another is shown', (_, ground) => {
  expect(namesIn([town('Here', 10.5, 60.5), town('There', 10.1, 60.2)], { ...open, ...ground })).toEqual(['There']);
});

test('a small town is named on a map of a small part of the country alone', () => {
  const small = { ...town('Here', 10.5, 60.5), isSmall: true };
  const large = frameAround(
    [
      [8, 58],
      [13, 63],
    ],
    sheet,
  );
  expect(neighboursIn([small], open, frame, sheet)).toHaveLength(1);
  expect(neighboursIn([small], open, large, sheet)).toEqual([]);
  expect(neighboursIn([{ ...small, isSmall: false }], open, large, sheet)).toHaveLength(1);
});

test('a town off the map is left out', () => {
  expect(namesIn([town('Afar', 30, 60.5), town('Here', 10.5, 60.5)])).toEqual(['Here']);
});

test('a town whose name has no room is left out', () => {
  const walls = [-60, 12].map((top) => ({
    left: 0,
    top: here[1] + top,
    right: sheet.width,
    bottom: here[1] + top + 48,
  }));
  const sides = [-200, 14].map((left) => ({
    left: here[0] + left,
    top: here[1] - 20,
    right: here[0] + left + 186,
    bottom: here[1] + 20,
  }));
  expect(namesIn([town('Here', 10.5, 60.5)], { ...open, taken: [...walls, ...sides] })).toEqual([]);
});

test('of many the best known are shown, none over another, as many as the sheet is wide', () => {
  const towns = Array.from({ length: 60 }, (_, i) =>
    town(`Town ${i}`, 10 + (i % 8) * 0.13, 60 + Math.floor(i / 8) * 0.14),
  );
  const found = neighboursIn([town('First', 10.5, 60.5), town('Same', 10.5, 60.51), ...towns], open, frame, sheet);
  const names = found.map(({ block }) => block.lines[0]?.text);
  expect(names[0]).toBe('First');
  expect(names).not.toContain('Same');
  expect(found.length).toBeGreaterThan(3);
  expect(found.length).toBeLessThan(8);
  for (const [index, { at, name }] of found.entries()) {
    const others = found.slice(index + 1);
    expect(others.filter((other) => overlap(other.name.box, name.box))).toEqual([]);
    expect(others.filter((other) => inBox(other.name.box, at) || inBox(name.box, other.at))).toEqual([]);
  }
});
