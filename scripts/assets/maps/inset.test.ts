import type { Frame } from './frame';
import { boxAround, boxAt, cornersOf, holds, inRing, pointsOf } from './geometry';
import { insetMarks, type InsetName } from './inset';
import type { Box, Clipped, Mark, Point, Shape } from './marks';
import { partsOf } from './test-paths';

/** All of what is asked for is land. */
jest.mock('./land', () => ({
  coastsIn: (box: Box, place: Frame['place']) => [cornersOf(box).map(([x, y]) => place([y, x]))],
}));

const box: Box = { left: 10, top: 328, right: 94, bottom: 420 };
const isClipped = (mark: Mark): mark is Clipped => 'clip' in mark;
const landIn = (name: InsetName, fill: string) =>
  insetMarks(box, boxAt([76.5, 10.5], 0.5), name)
    .filter(isClipped)
    .filter(({ shapes }) => shapes.some((shape) => shape.fill === fill));
const boxOf = (path: string) => boxAround(partsOf(path).flat());

/** Where the inset of a map so small that it is a dot has that dot. */
function dotAt([latitude, longitude]: Point, name: InsetName = 'india'): Point {
  const { path } = insetMarks(box, boxAt([longitude, latitude], 0.1), name).at(-1) as Shape;
  const [[left, y]] = partsOf(path)[0] as [Point];
  return [left + 3, y];
}

test('what is shaded as India is India, and no country is abroad', () => {
  const [india, ...others] = landIn('india', 'country');
  expect([others, landIn('asia', 'country')]).toEqual([[], []]);
  const outline = partsOf(india?.clip ?? '')[0] as Point[];
  const [inside, outside] = ['34.16,77.58 26.9,75.8 25.67,94.11 11.66,92.74', '31.55,74.34 27.71,85.32 6.93,79.86'];
  for (const place of pointsOf(inside)) expect([place, inRing(outline, dotAt(place))]).toEqual([place, true]);
  for (const place of pointsOf(outside)) expect([place, inRing(outline, dotAt(place))]).toEqual([place, false]);
});

test.each<[InsetName, Box]>([
  ['india', boxAround(pointsOf('68,8 97,36'))],
  ['asia', boxAround(pointsOf('52,-9 120,36'))],
])('the inset %s shows what it is of, whole, its land to the edges and no further', (name, degrees) => {
  const [[west, south], [east, north]] = [
    dotAt([degrees.top, degrees.left], name),
    dotAt([degrees.bottom, degrees.right], name),
  ];
  expect(holds(box, { left: west, top: north, right: east, bottom: south })).toBe(true);
  // It fills one direction at least.
  expect(Math.max((east - west) / 84, (south - north) / 92)).toBeGreaterThan(0.75);
  const [land] = landIn(name, 'land');
  expect(boxOf(land?.clip ?? '')).toEqual(box);
  expect(holds(boxOf(land?.shapes[0]?.path ?? ''), box)).toBe(true);
});
