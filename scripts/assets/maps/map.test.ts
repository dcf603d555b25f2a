import { mapTexts } from '@/content/pages/maps';
import { sheets } from './frame';
import { boxAround, distance, inBox, overlap } from './geometry';
import { layMap, type Layout, type MapContent, type MapPlace } from './map';
import type { Lettering, Point, Shape } from './marks';
import { partsOf } from './test-paths';
import { waterIn } from './waters';

/** Land without end, and a sea east of 60.3 degrees in the south-west, where no place of the gazetteer is. */
jest.mock('./land', () => ({
  coastsIn: (): Point[][] => [
    [
      [50, 5],
      [60.3, 5],
      [60.3, 15],
      [50, 15],
    ],
    [
      [66, 0],
      [110, 0],
      [110, 50],
      [66, 50],
    ],
  ],
}));

const sheet = sheets.tall;
const placed = (name: string, at: MapPlace['at'], more: Partial<MapPlace> = {}): MapPlace => ({
  name,
  at,
  number: 1,
  isFilled: true,
  isAway: false,
  ...more,
});
const content: MapContent = {
  places: [
    placed('Hill Town', [10, 60], { note: '2 nights' }),
    placed('Beach', [11, 60.25], { number: 2, isFilled: false }),
    placed('Airport', [10.5, 75], { number: 3, isAway: true }),
  ],
  stretches: [
    { from: 0, to: 1, by: 'car' },
    { from: 0, to: 1, by: 'train' },
    { from: 1, to: 2, by: 'flight' },
  ],
  neighbours: [
    { name: 'Market', at: [10.6, 59.8] },
    { name: 'Village', at: [10, 60] },
  ],
  legend: { inset: 'india', full: mapTexts.night, ring: undefined },
};
/** The map of that, laid out anew for each test. */
const laid = () => {
  const layout = layMap(content, sheet);
  const lettering = layout.marks.filter((mark): mark is Lettering => 'text' in mark);
  return { layout, lettering, texts: lettering.map(({ text }) => text) };
};
/** Where a circle begins: at its left. */
const edgeOf = ({ path }: Shape): number => partsOf(path)[0]?.[0]?.[0] ?? NaN;
const lined = (marks: Layout['marks'], tone: string) =>
  marks.filter((mark): mark is Shape => 'path' in mark && (mark.line === tone || mark.fill === tone));

test('stops stand where their places are, those beyond the map on its edge', () => {
  const { layout } = laid();
  const { stops, frame } = layout;
  expect(stops.slice(0, 2)).toEqual(content.places.slice(0, 2).map(({ at }) => frame.place(at)));
  expect(stops[2]?.[0]).toBeCloseTo(sheet.width - sheet.stop - 4);
  expect(stops[2]?.[1]).toBeCloseTo(frame.box.bottom / 2, -1);
});

test('places on one spot stand beside each other, and each line ends at its own', () => {
  const near = layMap(
    { ...content, places: content.places.map((place) => ({ ...place, at: [10, 60], isAway: false })) },
    sheet,
  );
  for (const [index, stop] of near.stops.entries())
    for (const other of near.stops.slice(index + 1)) expect(distance(stop, other)).toBeGreaterThan(2 * sheet.stop - 1);
  for (const [index, { from, to }] of content.stretches.entries())
    expect(near.ways[index]).toMatchObject({ from: near.stops[from], to: near.stops[to] });
});

test.each([
  ['boat', true],
  ['train', true],
  ['car', false],
] as const)('between two places close by a line by %s is seen: %s', (by, isSeen) => {
  const places = [placed('Town', [10, 60]), placed('Pier', [10.01, 60.01]), placed('Far', [11, 60.2])];
  const { stops } = layMap({ ...content, places, stretches: [{ from: 1, to: 0, by }] }, sheet);
  const room = distance(stops[0] as Point, stops[1] as Point) - 2 * sheet.stop;
  expect(room > 6).toBe(isSeen);
});

test('two ways between the same stops bow to different sides', () => {
  const { layout } = laid();
  const [road, rail] = layout.ways;
  expect(Math.sign(road?.bow ?? 0)).toBe(-Math.sign(rail?.bow ?? 0));
});

test.each([
  [0, 1],
  [1, 0],
])('a road along the coast bows to the land, from %i to %i', (from, to) => {
  const places = [placed('South', [10, 60.29]), placed('North', [11, 60.29])];
  const { marks } = layMap({ ...content, places, stretches: [{ from, to, by: 'car' }] }, sheet);
  const [[start, bend]] = partsOf(lined(marks, 'road')[0]?.path ?? '') as [[Point, Point]];
  expect(bend[0]).toBeLessThan(start[0]);
});

test('land is drawn under a place at sea, not under one beyond the map', () => {
  const { layout } = laid();
  expect(layout.ground.islets).toEqual([]);
  const island = layMap(
    { ...content, places: [placed('Hill Town', [10, 60]), placed('Island', [10.5, 61])], stretches: [] },
    sheet,
  );
  expect(island.ground.islets).toEqual([{ at: island.stops[1], radius: sheet.stop + 3 }]);
});

test('each stop has its number in its middle, its name and its note', () => {
  const { layout, lettering, texts } = laid();
  for (const [index, { number, name, note, isFilled, isAway }] of content.places.entries()) {
    const digits = lettering.find(({ text }) => text === String(number));
    const [x, y] = layout.stops[index] as Point;
    expect((digits?.at[0] ?? 0) + (digits?.width ?? 0) / 2).toBeCloseTo(x);
    const sign = layout.marks.findIndex(
      (mark) =>
        'path' in mark &&
        mark.fill === (isFilled && !isAway ? 'road' : 'paper') &&
        Math.abs(edgeOf(mark) - x + sheet.stop) < 0.1,
    );
    expect(sign).toBeGreaterThanOrEqual(0);
    expect(layout.marks.findIndex((mark) => 'text' in mark && mark.text === String(number))).toBeGreaterThan(sign);
    expect(digits?.at[1]).toBeGreaterThan(y);
    expect((digits?.at[1] ?? 0) - (digits?.size ?? 0)).toBeLessThan(y);
    expect(texts).toContain(name);
    if (note) expect(texts).toContain(note);
  }
});

test('two places beyond the map stand apart on its edge, one that it shows is a disc where it is', () => {
  const away = [placed('Island', [10.5, 75], { isAway: true }), placed('Port', [10.6, 75], { isAway: true })];
  const near = placed('Lake', [10.5, 60], { isAway: true });
  const layout = layMap({ ...content, places: [...content.places.slice(0, 2), ...away, near], stretches: [] }, sheet);
  const [, , one, other, shown] = layout.stops as [Point, Point, Point, Point, Point];
  expect(distance(one, other)).toBeGreaterThan(0.9 * sheet.edge);
  expect(shown).toEqual(layout.frame.place(near.at));
  const signOf = ([x]: Point) =>
    layout.marks.find((mark): mark is Shape => 'path' in mark && Math.abs(edgeOf(mark) - x + sheet.stop) < 0.1);
  expect([one, other, shown].map((point) => signOf(point)?.fill)).toEqual(['paper', 'paper', 'road']);
});

test('names and towns for orientation stand clear of the stops and of each other', () => {
  const { layout, texts } = laid();
  expect(layout.neighbours.map(({ at }) => at)).toEqual([layout.frame.place([10.6, 59.8])]);
  expect(texts).toContain('Market');
  expect(lined(layout.marks, 'soft').map(edgeOf)).toEqual(
    layout.neighbours.map(({ at }) => Math.round((at[0] - 2) * 10) / 10),
  );
  expect(texts).not.toContain('Village');
  const boxes = [
    ...layout.names.flatMap((name) => name?.box ?? []),
    ...layout.neighbours.map(({ name }) => name.box),
    ...layout.waterNames.map(({ name }) => name.box),
  ];
  expect(boxes).toHaveLength(5);
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    expect(layout.stops.filter((stop) => overlap(box, boxAround([stop], sheet.stop)))).toEqual([]);
    expect(layout.neighbours.filter(({ at }) => inBox(box, at))).toEqual([]);
  }
});

test('the foot says what is on the map, and is low without an inset', () => {
  const { layout, texts } = laid();
  for (const text of [mapTexts.means.car, mapTexts.means.train, mapTexts.means.flight, mapTexts.night])
    expect(texts).toContain(text);
  expect(texts).not.toContain(mapTexts.means.boat);
  const bare = layMap({ ...content, legend: { ...content.legend, inset: undefined } }, sheet);
  expect(bare.frame.box.bottom).toBeGreaterThan(layout.frame.box.bottom + 20);
  expect([bare.width, bare.height]).toEqual([sheet.width, sheet.height]);
});

test('rivers and hills are drawn, but not on a map of half a continent', () => {
  const tonesOf = (...ats: MapPlace['at'][]) => {
    const { marks } = layMap(
      { ...content, places: ats.map((at, i) => placed(`Place ${i}`, at)), stretches: [] },
      sheet,
    );
    return [lined(marks, 'river').length > 0, lined(marks, 'hill').length > 0];
  };
  expect(tonesOf([31.5, 77.1], [32.6, 77.6])).toEqual([true, true]);
  expect(tonesOf([9, 70], [33, 95])).toEqual([false, false]);
});

test('no hill stands in a river or a lake', () => {
  const { marks, frame } = layMap(
    { ...content, places: [placed('Manali', [32.24, 77.19]), placed('Una', [31.47, 76.27])], stretches: [] },
    sheet,
  );
  const hills = lined(marks, 'hill').flatMap(({ path }) => partsOf(path));
  const { waters, boxes } = waterIn(frame, () => true);
  const streams = waters.flatMap(({ points }) => points);
  expect([hills.length > 10, boxes.length > 0]).toEqual([true, true]);
  for (const hill of hills.map((points) => boxAround(points))) {
    expect(streams.filter((point) => inBox(hill, point))).toEqual([]);
    expect(boxes.filter((lake) => overlap(lake, hill))).toEqual([]);
  }
});
