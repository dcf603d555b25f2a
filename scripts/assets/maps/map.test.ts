/** What no map of the catalogue need show, or only some do. */
import type { Leg } from '@/content/schema/legs';
import { sheets } from './frame';
import { distance, pointsOf } from './geometry';
import { layMap, type MapContent, type MapPlace } from './map';
import type { Point } from './marks';

jest.mock('./land', () => ({ coastsIn: () => [] }));

const sheet = sheets.tall;
const placesAt = (text: string, more: Partial<MapPlace> = {}): MapPlace[] =>
  pointsOf(text).map((at) => ({ at, name: 'Town', number: 1, isFilled: true, isAway: false, ...more }));
const layOut = (places: MapPlace[], ways: [number, number, Leg['by']][] = [], more: Partial<MapContent> = {}) => {
  const stretches = ways.map(([from, to, by]) => ({ from, to, by }));
  const legend = { inset: 'india' as const, full: 'Night', ring: undefined };
  return layMap({ places, stretches, neighbours: [], legend, ...more }, sheet);
};
const two = placesAt('10,60 11,60.25');

test.each([
  ['boat', true],
  ['train', true],
  ['car', false],
] as const)('between two places close by a line by %s is seen: %s', (by, isSeen) => {
  const { stops } = layOut(placesAt('10,60 10.01,60.01 11,60.2'), [[1, 0, by]]);
  expect(distance(stops[0] as Point, stops[1] as Point) - 2 * sheet.stop > 6).toBe(isSeen);
});

test('two ways between the same stops bow to different sides', () => {
  const { ways } = layOut(two, [
    [0, 1, 'car'],
    [0, 1, 'train'],
  ]);
  expect(ways[0]?.bow).toBe(-(ways[1]?.bow ?? 0));
});

test('two places beyond the map stand apart on its edge, one that it shows is where it is', () => {
  const away = placesAt('10.5,75 10.5,75 10.5,60', { isAway: true });
  const { stops, frame } = layOut([...two, ...away]);
  expect(distance(stops[2] as Point, stops[3] as Point)).toBeGreaterThan(0.9 * sheet.edge);
  expect(stops[4]).toEqual(frame.place([10.5, 60]));
});

test('the foot is low without an inset', () => {
  const bare = layOut(two, [], { legend: { inset: undefined, full: undefined, ring: undefined } });
  expect(bare.frame.box.bottom).toBeGreaterThan(layOut(two).frame.box.bottom + 20);
  expect([bare.width, bare.height]).toEqual([sheet.width, sheet.height]);
});
