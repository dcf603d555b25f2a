import * as waters from '@/content/catalogue/places/waters';
import type { GazetteerPlace } from '@/content/schema/legs';
import { frameAround, sheets } from './frame';
import { boxAround, distance, inBox } from './geometry';
import type { Point } from './marks';
import { partsOf } from './test-paths';
import { waterIn, waterMarks } from './waters';

type At = GazetteerPlace['at'];

jest.mock('@/content/catalogue/places/waters', () => ({ __esModule: true, rivers: {}, lakes: [], shores: {} }));

const frame = frameAround(
  [
    [10, 60],
    [11, 61],
  ],
  sheets.tall,
);

const everywhere = () => true;
const coursesOf = (course: At[], within = frame, isLand: (point: Point) => boolean = everywhere): Point[][] => {
  Object.assign(waters, { rivers: { Long: course }, lakes: [], shores: {} });
  return waterMarks(within, isLand).flatMap(({ path }) => partsOf(path));
};
const lakesOf = (...lakes: { at: At; km: [number, number] }[]) => {
  Object.assign(waters, { rivers: {}, lakes, shores: {} });
  return waterMarks(frame, everywhere).flatMap(({ path }) => [
    ...path.matchAll(/m(-?[\d.]+)[ -]([\d.]+)a([\d.]+) ([\d.]+)/gi),
  ]);
};

const close = (point: Point | undefined, place: At) =>
  expect(point && distance(point, frame.place(place))).toBeLessThan(0.2);

test('a river leads through its points, straight where they are straight', () => {
  const [course = []] = coursesOf([
    [10.2, 60.2],
    [10.4, 60.4],
    [10.6, 60.6],
    [10.8, 60.8],
  ]);
  close(course[0], [10.2, 60.2]);
  close(course.at(-1), [10.8, 60.8]);
  for (const [x, y] of course) expect(Math.abs((y - 164) / (x - 160 || 1)) - 1).toBeLessThan(0.1);
});

test('it flows round a bend without a corner', () => {
  const [course = []] = coursesOf([
    [10.2, 60.2],
    [10.6, 60.2],
    [10.6, 60.8],
  ]);
  const [source, first, before, bend, after, last, mouth] = course as [Point, Point, Point, Point, Point, Point, Point];
  close(bend, [10.6, 60.2]);
  // The same way into the bend as out of it: that from source to mouth.
  expect(distance(before, bend)).toBeCloseTo(distance(bend, after), 0);
  const slope = ([x1, y1]: Point, [x2, y2]: Point) => (y2 - y1) / (x2 - x1);
  expect(slope(before, bend)).toBeCloseTo(slope(source, mouth), 1);
  expect(slope(bend, after)).toBeCloseTo(slope(source, mouth), 1);
  // It sets out north, and comes from the west.
  expect([first[0] - source[0], first[1] < source[1]]).toEqual([0, true]);
  expect([last[0] < mouth[0], Math.abs(last[1] - mouth[1]) < 0.2]).toEqual([true, true]);
});

test('a river that leaves the map and comes back is not drawn across the corner between', () => {
  const [inside, outside]: At[] = [
    [10.5, 60.5],
    [12.5, 60.5],
  ] as [At, At];
  expect(coursesOf([[10.2, 59.9], inside, [10.8, 61.1]])).toHaveLength(1);
  expect(coursesOf([[10.2, 60.2], inside, [11.3, 60.5], outside, [12.5, 61], [11.3, 61], [10.8, 60.9]])).toHaveLength(
    2,
  );
  expect(coursesOf([outside, [12.6, 60.6], [12.5, 60.7]])).toEqual([]);
});

test('a river ends where it comes to the sea, also where its points go on there', () => {
  const places: At[] = [
    [10.8, 60.2],
    [10.6, 60.4],
    [10.5, 60.6],
    [10.2, 60.7],
    [10.1, 60.9],
  ];
  const endOf = (...[latitude, longitude]: At) => {
    const [shoreX, shoreY] = frame.place([latitude, longitude]);
    return coursesOf(places, frame, ([x, y]) => x < shoreX || y < shoreY)
      .at(0)
      ?.at(-1);
  };
  close(endOf(10.55, 60.55), [10.5, 60.6]);
  close(endOf(10, 61), [10.1, 60.9]);
  expect(coursesOf(places, frame, () => false)).toEqual([]);
});

test('a river is left out where its points make no course', () => {
  expect(
    coursesOf([
      [10.1, 60.1],
      [10.5, 60.5],
      [10.5, 61.4],
    ]),
  ).toHaveLength(1);
  expect(
    coursesOf([
      [10.1, 60.1],
      [10.5, 60.5],
      [10.5, 61.5],
    ]),
  ).toEqual([]);
});

test('of a small part of the country, points twenty kilometres apart make a course', () => {
  const town = frameAround([[10.5, 60.5]], sheets.tall);
  expect(
    coursesOf(
      [
        [10.45, 60.45],
        [10.55, 60.55],
      ],
      town,
    ),
  ).toHaveLength(1);
  expect(
    coursesOf(
      [
        [10.35, 60.35],
        [10.55, 60.55],
      ],
      town,
    ),
  ).toEqual([]);
});

test('a lake has its place and its size, and is left out where too small to be seen or off the map', () => {
  const [middleX, middleY] = frame.place([10.5, 60.5]);
  const [lake, ...others] = lakesOf(
    { at: [10.5, 60.5], km: [20, 8] },
    { at: [10.5, 60.7], km: [2, 2] },
    { at: [10.5, 70], km: [20, 8] },
  );
  expect(others).toEqual([]);
  const [, left, y, halfWide, halfHigh] = lake?.map(Number) as [number, number, number, number, number];
  expect(left + halfWide).toBeCloseTo(middleX, 0);
  expect(y).toBeCloseTo(middleY, 0);
  expect(2 * halfWide * frame.kmPerUnit).toBeCloseTo(20, 0);
  expect(2 * halfHigh * frame.kmPerUnit).toBeCloseTo(8, 0);
  expect(lakesOf({ at: [10.5, 60.7], km: [1, 4] }, { at: [10.7, 60.7], km: [4, 1] })).toHaveLength(2);
  // Its middle is off the map.
  expect(lakesOf({ at: [10.5, 61.25], km: [20, 2] })).toHaveLength(1);
});

/** A lake between 10.2 and 10.6 degrees north, with a bay. */
const shore: At[] = [
  [10.2, 60.2],
  [10.6, 60.2],
  [10.6, 60.8],
  [10.4, 60.5],
  [10.2, 60.8],
];

test('a lake with a shore is drawn by it, round at its corners, and not where it is too small or off the map', () => {
  const pathOf = (...shores: At[][]) => {
    Object.assign(waters, { rivers: {}, lakes: [], shores: Object.fromEntries(shores.entries()) });
    return waterMarks(frame, everywhere).map(({ path }) => path);
  };
  const moved = (by: number, scale = 1) =>
    shore.map(([latitude, longitude]): At => [10 + (latitude - 10) * scale + by, 60 + (longitude - 60) * scale]);
  const [path = ''] = pathOf(shore);
  expect(path).toMatch(/^M[^lL]*z$/);
  const around = boxAround(partsOf(path).flat());
  const corners = boxAround(shore.map(frame.place));
  expect([around.left, around.right, around.top, around.bottom].map(Math.round)).toEqual(
    [corners.left, corners.right, corners.top, corners.bottom].map(Math.round),
  );
  expect(pathOf(moved(5))).toEqual([]);
  expect(pathOf(moved(0, 0.01))).toEqual([]);
});

test('what is drawn around water knows where rivers run and lakes lie', () => {
  Object.assign(waters, {
    rivers: {
      Long: [
        [10.2, 60.2],
        [10.4, 60.4],
        [10.2, 60.8],
      ] satisfies At[],
    },
    lakes: [{ name: 'Round', at: [10.8, 60.2], km: [20, 8] }],
    shores: { Bay: shore },
  });
  const { waters: seen, boxes } = waterIn(frame, everywhere);
  expect(seen.map(({ name }) => name)).toEqual(['Long', 'Round', 'Bay']);
  const points = seen.flatMap((water) => water.points);
  const isNear = (place: At) => points.some((point) => distance(point, frame.place(place)) < 3);
  expect([isNear([10.3, 60.3]), isNear([10.3, 60.6]), isNear([10.6, 60.5])]).toEqual([true, true, true]);
  expect(isNear([10.95, 60.95])).toBe(false);
  expect(boxes.map((box) => [inBox(box, frame.place([10.8, 60.2])), inBox(box, frame.place([10.4, 60.3]))])).toEqual([
    [true, false],
    [false, true],
  ]);
});
