import * as waters from '@/content/catalogue/places/waters';
import type { GazetteerPlace } from '@/content/schema/legs';
import { frameAround, sheets } from './frame';
import { boxAround, grown, inBox } from './geometry';
import type { Point } from './marks';
import { textOf } from './names';
import { flatsIn, isSalt, saltMarks } from './salt';
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
const open = { frame: grown(frame.box, -3), taken: [], lines: [] as Point[] };
const shown = (saltFlats: object[], ground = open) => {
  Object.assign(waters, { saltFlats });
  return flatsIn(frame, ground, sheet);
};

test('a flat is drawn by its rim and its islands, and is salt but for those', () => {
  const flats = shown([flat]);
  const marks = saltMarks(flats);
  expect(marks.map(({ fill }) => fill)).toEqual(['salt']);
  const [outer = [], inner = [], ...others] = marks.flatMap(({ path }) => partsOf(path));
  const around = (ring: readonly At[]) => grown(boxAround(ring.map(frame.place)), 1);
  for (const [part, ring] of [
    [outer, flat.rim],
    [inner, island],
  ] as const)
    expect([part.length > 3, part.filter((point) => !inBox(around(ring), point))]).toEqual([true, []]);
  expect(others).toEqual([]);
  const at = (...place: At) => isSalt(flats, frame.place(place));
  expect([at(10.2, 60.2), at(10.45, 60.45), at(10.9, 60.9)]).toEqual([true, false, false]);
});

test('each of two flats is salt', () => {
  const flats = shown([
    { ...flat, rim: square(10, 60, 0.4), islands: [] },
    { ...flat, rim: square(10.5, 60.5, 0.4), islands: [] },
  ]);
  expect(flats).toHaveLength(2);
  expect([10.2, 10.7].map((degrees) => isSalt(flats, frame.place([degrees, degrees + 50])))).toEqual([true, true]);
});

test('its name stands in it, off its islands', () => {
  const flats = shown([flat]);
  expect(flats.map(({ block }) => textOf(block))).toEqual([flat.name]);
  const { left, top, right, bottom } = flats[0]?.name.box ?? boxAround([]);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
  expect(corners.every((corner) => isSalt(flats, corner))).toBe(true);
});

test('a flat whose name has no room, or that is off the map, is left out, and the next one is not', () => {
  const routes = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 80 }, (__, column): Point => [column * 10, row * 10]),
  );
  expect(shown([flat], { ...open, lines: routes.flat() })).toEqual([]);
  const small = { ...flat, rim: square(10, 60, 0.1), islands: [] };
  const afar = { ...flat, rim: square(30, 10, 1), islands: [] };
  expect(shown([small, afar, { ...flat, name: 'Plain' }]).map(({ block }) => textOf(block))).toEqual(['Plain']);
  expect(saltMarks([])).toEqual([]);
});
