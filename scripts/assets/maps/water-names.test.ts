import { frameAround, sheets } from './frame';
import { boxAround, grown, overlap } from './geometry';
import type { Ground } from './labels';
import type { Box, Point } from './marks';
import { textOf } from './names';
import { waterNamesIn } from './water-names';

const sheet = sheets.tall;
const { box } = frameAround([[10, 60]], sheet);
const open: Ground = { frame: grown(box, -3), taken: [], lines: [] };

/** A river from the west, two units between its points. */
const river = (name: string, y: number, length = box.right) => ({
  name,
  points: Array.from({ length: length / 2 }, (_, index): Point => [2 * index, y]),
});
const namesOf = (waters: ReturnType<typeof river>[], named: string[] = [], ground = open) =>
  waterNamesIn(waters, named, ground, sheet).map(({ block }) => textOf(block));
const boxOf = (waters: ReturnType<typeof river>[], ground = open) =>
  waterNamesIn(waters, [], { ...ground, streams: waters.flatMap(({ points }) => points) }, sheet)[0]?.name.box as Box;

test('a river has its name beside it, about the middle of what the map shows', () => {
  const { left, top, right, bottom } = boxOf([river('Long', 100)]);
  const middle = box.right / 2;
  expect(Math.min(Math.abs(left - middle), Math.abs(right - middle))).toBeLessThan(10);
  expect(Math.min(Math.abs(top - 100), Math.abs(bottom - 100))).toBeLessThan(6);
  expect(top < 100 && bottom > 100).toBe(false);
});

test('where that room is taken it stands farther along', () => {
  const stop: Box = { left: 100, top: 60, right: 220, bottom: 140 };
  const name = boxOf([river('Long', 100)], { ...open, taken: [stop] });
  expect(overlap(grown(name, 4), stop)).toBe(false);
  const route = Array.from({ length: 60 }, (_, index): Point => [100 + 2 * index, 104]);
  const off = boxOf([river('Long', 100)], { ...open, lines: route });
  expect(overlap(off, boxAround(route))).toBe(false);
});

test('where there is no room at all it has none, and the next has its own', () => {
  const south: Box = { left: 0, top: 150, right: box.right, bottom: box.bottom };
  expect(namesOf([river('South', 230), river('North', 60, 200)], [], { ...open, taken: [south] })).toEqual(['North']);
});

test('the longest are named, as many as the sheet is wide, none close to another', () => {
  const rivers = [40, 60, 80, 100, 120, 140].map((length, index) => river(`R${length}`, 40 + 40 * index, length));
  expect(namesOf(rivers)).toEqual(['R140', 'R120', 'R100']);
  const [one, other] = waterNamesIn([river('One', 100), river('Two', 104)], [], open, sheet);
  expect(overlap(grown(one?.name.box as Box, 4), other?.name.box as Box)).toBe(false);
});

test('a stretch too short to be followed has no name', () => {
  expect(namesOf([river('Short', 60, 48), river('Enough', 200, 50)])).toEqual(['Enough']);
});

test('a water is named once, and not at all where a place has its name', () => {
  expect(namesOf([river('Long', 60), river('Long', 200)])).toEqual(['Long']);
  expect(namesOf([river('Dal', 60), river('Long', 200)], ['Dal Lake'])).toEqual(['Long']);
});
