import { frameAround, sheets } from './frame';
import { boxAround, inBox } from './geometry';
import { groundMarks, groundOf, isLand } from './ground';
import type { Box, Point, Shape } from './marks';
import { partsOf } from './test-paths';

/** Coasts in longitude and latitude. */
let mockCoasts: Point[][] = [];
jest.mock('./land', () => ({ coastsIn: () => mockCoasts }));

const rect = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const mainland = rect(55, 5, 60.5, 15);
const frameOf = (degrees: number) =>
  frameAround(
    [
      [10.5 - degrees / 2, 60.5 - degrees / 2],
      [10.5 + degrees / 2, 60.5 + degrees / 2],
    ],
    sheets.tall,
  );
const frame = frameOf(1);
const { box } = frame;

beforeEach(() => {
  mockCoasts = [mainland];
});

test('land lies where the coast has it, drawn to a little over the edges of the map', () => {
  const { coasts, islets } = groundOf(frame, [[100, 100]], 10);
  const { left, top, right, bottom } = boxAround(coasts.flat());
  expect(right).toBeCloseTo(box.right / 2);
  expect(Math.max(left, top, box.bottom - bottom)).toBeLessThan(-1);
  expect(Math.min(left, top, box.bottom - bottom)).toBeGreaterThan(-40);
  expect(islets).toEqual([]);
  mockCoasts = [rect(55, 5, 65, 15)];
  expect(boxAround(groundOf(frame, [], 10).coasts.flat()).right).toBeGreaterThan(box.right + 1);
});

test('a ring within another is water', () => {
  mockCoasts = [mainland, rect(60.1, 10.4, 60.3, 10.6)];
  const ground = groundOf(frame, [], 10);
  expect(isLand(ground, frame.place([10.5, 60.2]))).toBe(false);
  expect(isLand(ground, frame.place([10.7, 60.2]))).toBe(true);
  expect(isLand(ground, frame.place([10.7, 60.7]))).toBe(false);
});

test.each([
  ['of a country, as large as its sign', 8, 10],
  ['of a town, as large as the data is off', 0.05, 1.5 / frameOf(0.05).kmPerUnit],
])('a place at sea on a map %s, stands on land of its own', (_, degrees, radius) => {
  const [dry, wet]: Point[] = [
    [100, 100],
    [250, 100],
  ] as [Point, Point];
  const ground = groundOf(frameOf(degrees), [dry, wet], 10);
  expect(ground.islets).toEqual([{ at: wet, radius }]);
  expect(isLand(ground, [250, 100 - radius + 0.1])).toBe(true);
  expect(isLand(ground, [250 + radius - 0.1, 100])).toBe(true);
  expect(isLand(ground, [250 + radius + 0.1, 100])).toBe(false);
});

test('of half a continent a coast has fewer points', () => {
  const capeOf = (degrees: number) => {
    const within = frameOf(degrees);
    // A cape of 0.8 units.
    const unit = within.kmPerUnit / 111.2;
    const cape: Point[] = [-1, 0, 1].map((side) => [60.5 + (side ? 0 : 0.8 * unit), 10.5 + side * unit * 5]);
    mockCoasts = [[...mainland.slice(0, 2), ...cape, ...mainland.slice(2)]];
    return boxAround(groundOf(within, [], 10).coasts.flat()).right - box.right / 2;
  };
  expect(capeOf(1)).toBeGreaterThan(0.5);
  expect(capeOf(9.5)).toBeLessThan(0.1);
});

test('waves run on open water, and under no name', () => {
  const name: Box = { left: 200, top: 100, right: 280, bottom: 120 };
  const wavesIn = (covered: Box[]) => {
    const marks = groundMarks(frame, groundOf(frame, [[250, 200]], 10), covered) as Shape[];
    return marks.filter(({ line }) => line === 'ripple').flatMap(({ path }) => partsOf(path));
  };
  const waves = wavesIn([name]);
  expect(waves.length).toBeGreaterThan(20);
  expect(wavesIn([]).length).toBeGreaterThan(waves.length);
  for (const [x, y] of waves.flat()) {
    expect(x).toBeGreaterThan(box.right / 2);
    expect(inBox(name, [x, y])).toBe(false);
    expect(Math.hypot(x - 250, y - 200)).toBeGreaterThan(10);
    expect(y).toBeLessThan(box.bottom + 20);
  }
  mockCoasts = [rect(55, 5, 65, 15)];
  expect(wavesIn([])).toEqual([]);
});

test('all of the map is water, and land lies on it', () => {
  const filled = (mark: Shape, fill: string) => mark.fill === fill;
  const marks = groundMarks(frame, groundOf(frame, [[250, 200]], 10), []) as Shape[];
  expect(boxAround(partsOf(marks.find((mark) => filled(mark, 'water'))?.path ?? '').flat())).toEqual(box);
  const [land, islet, ...others] = marks.filter((mark) => filled(mark, 'land'));
  expect(boxAround(partsOf(land?.path ?? '').flat()).right).toBeCloseTo(box.right / 2);
  expect(islet?.path).toMatch(/^M240 200a10 10 /);
  expect(others).toEqual([]);
  mockCoasts = [];
  const sea = groundMarks(frame, groundOf(frame, [], 10), []) as Shape[];
  expect(sea.filter((mark) => filled(mark, 'land'))).toEqual([]);
});
