import * as waters from '@/content/catalogue/places/waters';
import type { GazetteerPlace } from '@/content/schema/legs';
import { frameAround, sheets } from './frame';
import { boxAround, grown, inBox } from './geometry';
import type { Point } from './marks';
import { textOf } from './names';
import { isSalt, saltMarks, saltNamesIn } from './salt';
import { partsOf } from './test-paths';

type At = GazetteerPlace['at'];

jest.mock('@/content/catalogue/places/waters', () => ({ __esModule: true, seas: [] }));

const sheet = sheets.wide;
const frame = frameAround(
  [
    [10, 60],
    [11, 61],
  ],
  sheet,
);
const square = (south: number, west: number, size: number): At[] => [
  [south, west],
  [south, west + size],
  [south + size, west + size],
  [south + size, west],
];
const island = square(10.4, 60.4, 0.1).reverse();
const flat = { name: 'White Plain', rim: square(10, 60, 0.8), islands: [island] };
const show = (...saltFlats: object[]) => Object.assign(waters, { saltFlats });
const open = { frame: grown(frame.box, -3), taken: [], lines: [] as Point[] };
const namesIn = (ground = open) => saltNamesIn(frame, ground, sheet).map(({ block }) => textOf(block));

test('a flat is drawn by its rim and its islands, and is salt but for those', () => {
  show(flat);
  const marks = saltMarks(frame);
  expect(marks.map(({ fill }) => fill)).toEqual(['salt']);
  const [outer = [], inner = [], ...others] = marks.flatMap(({ path }) => partsOf(path));
  const around = (ring: readonly At[]) => grown(boxAround(ring.map(frame.place)), 1);
  for (const [part, ring] of [
    [outer, flat.rim],
    [inner, island],
  ] as const)
    expect([part.length > 3, part.filter((point) => !inBox(around(ring), point))]).toEqual([true, []]);
  expect(others).toEqual([]);
  const at = (...place: At) => isSalt(frame, frame.place(place));
  expect([at(10.2, 60.2), at(10.45, 60.45), at(10.9, 60.9)]).toEqual([true, false, false]);
});

test('its name stands in it, off its islands and its routes, where there is room', () => {
  show(flat);
  const [found] = saltNamesIn(frame, open, sheet);
  expect(found && textOf(found.block)).toBe(flat.name);
  const { left, top, right, bottom } = found?.name.box ?? boxAround([]);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
  expect(corners.every((corner) => isSalt(frame, corner))).toBe(true);
  const routes = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 80 }, (__, column): Point => [column * 10, row * 10]),
  );
  expect(namesIn({ ...open, lines: routes.flat() })).toEqual([]);
});

test('a flat off the map is neither drawn nor named, and the next one is', () => {
  show({ ...flat, name: 'Elsewhere', rim: square(30, 10, 1), islands: [] }, { ...flat, islands: [] });
  expect(saltMarks(frame).map(({ path }) => partsOf(path).length)).toEqual([1]);
  expect(namesIn()).toEqual([flat.name]);
  show();
  expect([saltMarks(frame), namesIn(), isSalt(frame, [100, 100])]).toEqual([[], [], false]);
});
