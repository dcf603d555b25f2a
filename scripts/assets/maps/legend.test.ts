import { boxAround, holds } from './geometry';
import { sheets } from './frame';
import { legendMarks, roundKilometres, type Legend } from './legend';
import type { Lettering, Shape } from './marks';
import { frame } from './test-frames';
import { partsOf } from './test-paths';

jest.mock('./land', () => ({ coastsIn: () => [] }));

const sheet = sheets.tall;
const legend: Legend = {
  means: ['flight', 'car', 'train', 'cable', 'boat', 'foot'],
  full: 'Night',
  ring: 'On the way',
  inset: 'india',
};

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

test.each([undefined, 'india'] as const)(
  'beside the inset %s all signs there can be stand in rows, each before its word',
  (inset) => {
    const marks = legendMarks({ ...legend, inset }, frame, sheet);
    const left = inset ? 84 : 0;
    const foot = { left: 0, top: frame.box.bottom, right: sheet.width, bottom: sheet.height };
    const first = marks.findIndex((mark) => 'path' in mark && mark.line === 'flight');
    expect(boxAround(partsOf((marks[0] as Shape).path).flat())).toEqual(foot);
    let [end, row, signs] = [left, 0, [] as Shape[]];
    const rows = new Set<number>();
    for (const mark of marks.slice(first) as (Shape | Lettering)[]) {
      if ('path' in mark) {
        signs.push(mark);
        continue;
      }
      const [x, y] = mark.at;
      const sign = boxAround(signs.flatMap(({ path }) => partsOf(path).flat()));
      expect(sign.left).toBeGreaterThan((y === row ? end : left) + 6);
      expect(sign.right).toBeLessThan(x);
      expect(Math.min(Math.abs(sign.right - x), Math.abs(sign.bottom - y))).toBeLessThan(sheet.letter);
      expect(holds(foot, boxAround([mark.at, [x + mark.width, y - mark.size]]))).toBe(true);
      if (row && y !== row) expect(y - row).toBeGreaterThanOrEqual(sheet.letter);
      [end, row, signs] = [x + mark.width, y, []];
      rows.add(y);
    }
    expect(rows.size).toBeGreaterThan(1);
    // As far from the map above as from the edge below.
    const middle = (Math.min(...rows) + Math.max(...rows)) / 2 - sheet.letter * 0.35;
    expect(middle).toBeCloseTo((foot.top + foot.bottom) / 2);
  },
);
