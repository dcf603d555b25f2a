import * as waters from '@/content/catalogue/places/waters';
import { boxAround, boxAt, distance, grown, holds, inBox, middleOf, pointsOf } from './geometry';
import type { Point } from './marks';
import { frame } from './test-frames';
import { partsOf } from './test-paths';
import { watersIn } from './waters';

jest.mock('@/content/catalogue/places/waters', () => ({ __esModule: true }));

const everywhere = () => true;
const seen = (given: object, within = frame, isLand: (point: Point) => boolean = everywhere) => {
  Object.assign(waters, { rivers: {}, lakes: [], shores: {}, ...given });
  return watersIn(within, isLand);
};
const partsIn = (...given: Parameters<typeof seen>) => seen(...given).marks.flatMap(({ path }) => partsOf(path));
const coursesOf = (course: string, within = frame, isLand: (point: Point) => boolean = everywhere) =>
  partsIn({ rivers: { Long: pointsOf(course) } }, within, isLand);
const isAt = (point: Point | undefined, place: [number, number]) =>
  expect(point && distance(point, frame.place(place))).toBeLessThan(0.2);

test.each([
  ['leads over the map', 1, '10.2,59.9 10.5,60.5 10.8,61.1'],
  [
    'leaves the map and comes back is not drawn across the corner between',
    2,
    '10.2,60.2 10.5,60.5 11.3,60.5 12.5,60.5 12.5,61 11.3,61 10.8,60.9',
  ],
  ['is off the map', 0, '12.5,60.5 12.6,60.6 12.5,60.7'],
  ['has points far apart, but near enough for a course', 1, '10.1,60.1 10.5,60.5 10.5,61.4'],
  ['has points too far apart for a course', 0, '10.1,60.1 10.5,60.5 10.5,61.5'],
])('a river that %s has %i courses', (_, count, course) => {
  expect(coursesOf(course)).toHaveLength(count);
});

test('a river ends where it comes to the sea, also where its points go on there', () => {
  const course = '10.8,60.2 10.6,60.4 10.5,60.6 10.2,60.7 10.1,60.9';
  const endOf = (...shore: [number, number]) => {
    const [shoreX, shoreY] = frame.place(shore);
    return coursesOf(course, frame, ([x, y]) => x < shoreX || y < shoreY)[0]?.at(-1);
  };
  isAt(endOf(10.55, 60.55), [10.5, 60.6]);
  isAt(endOf(10, 61), [10.1, 60.9]);
  expect(coursesOf(course, frame, () => false)).toEqual([]);
});

test('a lake has its place and its size, and is left out where too small to be seen or off the map', () => {
  const lakesOf = (text: string) =>
    seen({
      lakes: text.split(' ').map((lake) => {
        const [latitude, longitude, ...km] = lake.split(',').map(Number);
        return { name: 'Lake', at: [latitude, longitude], km };
      }),
    }).boxes;
  const [lake, ...others] = lakesOf('10.5,60.5,20,8 10.5,60.7,2,2 10.5,70,20,8');
  expect(others).toEqual([]);
  const around = boxAt(frame.place([10.5, 60.5]), 10 / frame.kmPerUnit, 4 / frame.kmPerUnit);
  expect(lake && holds(grown(around, 0.1), lake) && holds(grown(lake, 0.1), around)).toBe(true);
});

/** A lake between 10.2 and 10.6 degrees north, with a bay. */
const shore = pointsOf('10.2,60.2 10.6,60.2 10.6,60.8 10.4,60.5 10.2,60.8');

test('a lake with a shore is drawn by it, round at its corners, and not where it is too small or off the map', () => {
  const pathOf = (by: number, scale = 1) =>
    seen({ shores: { Bay: shore.map(([y, x]) => [10 + (y - 10) * scale + by, 60 + (x - 60) * scale]) } }).marks[0]
      ?.path;
  const path = pathOf(0) ?? '';
  expect(path).toMatch(/^M[^lL]*z$/);
  const [drawn, expected] = [boxAround(partsOf(path).flat()), boxAround(shore.map(frame.place))];
  expect(holds(grown(expected, 0.5), drawn) && holds(grown(drawn, 0.5), expected)).toBe(true);
  expect([pathOf(5), pathOf(0, 0.01)]).toEqual([undefined, undefined]);
});

test('what is drawn around water knows where rivers run and lakes lie', () => {
  const { waters: all, boxes } = seen({
    rivers: { Long: pointsOf('10.2,60.2 10.4,60.4 10.2,60.8') },
    lakes: [{ name: 'Round', at: [10.8, 60.2], km: [20, 8] }],
    shores: { Bay: shore },
  });
  expect(all.map(({ name }) => name)).toEqual(['Long', 'Round', 'Bay']);
  const points = all.flatMap((water) => water.points);
  const isNear = (place: [number, number]) => points.some((point) => distance(point, frame.place(place)) < 3);
  expect(pointsOf('10.3,60.3 10.3,60.6 10.6,60.5 10.95,60.95').map(isNear)).toEqual([true, true, true, false]);
  expect(boxes.map((box) => inBox(box, frame.place([10.8, 60.2])))).toEqual([true, false]);
  expect(distance(middleOf(boxes[1] ?? frame.box), frame.place([10.4, 60.5]))).toBeLessThan(1);
});
