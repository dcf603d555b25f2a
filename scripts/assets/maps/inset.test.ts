import { boxAround, grown, holds, inRing } from './geometry';
import { insetMarks, type InsetName } from './inset';
import type { Box, Clipped, Mark, Point, Shape } from './marks';
import { partsOf } from './test-paths';

/** All of what is asked for is land. */
jest.mock('./land', () => ({
  coastsIn: ({ left, top, right, bottom }: Box): Point[][] => [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  ],
}));

const box: Box = { left: 10, top: 328, right: 94, bottom: 420 };
const isClipped = (mark: Mark): mark is Clipped => 'clip' in mark;

/** Where the inset of a map so small that it is a dot has that dot. */
function dotAt([latitude, longitude]: [number, number], name: InsetName = 'india', within = box): Point {
  const shown = grown({ left: longitude, right: longitude, top: latitude, bottom: latitude }, 0.1);
  const { path } = insetMarks(within, shown, name).at(-1) as Shape;
  const [, left, y, radius] = /^M(-?[\d.]+)[ ]?(-?[\d.]+)a([\d.]+) /.exec(path)?.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return [left + radius, y];
}

test.each<[string, [number, number], boolean]>([
  ['Leh', [34.16, 77.58], true],
  ['Jaipur', [26.9, 75.8], true],
  ['Kohima', [25.67, 94.11], true],
  ['Port Blair', [11.66, 92.74], true],
  ['Lahore', [31.55, 74.34], false],
  ['Kathmandu', [27.71, 85.32], false],
  ['Colombo', [6.93, 79.86], false],
])('whether %s lies in what is shaded as India', (_, place, isIn) => {
  const country = insetMarks(box, { left: 76, top: 10, right: 77, bottom: 11 }, 'india')
    .filter(isClipped)
    .filter(({ shapes }) => shapes.some(({ fill }) => fill === 'country'));
  expect(country).toHaveLength(1);
  expect(inRing(partsOf(country[0]?.clip ?? '')[0] as Point[], dotAt(place))).toBe(isIn);
});

test.each<[InsetName, [number, number], [number, number]]>([
  ['india', [8, 68], [36, 97]],
  ['asia', [-9, 52], [36, 120]],
])('the inset %s shows what it is of, whole, north up and at one scale', (name, southWest, northEast) => {
  const [[west, south], [east, north]] = [dotAt(southWest, name), dotAt(northEast, name)];
  expect(holds(box, { left: west, top: north, right: east, bottom: south })).toBe(true);
  // It fills one direction at least.
  expect(Math.max((east - west) / 84, (south - north) / 92)).toBeGreaterThan(0.75);
  const squeeze = (east - west) / (northEast[1] - southWest[1]) / ((south - north) / (northEast[0] - southWest[0]));
  const middle = ((southWest[0] + northEast[0]) / 2) * (Math.PI / 180);
  expect(squeeze).toBeCloseTo(Math.cos(middle), 1);
});

test.each<[InsetName]>([['india'], ['asia']])('its land, %s, goes on to the edges and no further', (name) => {
  const marks = insetMarks(box, { left: 76, top: 10, right: 77, bottom: 11 }, name);
  const land = marks.filter(isClipped).find(({ shapes }) => shapes.some(({ fill }) => fill === 'land')) as Clipped;
  expect(boxAround(partsOf(land.clip).flat())).toEqual(box);
  expect(boxAround(partsOf((marks[0] as Shape).path).flat())).toEqual(box);
  expect(holds(boxAround(partsOf(land.shapes[0]?.path ?? '').flat()), box)).toBe(true);
});

test('abroad no country is shaded', () => {
  const marks = insetMarks(box, { left: 100, top: 10, right: 101, bottom: 11 }, 'asia');
  expect(marks.filter(isClipped)).toHaveLength(1);
});

test.each([
  ['large', { left: 72, top: 15, right: 80, bottom: 20 }],
  ['long and narrow', { left: 72, top: 15, right: 80, bottom: 15.5 }],
  ['high and narrow', { left: 72, top: 15, right: 72.5, bottom: 25 }],
])('what a %s map shows is framed', (_, shown) => {
  const { path, fill } = insetMarks(box, shown, 'india').at(-1) as Shape;
  const [[left, bottom], [right, top]] = [dotAt([shown.top, shown.left]), dotAt([shown.bottom, shown.right])];
  const framed = boxAround(partsOf(path).flat());
  for (const [key, value] of Object.entries({ left, top, right, bottom }))
    expect(Math.abs(framed[key as keyof Box] - value)).toBeLessThan(0.3);
  expect(fill).toBeUndefined();
});

test.each([
  ['low', { ...box, top: 380 }],
  ['narrow', { ...box, left: 54 }],
])('in a %s corner it is smaller, and whole', (_, corner) => {
  const [[left, bottom], [right, top]] = [dotAt([8, 68], 'india', corner), dotAt([36, 97], 'india', corner)];
  expect(holds(corner, { left, top, right, bottom })).toBe(true);
  expect(right - left).toBeGreaterThan(25);
});
