import { transports } from '../../content/schema/legs';
import { ashore, wayMarks, type Way } from './ways';

const way = (by: Way['by'], bow = 0.1): Way => ({ from: [0, 0], to: [100, 0], by, bow });

test('gives every transport a stroke that is distinct without colour', () => {
  const strokes = transports.map((by) => JSON.stringify(wayMarks([way(by)]).map(({ width, dash }) => [width, dash])));
  expect(new Set(strokes).size).toBe(transports.length);
});

test.each<[Way['by'], 'the land' | 'its own side']>([
  ['car', 'the land'],
  ['train', 'the land'],
  ['foot', 'the land'],
  ['boat', 'its own side'],
  ['flight', 'its own side'],
])('bends the line of a way by %s towards %s', (by, side) => {
  // The left of the line is up.
  const bowOf = (isLand: (y: number) => boolean) => ashore(way(by), ([, y]) => isLand(y)).bow;
  expect(bowOf((y) => y > 0)).toBe(side === 'the land' ? -0.1 : 0.1);
  expect(bowOf((y) => y < 0)).toBe(0.1);
  expect(bowOf(() => true)).toBe(0.1);
});

test('bows a road around a bay as far as necessary, and no farther', () => {
  // A bay below the line from shore to shore, `deep` in the middle.
  const bowRound = (deep: number) =>
    ashore(way('car', 0.05), ([x, y]) => y > deep * (1 - ((x - 50) / 50) ** 2) - 0.5).bow;
  expect([-10, 4, 8, 16, 60].map(bowRound)).toEqual([0.05, -0.05, -0.12, -0.18, 0.05]);
});
