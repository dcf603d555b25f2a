import { frameAround, sheets, type Frame } from './frame';
import { boxAround, pointsOf } from './geometry';
import { groundMarks, groundOf } from './ground';
import type { Point, Shape } from './marks';
import { frame } from './test-frames';
import { partsOf } from './test-paths';

/** Coasts in latitude and longitude. */
let mockCoasts: [number, number][][] = [];
jest.mock('./land', () => ({
  coastsIn: (_: unknown, place: Frame['place']) => mockCoasts.map((ring) => ring.map(place)),
}));

/** Land west of the middle of the frame. */
const mainland = pointsOf('5,55 5,60.5 15,60.5 15,55');
const { box } = frame;
const frameOf = (degrees: number) =>
  frameAround(pointsOf(`${10.5 - degrees / 2},60.5 ${10.5 + degrees / 2},60.5`), sheets.tall);

beforeEach(() => {
  mockCoasts = [mainland];
});

test('land lies where the coast has it, drawn to a little over the edges of the map', () => {
  const { coasts, islets } = groundOf(frame, [[100, 100]], 10);
  const { left, top, right, bottom } = boxAround(coasts.flat());
  expect([left, top, right, bottom].map(Math.round)).toEqual([-8, -8, box.right / 2, box.bottom + 8]);
  expect(islets).toEqual([]);
});

test.each([
  ['of a country, as large as its sign', 8, 10],
  ['of a town, as large as the data is off', 0.05, 1.5 / frameOf(0.05).kmPerUnit],
])('a place at sea on a map %s, stands on land of its own', (_, degrees, radius) => {
  const ground = groundOf(frameOf(degrees), pointsOf('100,100 250,100'), 10);
  expect(ground.islets).toEqual([{ at: [250, 100], radius }]);
  const inAndOut: Point[] = [-0.1, 0.1].map((off) => [250 + radius + off, 100]);
  expect(inAndOut.map(ground.isLand)).toEqual([true, false]);
});

test('all of the map is water, and land lies on it', () => {
  const filled = (fill: string) =>
    (groundMarks(frame, groundOf(frame, [[250, 200]], 10), []) as Shape[]).filter((mark) => mark.fill === fill);
  expect(boxAround(partsOf(filled('water')[0]?.path ?? '').flat())).toEqual(box);
  expect(filled('land').map(({ path }) => partsOf(path)[0]?.[0]?.map(Math.round))).toEqual([
    [-8, -8],
    [240, 200],
  ]);
  mockCoasts = [];
  expect(filled('land')).toHaveLength(1);
});
