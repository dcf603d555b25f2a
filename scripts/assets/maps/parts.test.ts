import { rivers } from '@/content/catalogue/places/waters';
import { means } from '@/content/schema/legs';
import { atEdge, frameAround, sheets } from './frame';
import { breakName } from './lettering';
import { roundKilometres } from './legend';
import { svgOf } from './svg';
import { ashore, wayMarks, type Way } from './ways';
import { waterMarks } from './waters';

const way = (by: Way['by']): Way => ({ from: [0, 0], to: [100, 0], by, bow: 0.1 });

test('every means has a stroke of its own, told apart without colour', () => {
  const strokes = means.map((by) => JSON.stringify(wayMarks([way(by)]).map(({ width, dash }) => [width, dash])));
  expect(new Set(strokes).size).toBe(means.length);
});

test('a road bows to where the land is, a boat does not care', () => {
  const isLand = ([, y]: readonly [number, number]) => y > 0;
  expect(ashore(way('car'), isLand).bow).toBe(-0.1);
  expect(ashore(way('boat'), isLand).bow).toBe(0.1);
});

test('a frame shows its places north up, at one scale', () => {
  const { place, kmPerUnit } = frameAround(
    [
      [10, 76],
      [11, 77],
    ],
    sheets.tall,
  );
  const [[west, south], [east, north]] = [place([10, 76]), place([11, 77])];
  expect(north).toBeLessThan(south);
  expect((south - north) * kmPerUnit).toBeCloseTo(111.2, 0);
  expect((east - west) * kmPerUnit).toBeCloseTo(111.2 * Math.cos((10.5 * Math.PI) / 180), 0);
});

test('what lies beyond the frame stands on the edge that leads there', () => {
  const frame = frameAround(
    [
      [10, 76],
      [11, 77],
    ],
    sheets.tall,
  );
  const [x, y] = atEdge(frame, [28.6, 76.5], 12);
  expect(y).toBeCloseTo(12);
  expect(x).toBeCloseTo(sheets.tall.width / 2);
});

test.each([
  [0.5, 76, 20],
  [0.5, 100, 50],
  [1.4, 76, 100],
  [0.04, 76, 2],
])('%s km a unit: the scale in at most %s units is %s km long', (kmPerUnit, most, km) => {
  expect(roundKilometres(kmPerUnit, most)).toBe(km);
});

test('a long name breaks at the space that leaves both lines short, a word never', () => {
  const width = (text: string) => text.length;
  expect(breakName('Himalayan Mountaineering Institute', 20, width)).toEqual(['Himalayan', 'Mountaineering Institute']);
  expect(breakName('Thiruvananthapuram', 10, width)).toEqual(['Thiruvananthapuram']);
  expect(breakName('Fort Kochi', 20, width)).toEqual(['Fort Kochi']);
});

test('a river is drawn where its points make a course, and left out where they do not', () => {
  const varanasi = frameAround(
    [
      [25.2, 82.9],
      [25.4, 83.1],
    ],
    sheets.tall,
  );
  const anywhere = frameAround(
    [
      [25.76, 81.2],
      [25.8, 81.24],
    ],
    sheets.tall,
  );
  expect(waterMarks(varanasi)).not.toEqual([]);
  expect(waterMarks(anywhere)).toEqual([]);
});

test('a river that leaves the map and comes back is not drawn across the corner between', () => {
  const frame = frameAround(
    [
      [10, 60],
      [11, 61],
    ],
    sheets.tall,
  );
  const inside: [number, number] = [10.5, 60.5];
  const outside: [number, number] = [12.5, 60.5];
  const drawn = (...course: [number, number][]) => {
    const replaced = jest.replaceProperty(rivers, 'Gomti', course);
    const marks = waterMarks(frame);
    replaced.restore();
    return marks.map((mark) => mark.path.match(/m/gi)?.length);
  };
  expect(drawn([10.2, 59.9], inside, [10.8, 61.1])).toEqual([1]);
  expect(drawn([10.2, 60.2], inside, [11.3, 60.5], outside, [12.5, 61], [11.3, 61], [10.8, 60.9])).toEqual([2]);
});

test('the file holds the colours of day and night that it uses, and no markup from a name', () => {
  const svg = svgOf({
    width: 10,
    height: 10,
    marks: [
      { path: 'M0 0', fill: 'water' },
      { text: 'A & <B>', at: [0, 0], size: 12, width: 9, isBold: true, tone: 'ink', halo: 'land' },
    ],
  });
  expect(svg).toContain('A &amp; &lt;B>');
  expect(svg).toMatch(/\.f-water\{[^}]+\}.*prefers-color-scheme:dark.*\.f-water\{/);
  expect(svg).not.toContain('.f-soft');
});
