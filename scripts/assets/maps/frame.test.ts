import type { GazetteerPlace } from '@/content/schema/legs';
import { atEdge, frameAround, sheets } from './frame';

type At = GazetteerPlace['at'];
const square: At[] = [
  [10, 76],
  [11, 77],
];
const { width, height, foot, margin } = sheets.tall;

test('a frame shows its places north up, at one scale', () => {
  const { place, kmPerUnit } = frameAround(square, sheets.tall);
  const [[west, south], [east, north]] = [place([10, 76]), place([11, 77])];
  expect(north).toBeLessThan(south);
  expect((south - north) * kmPerUnit).toBeCloseTo(111.2, 0);
  expect((east - west) * kmPerUnit).toBeCloseTo(111.2 * Math.cos((10.5 * Math.PI) / 180), 0);
});

test.each<[string, At[], { x?: number; y?: number }]>([
  [
    'from west to east',
    [
      [10, 76],
      [10.2, 79],
    ],
    { x: margin.x },
  ],
  [
    'from south to north',
    [
      [10, 76],
      [14, 76.2],
    ],
    { y: margin.y },
  ],
])('places %s take all the room between the margins', (_, places, { x, y }) => {
  const { place, box } = frameAround(places, sheets.tall);
  const [[west, south], [east, north]] = places.map(place) as [[number, number], [number, number]];
  expect(box).toEqual({ left: 0, top: 0, right: width, bottom: height - foot });
  expect([west + east, south + north].map(Math.round)).toEqual([width, height - foot]);
  if (x) expect([west, width - east].map(Math.round)).toEqual([x, x]);
  if (y) expect([north, height - foot - south].map(Math.round)).toEqual([y, y]);
});

test.each<[string, At[]]>([
  ['one place', [[10, 76]]],
  [
    'two sights of a town',
    [
      [10, 76],
      [10.01, 76.01],
    ],
  ],
])('a map of %s shows some kilometres around, with the places in the middle', (_, places) => {
  const { place, kmPerUnit } = frameAround(places, sheets.tall);
  const across = (width - 2 * margin.x) * kmPerUnit;
  expect(across).toBeCloseTo(8, 5);
  const [[x, y]] = places.map(place) as [[number, number]];
  expect(Math.abs(x - width / 2) * kmPerUnit).toBeLessThan(1);
  expect(Math.abs(y - (height - foot) / 2) * kmPerUnit).toBeLessThan(1);
});

test('what it shows in degrees reaches a little over each edge', () => {
  const north: At[] = square.map(([latitude, longitude]) => [latitude + 24, longitude]);
  const { place, degrees } = frameAround(north, sheets.tall);
  const [left, bottom] = place([degrees.top, degrees.left]);
  const [right, top] = place([degrees.bottom, degrees.right]);
  const over = [-left, -top, right - width, bottom - (height - foot)];
  expect(Math.min(...over)).toBeGreaterThan(1);
  expect(Math.max(...over)).toBeLessThan(40);
});

test.each<[string, At, { x: number; y: number }]>([
  ['north', [28, 76.5], { x: width / 2, y: 12 }],
  ['south', [-8, 76.5], { x: width / 2, y: height - foot - 12 }],
  ['east', [10.5, 90], { x: width - 12, y: (height - foot) / 2 }],
  ['west', [10.5, 60], { x: 12, y: (height - foot) / 2 }],
])('what lies beyond the frame in the %s stands on the edge there', (_, away, { x, y }) => {
  const point = atEdge(frameAround(square, sheets.tall), away, 12);
  expect(point[0]).toBeCloseTo(x);
  expect(point[1]).toBeCloseTo(y);
});

test('in the corner between it keeps its direction, and a place inside stays where it is', () => {
  const frame = frameAround(square, sheets.tall);
  const [[x, y], [farX, farY]] = [atEdge(frame, [14, 78], 12), frame.place([14, 78])];
  const [middleX, middleY] = [width / 2, (height - foot) / 2];
  expect((y - middleY) / (x - middleX)).toBeCloseTo((farY - middleY) / (farX - middleX));
  expect(y).toBeCloseTo(12);
  expect(atEdge(frame, [10.6, 76.4], 12)).toEqual(frame.place([10.6, 76.4]));
});
