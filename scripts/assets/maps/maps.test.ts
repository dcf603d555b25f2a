/** Every map as it is laid out, whatever the trips are: what holds for all of them. */
import type { MapFormat } from '@/content/routes';
import { bytesOver } from '../../lib/weight';
import { at } from '../posters/kit/numbers';
import { maps } from './catalogue';
import { sheets } from './frame';
import { boxAround, distance, holds, inBox, overlap } from './geometry';
import { isLand } from './ground';
import { leastLettering, mostBytes, mostElements } from './limits';
import { layMap } from './map';
import type { Box, Lettering } from './marks';
import { svgOf } from './svg';

const formats = Object.keys(sheets) as MapFormat[];
const drawn = [...maps].flatMap(([id, contentOf]) => {
  const content = contentOf();
  return formats.map((format) => {
    const layout = layMap(content, sheets[format]);
    return { id, format, content, layout, svg: svgOf(layout) };
  });
});

const boxesOf = ({ names, neighbours, waterNames }: (typeof drawn)[number]['layout']): Box[] => [
  ...names.flatMap((name) => name?.box ?? []),
  ...[...neighbours, ...waterNames].map(({ name }) => name.box),
];

const lettered = ({ marks }: (typeof drawn)[number]['layout']) =>
  marks.filter((mark): mark is Lettering => 'text' in mark);

test.each(drawn)('$id, $format: every place is named, no name over another or out of the frame', ({ layout }) => {
  expect(layout.names.filter((name) => !name)).toEqual([]);
  const boxes = boxesOf(layout);
  for (const [index, box] of boxes.entries()) {
    expect(holds(layout.frame.box, box)).toBe(true);
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
  }
});

test.each(drawn)('$id, $format: no stop lies over another, under a name or out of the frame', ({ format, layout }) => {
  const { stop } = sheets[format];
  for (const [index, point] of layout.stops.entries()) {
    expect(holds(layout.frame.box, boxAround([point], stop))).toBe(true);
    expect(layout.stops.slice(index + 1).filter((other) => distance(point, other) < 2 * stop - 1)).toEqual([]);
    expect(boxesOf(layout).filter((box) => inBox(box, point))).toEqual([]);
  }
});

test.each(drawn)('$id, $format: every place stands on land', ({ content, layout }) => {
  const wet = content.places.filter(({ isAway }, i) => !isAway && !isLand(layout.ground, at(layout.stops, i)));
  expect(wet.map(({ name }) => name)).toEqual([]);
});

test.each(drawn)('$id, $format: the foot keeps its lettering inside the sheet', ({ layout }) => {
  for (const {
    at: [x, y],
    width,
    text,
  } of lettered(layout)) {
    expect({ text, fits: x >= 0 && x + width <= layout.width && y <= layout.height }).toEqual({ text, fits: true });
  }
});

test.each(drawn)('$id, $format: weighs little and has few elements', ({ svg }) => {
  expect(bytesOver(svg, mostBytes)).toBe(0);
  expect(svg.match(/<(?!\/)/g)?.length).toBeLessThanOrEqual(mostElements);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

// One in ten: what could make a difference would make it everywhere.
test.each(drawn.filter((_, index) => index % 10 === 0))(
  '$id, $format: is drawn twice the same',
  ({ format, content, svg }) => {
    expect(svgOf(layMap(content, sheets[format]))).toBe(svg);
  },
);

test.each(drawn.filter(({ format }) => format === 'tall'))(
  '$id: lettering can be read on the smallest phone',
  ({ layout }) => {
    const smallest = Math.min(...lettered(layout).map(({ size }) => size));
    expect((smallest * leastLettering.screen) / layout.width).toBeGreaterThanOrEqual(leastLettering.pixels);
  },
);
