import { boxAround } from './geometry';
import { frameAround, sheets } from './frame';
import { legendMarks, roundKilometres, type Legend } from './legend';
import type { Lettering, Mark, Shape } from './marks';
import { partsOf } from './test-paths';

jest.mock('./land', () => ({ coastsIn: () => [] }));

const sheet = sheets.tall;
const legend: Legend = { means: ['car', 'train'], full: 'Night', ring: 'On the way', inset: undefined };
const frame = frameAround(
  [
    [10, 76],
    [11, 77],
  ],
  sheet,
);
const lettering = (marks: readonly Mark[]) => marks.filter((mark): mark is Lettering => 'text' in mark);

test.each([
  [0.5, 76, 20],
  [0.5, 100, 50],
  [0.5, 40, 20],
  [1, 100, 100],
  [1.4, 76, 100],
  [0.04, 76, 2],
])('%s km a unit: the scale in at most %s units is %s km long', (kmPerUnit, most, km) => {
  expect(roundKilometres(kmPerUnit, most)).toBe(km);
});

test('the bar of the scale is as long as its kilometres', () => {
  const marks = legendMarks(legend, frame, sheet);
  const label = lettering(marks).at(-1);
  const bar = marks.at(-2) as Shape;
  const km = Number(/^(\d+) km$/.exec(label?.text ?? '')?.[1]);
  const [, drop, length, rise] = /v([\d.]+)h([\d.]+)v-([\d.]+)$/.exec(bar.path)?.map(Number) ?? [];
  expect(drop).toBeGreaterThan(0);
  expect(rise).toBe(drop);
  expect((length as number) * frame.kmPerUnit).toBeCloseTo(km, 0);
});

test('it names the ways and signs that the map has, and no others', () => {
  expect(lettering(legendMarks(legend, frame, sheet)).map(({ text }) => text)).toEqual([
    'Road',
    'Rail',
    'Night',
    'On the way',
    expect.stringMatching(/ km$/),
  ]);
  const bare = legendMarks({ ...legend, means: [], full: undefined, ring: undefined }, frame, sheet);
  expect(lettering(bare).map(({ text }) => text)).toEqual([expect.stringMatching(/ km$/)]);
});

test.each<[string, Legend]>([
  ['few signs', legend],
  ['all there can be', { ...legend, means: ['flight', 'car', 'train', 'cable', 'boat', 'foot'] }],
  ['an inset', { ...legend, inset: 'india' }],
])('with %s they stand in rows in the foot, none over another or over the inset', (_, given) => {
  const marks = legendMarks(given, frame, sheet);
  const texts = lettering(marks);
  const rows = [...new Set(texts.map(({ at }) => at[1]))];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.length).toBeLessThan(texts.length);
  // As far from the ways above as from the edge below.
  const middle = (Math.min(...rows) + Math.max(...rows)) / 2 - sheet.letter * 0.35;
  expect(middle).toBeCloseTo((frame.box.bottom + sheet.height) / 2);
  for (const row of rows) {
    let end = given.inset ? 84 : 0;
    for (const { at, width } of texts.filter((text) => text.at[1] === row)) {
      expect(at[0]).toBeGreaterThan(end + 10);
      end = at[0] + width;
    }
    expect(end).toBeLessThan(sheet.width);
  }
  for (const [row, next] of rows.slice(1).map((y, index) => [rows[index] as number, y] as const))
    expect(next - row).toBeGreaterThanOrEqual(sheet.letter);
});

test('each sign stands before its word, in the foot under the map', () => {
  const marks = legendMarks({ ...legend, inset: 'india' }, frame, sheet);
  const foot = { left: 0, top: frame.box.bottom, right: sheet.width, bottom: sheet.height };
  const [ground, corner] = marks.map((mark) => boxAround('path' in mark ? partsOf(mark.path).flat() : []));
  expect([ground, corner]).toEqual([foot, { ...foot, right: 84 }]);
  const first = marks.findIndex((mark) => 'path' in mark && mark.line === 'land');
  let [end, row, signs] = [84, 0, 0];
  for (const mark of marks.slice(first)) {
    if ('text' in mark) {
      expect(signs).toBeGreaterThan(0);
      [end, row, signs] = [mark.at[0] + mark.width, mark.at[1], 0];
      continue;
    }
    const word = lettering(marks.slice(marks.indexOf(mark)))[0] as Lettering;
    signs += 1;
    const [, radius = 0] = /a([\d.]+) /.exec((mark as Shape).path) ?? [];
    const sign = boxAround(partsOf((mark as Shape).path).flat());
    expect(sign.left).toBeGreaterThan(word.at[1] === row ? end + 6 : 90);
    expect(sign.right + 2 * Number(radius)).toBeLessThan(word.at[0]);
    expect(sign.right).toBeGreaterThan(word.at[0] - 30);
    expect(Math.abs(sign.bottom - word.at[1])).toBeLessThan(sheet.letter);
  }
  const discs = marks.filter(
    (mark): mark is Shape => 'path' in mark && mark.line === 'road' && mark.path.includes('a'),
  );
  expect(discs.map(({ fill }) => fill)).toEqual(['road', 'paper']);
});
