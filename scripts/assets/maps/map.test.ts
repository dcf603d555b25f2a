/** What no map of the catalogue need show, or only some do. */
import type { Leg } from '@/content/schema/legs';
import { type Frame, sheets } from './frame';
import { distance, pointsOf } from './geometry';
import { layMap, type MapContent, type MapPlace } from './map';
import type { Point, Shape } from './marks';
import { partsOf } from './test-paths';

/** Land without end, and a sea east of 60.3 degrees in the south-west, where no place of the gazetteer is. */
jest.mock('./land', () => ({
  coastsIn: (_: unknown, place: Frame['place']) =>
    ['5,50 5,60.3 15,60.3 15,50', '0,66 0,110 50,110 50,66'].map((ring) => pointsOf(ring).map(place)),
}));

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

test.each([
  [0, 1],
  [1, 0],
])('a road along the coast bows to the land, from %i to %i', (from, to) => {
  const { marks } = layOut(placesAt('10,60.29 11,60.29'), [[from, to, 'car']]);
  const road = marks.find((mark): mark is Shape => 'path' in mark && mark.line === 'road');
  const [[start, bend]] = partsOf(road?.path ?? '') as [[Point, Point]];
  expect(bend[0]).toBeLessThan(start[0]);
});

test('land is drawn under a place at sea, not under one beyond the map', () => {
  const away = placesAt('10.5,75', { isAway: true });
  expect(layOut([...two, ...away]).ground.islets).toEqual([]);
  const island = layOut(placesAt('10,60 10.5,61'));
  expect(island.ground.islets).toEqual([{ at: island.stops[1], radius: sheet.stop + 3 }]);
});

test('two places beyond the map stand apart on its edge, one that it shows is where it is', () => {
  const away = placesAt('10.5,75 10.6,75 10.5,60', { isAway: true });
  const { stops, frame } = layOut([...two, ...away]);
  expect(distance(stops[2] as Point, stops[3] as Point)).toBeGreaterThan(0.9 * sheet.edge);
  expect(stops[4]).toEqual(frame.place([10.5, 60]));
});

test('the foot is low without an inset', () => {
  const bare = layOut(two, [], { legend: { inset: undefined, full: undefined, ring: undefined } });
  expect(bare.frame.box.bottom).toBeGreaterThan(layOut(two).frame.box.bottom + 20);
  expect([bare.width, bare.height]).toEqual([sheet.width, sheet.height]);
});

test('rivers and hills are drawn, but not on a map of half a continent', () => {
  const tonesOf = (places: string) =>
    layOut(placesAt(places)).marks.flatMap((mark) => ('path' in mark ? [mark.fill, mark.line] : []));
  expect(tonesOf('31.5,77.1 32.6,77.6')).toEqual(expect.arrayContaining(['river', 'hill']));
  for (const tone of ['river', 'hill']) expect(tonesOf('9,70 33,95')).not.toContain(tone);
});
