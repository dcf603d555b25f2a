/** Requirements for every map, whatever the trips are. */
import type { MapFormat } from '../../../content/routes';
import { bytesOver } from '../../../scripts/lib/test/weight';
import { at } from '../../art/index';
import { maps } from '../contents';
import { sheets } from '../frame';
import { along, boxAround, boxAt, distance, grown, holds, inBox, overlap } from '../geometry';
import { layMap, type MapContent } from '../map';
import type { Box, Lettering } from '../marks';
import { svgOf } from '../svg';

/** The most bytes with brotli, and elements, since a phone lays out each of them. */
const most = { bytes: 6 * 1024, elements: 160 } as const;

function draw(id: string, format: MapFormat) {
  const content = (maps.get(id) as () => MapContent)();
  const sheet = sheets[format];
  const layout = layMap(content, sheet);
  const { names, neighbours, waterNames, marks, stops, frame } = layout;
  const named = [...names.flatMap((name) => name ?? []), ...neighbours, ...waterNames];
  return {
    ...layout,
    content,
    sheet,
    svg: svgOf(layout),
    boxes: named.map(({ box }) => box),
    discs: stops.map((stop) => boxAt(stop, sheet.stop)),
    foot: marks.filter((mark): mark is Lettering => 'text' in mark && mark.at[1] > frame.box.bottom),
  };
}
type Drawn = ReturnType<typeof draw>;

const clashes = (boxes: readonly Box[], others: readonly Box[]) =>
  boxes.filter((box) => others.some((other) => other !== box && overlap(box, other)));

const faults: Record<string, (map: Drawn) => readonly unknown[]> = {
  'a place without a name': ({ names }) => names.filter((name) => !name),
  'a name over another, or over a stop': ({ boxes, discs }) => clashes(boxes, [...boxes, ...discs]),
  'a name out of the frame': ({ boxes, frame }) => boxes.filter((box) => !holds(frame.box, box)),
  'a name apart from its place without a leader': ({ names, stops, sheet }) =>
    names.filter((name, i) => name && !name.leader && !inBox(grown(name.box, sheet.stop + 4), at(stops, i))),
  'more towns than the sheet is wide, or one out of the frame, under a name or at a stop': (map) => [
    ...map.neighbours.slice(Math.ceil(map.sheet.width / 60)),
    ...map.neighbours.filter(({ at: town }) => !inBox(map.frame.box, town)),
    ...map.neighbours.filter(({ at: town }) => [...map.boxes, ...map.discs].some((box) => inBox(box, town))),
  ],
  'a leader that crosses something': ({ names, discs }) =>
    names.filter((name, i) => {
      if (!name?.leader) return false;
      const boxes = [...names.flatMap((other) => other?.box ?? []), ...discs];
      const others = boxes.filter((box) => box !== name.box && box !== discs[i]);
      return along(...name.leader, 0).some((point) => others.some((box) => inBox(grown(box, -2), point)));
    }),
  'a stop over another or out of the frame': ({ stops, discs, frame, sheet }) =>
    stops.filter(
      (stop, i) =>
        stops.some((other, j) => i !== j && distance(stop, other) < 2 * sheet.stop - 1) ||
        !holds(frame.box, at(discs, i)),
    ),
  'a stop at sea': ({ content, stops, ground }) =>
    stops.filter((stop, i) => !content.places[i]?.isAway && !ground.isLand(stop)),
  'a word in the foot over another, over the inset or out of the sheet': ({ foot, frame, width, height }) => {
    const inside = { left: 84, top: frame.box.bottom, right: width, bottom: height };
    const boxes = foot.map(({ at: [x, y], width: long, size }) =>
      boxAround([
        [x, y],
        [x + long, y - size * 0.7],
      ]),
    );
    return [...clashes(boxes, boxes), ...boxes.filter((box) => !holds(inside, box))];
  },
  'too many bytes or elements, or no number': ({ svg }) => [
    ...(bytesOver(svg, most.bytes) > 0 ? ['bytes'] : []),
    ...(svg.match(/<(?!\/)/g) ?? []).slice(most.elements),
    ...(svg.match(/NaN|undefined|Infinity/) ?? []),
  ],
};

/** What is wrong with the map of a trip, in each format; empty if nothing is. */
export const faultsOf = (id: string): unknown[] =>
  (Object.keys(sheets) as MapFormat[]).flatMap((format) => {
    const map = draw(id, format);
    return Object.entries(faults).flatMap(([fault, of]) => {
      const found = of(map);
      return found.length > 0 ? [{ format, fault, found }] : [];
    });
  });
