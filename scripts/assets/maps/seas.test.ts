import * as waters from '@/content/catalogue/places/waters';
import { frameAround, sheets } from './frame';
import { boxAround, distance, grown, holds, overlap } from './geometry';
import { seaIn } from './seas';
import type { Box, Point } from './marks';

jest.mock('@/content/catalogue/places/waters', () => ({ __esModule: true, seas: [] }));

const frame = frameAround(
  [
    [10, 60],
    [12, 62],
  ],
  sheets.wide,
);
const { box } = frame;
const open = { frame: grown(box, -3), taken: [] as Box[], lines: [] as Point[] };
const noLand = { coasts: [], islets: [] };
const ring = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const wide = { south: 0, west: 50, north: 20, east: 70 };
const middle: Point = [box.right / 2, box.bottom / 2];

const nameOf = (
  seas: object[],
  { land = noLand, ground = open }: { land?: Parameters<typeof seaIn>[1]; ground?: typeof open } = {},
) => {
  Object.assign(waters, { seas });
  const found = seaIn(frame, land, ground, sheets.wide);
  return (
    found && { text: found.block.lines.map(({ text }) => text).join(' '), box: found.name.box, block: found.block }
  );
};
const off = ({ left, top, right, bottom }: Box) => distance(middle, [(left + right) / 2, (top + bottom) / 2]);

test('the name of a sea stands in the middle of open water, as large as it is', () => {
  const sea = nameOf([{ name: 'South Sea', ...wide }]);
  expect(sea?.text).toBe('South Sea');
  const { left, top, right, bottom } = sea?.box as Box;
  expect(right - left).toBeCloseTo(sea?.block.width as number);
  expect(bottom - top).toBeCloseTo(sea?.block.height as number);
  expect(off(sea?.box as Box)).toBeLessThan(12);
});

const bar: Box = { left: 200, top: 185, right: box.right, bottom: 200 };
const points = Array.from({ length: 260 }, (_, i): Point => [200 + 2 * i, 192]);

test.each<[string, Parameters<typeof nameOf>[1]]>([
  ['land', { land: { coasts: [ring(bar)], islets: [] } }],
  ['names', { ground: { ...open, taken: [bar] } }],
  ['a line', { ground: { ...open, lines: points } }],
])('it keeps off %s, as near to the middle as it can', (_, given) => {
  const sea = nameOf([{ name: 'South Sea', ...wide }], given);
  const around = grown(sea?.box as Box, 2);
  expect(overlap(around, given?.ground?.lines.length ? boxAround(points) : bar)).toBe(false);
  expect(off(sea?.box as Box)).toBeLessThan(50);
});

test('it keeps off a strip of land narrower than itself', () => {
  const strip: Box = { left: 348, top: 0, right: 372, bottom: box.bottom };
  const sea = nameOf([{ name: 'South Sea', ...wide }], { land: { coasts: [ring(strip)], islets: [] } });
  expect(overlap(sea?.box as Box, strip)).toBe(false);
  expect(off(sea?.box as Box)).toBeLessThan(100);
});

test('lines around it leave it where it is', () => {
  const [x, y] = middle;
  const sides = Array.from({ length: 41 }, (_, i): Point[] => {
    const share = i / 20 - 1;
    return [
      [x - 100, y + 40 * share],
      [x + 100, y + 40 * share],
      [x + 100 * share, y - 40],
      [x + 100 * share, y + 40],
    ];
  });
  const sea = nameOf([{ name: 'South Sea', ...wide }], { ground: { ...open, lines: sides.flat() } });
  expect(off(sea?.box as Box)).toBeLessThan(12);
});

test.each([
  ['south', { ...wide, north: 9.78 }],
  ['east', { ...wide, west: 63.2 }],
])('a sea of which the map shows too little in the %s has no name', (_, sea) => {
  expect(overlap(box, boxAround([frame.place([sea.south, sea.west]), frame.place([sea.north, sea.east])]))).toBe(true);
  expect(nameOf([{ name: 'South Sea', ...sea }])).toBeUndefined();
});

test('it stays within its sea, however small a part of the map that is', () => {
  const corner = { south: 10, west: 50, north: 10.7, east: 60.4 };
  const sea = nameOf([{ name: 'Bay', ...corner }]);
  const [[left, bottom], [right, top]] = [frame.place([10, 50]), frame.place([10.7, 60.4])];
  expect(holds({ left, top, right, bottom }, sea?.box as Box)).toBe(true);
  expect(holds(box, sea?.box as Box)).toBe(true);
});

test('of several seas the first with room has its name', () => {
  const elsewhere = { name: 'Elsewhere', south: 0, west: 80, north: 20, east: 90 };
  const narrow = { name: 'Strait', south: 10, west: 60, north: 10.01, east: 70 };
  expect(nameOf([elsewhere, narrow, { name: 'South Sea', ...wide }])?.text).toBe('South Sea');
  expect(nameOf([elsewhere, narrow])).toBeUndefined();
});
