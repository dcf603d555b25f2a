import { brotliCompressSync } from 'node:zlib';
import { indiaMarks, indiaMapDegrees as shown } from '../../content/catalogue/india-map';
import { indiaMapSize } from '../../content/routes';
import { isInIndia } from './india';
import { indiaPoster } from './india-poster';
import { svgOf } from './svg';

test.each(indiaMarks)('puts the mark of $where.0 in India', ({ at }) => {
  expect(isInIndia([...at])).toBe(true);
});

test('keeps the aspect of its degrees, so that percentages of the drawing are places', () => {
  const squeeze = Math.cos(((shown.north + shown.south) / 360) * Math.PI);
  const ratio = (shown.north - shown.south) / ((shown.east - shown.west) * squeeze);
  expect(Math.abs(indiaMapSize.height / indiaMapSize.width - ratio)).toBeLessThan(1 / indiaMapSize.width);
});

test('stays small, and is the same each time', () => {
  const svg = svgOf(indiaPoster());
  expect(brotliCompressSync(svg).length).toBeLessThan(3.5 * 1024);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svgOf(indiaPoster())).toBe(svg);
});
