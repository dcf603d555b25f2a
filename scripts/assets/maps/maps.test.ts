/** What must hold for every map, whatever the trips are. */
import { seas } from '@/content/catalogue/places/waters';
import { mapTexts } from '@/content/pages/maps';
import type { MapFormat } from '@/content/routes';
import { bytesOver } from '../../lib/weight';
import { at } from '../posters/kit/numbers';
import { maps } from './contents';
import { atEdge, sheets } from './frame';
import { along, boxAround, boxAt, cornersOf, distance, grown, holds, inBox, middleOf, overlap } from './geometry';
import { layMap, type MapContent } from './map';
import type { Box, Lettering, Point, Shape, Tone } from './marks';
import { textOf } from './names';
import { svgOf } from './svg';
import { partsOf } from './test-paths';
import { watersIn } from './waters';
import { meansOf, pointsOn } from './ways';

/** Bytes of brotli, and elements: a phone lays each of them out. */
const most = { bytes: 6 * 1024, elements: 160 } as const;
/** CSS pixels of the smallest lettering on a screen of 320 px, where a map is 291 px wide. */
const leastLettering = { pixels: 11, screen: 291 } as const;

function draw(id: string, format: MapFormat) {
  const content = (maps.get(id) as () => MapContent)();
  const sheet = sheets[format];
  const layout = layMap(content, sheet);
  const { names, neighbours, waterNames, marks, stops, frame, ground } = layout;
  const named = [...names.flatMap((name) => name ?? []), ...neighbours, ...waterNames];
  const isDry = ground.isLand;
  const lettering = marks.filter((mark): mark is Lettering => 'text' in mark);
  return {
    ...{ content, sheet, layout, frame, stops, names, neighbours, waterNames, isDry },
    svg: svgOf(layout),
    named,
    boxes: named.map(({ box }) => box),
    discs: stops.map((stop) => boxAt(stop, sheet.stop)),
    /** Points of the ways. */
    lines: pointsOn(layout.ways),
    waters: watersIn(frame, isDry),
    lettering: lettering.filter((text) => text.at[1] <= frame.box.bottom),
    foot: lettering.filter((text) => text.at[1] > frame.box.bottom),
    /** The parts of what is filled or lined in a tone. */
    partsIn: (tone: Tone) =>
      marks.flatMap((mark) => ('path' in mark && (mark.fill === tone || mark.line === tone) ? partsOf(mark.path) : [])),
    /** The sign of a place. */
    signAt: ([x, y]: Point, radius: number) =>
      marks.find((mark): mark is Shape => {
        const start = 'path' in mark ? partsOf(mark.path)[0]?.[0] : undefined;
        return start !== undefined && distance(start, [x - radius, y]) < 0.1;
      }),
  };
}
type Drawn = ReturnType<typeof draw>;

const clashes = (boxes: readonly Box[], others: readonly Box[]) =>
  boxes.filter((box) => others.some((other) => other !== box && overlap(box, other)));
const linesOf = ({ lettering }: Drawn, box: Box) => lettering.filter((line) => inBox(grown(box, 0.1), line.at));
const hillsIn = (map: Drawn) => map.partsIn('hill').map((points) => boxAround(points));
const isFar = (one: number, other: number) => Math.abs(one - other) > 0.1;

/** Names, stops and towns that are not as they should be. */
const ofNames: Record<string, (map: Drawn) => readonly unknown[]> = {
  'a place without a name': ({ names }) => names.filter((name) => !name),
  'a name over another, or over a stop': ({ boxes, discs }) => clashes(boxes, [...boxes, ...discs]),
  'a name out of the frame': ({ boxes, frame }) => boxes.filter((box) => !holds(frame.box, box)),
  'a name that is not told': (map) =>
    map.content.places.filter(({ name, note }, i) => {
      const lines = linesOf(map, map.names[i]?.box ?? boxAround([])).map(({ text }) => text);
      return lines.join(' ') !== [name, note].filter(Boolean).join(' ');
    }),
  'a name that its box does not hold': (map) =>
    map.named.filter(({ box }) => {
      const lines = linesOf(map, box);
      const isWide = lines.some(({ width }) => width > box.right - box.left + 0.1);
      return isWide || lines.length * map.sheet.letter > box.bottom - box.top;
    }),
  'a line of a name that keeps to another side': (map) =>
    map.named.filter(({ box, side }) => {
      const share = { left: 0, middle: 0.5, right: 1 }[side];
      const x = box.left + (box.right - box.left) * share;
      return linesOf(map, box).some((line) => isFar(line.at[0] + line.width * share, x));
    }),
  'a halo of another ground': (map) =>
    map.named.filter(({ box }) =>
      linesOf(map, box).some(({ halo }) => (halo === 'water') === map.isDry(middleOf(box))),
    ),
  'a name apart from its place without a leader': ({ names, stops, sheet }) =>
    names.filter((name, i) => name && !name.leader && !inBox(grown(name.box, sheet.stop + 4), at(stops, i))),
  'a leader that is not drawn, does not begin at its stop, or crosses something': ({
    names,
    stops,
    sheet,
    discs,
    partsIn,
  }) =>
    names.filter((name, i) => {
      if (!name?.leader) return false;
      const boxes = [...names.flatMap((other) => other?.box ?? []), ...discs];
      const others = boxes.filter((box) => box !== name.box && box !== discs[i]);
      const isCrossed = along(...name.leader, 0).some((point) => others.some((box) => inBox(grown(box, -2), point)));
      const isDrawn = partsIn('ink').some((part) => distance(at(part, 0), at(name.leader ?? [], 0)) < 0.1);
      return isCrossed || !isDrawn || isFar(distance(name.leader[0], at(stops, i)), sheet.stop);
    }),
  'a stop over another or out of the frame': ({ stops, discs, frame, sheet }) =>
    stops.filter(
      (stop, i) =>
        stops.some((other, j) => i !== j && distance(stop, other) < 2 * sheet.stop - 1) ||
        !holds(frame.box, at(discs, i)),
    ),
  'a stop at sea': ({ content, stops, isDry }) => stops.filter((stop, i) => !content.places[i]?.isAway && !isDry(stop)),
  'a stop that stands free, and not where its place is': ({ content, frame, sheet, stops }) => {
    const inset = sheet.stop + 4;
    const places = content.places.map((place) =>
      place.isAway ? atEdge(frame, place.at, inset) : frame.place(place.at),
    );
    return places.filter(
      (place, i) =>
        places.every((other) => other === place || distance(place, other) > 2 * sheet.edge) &&
        distance(place, at(stops, i)) > 0.1,
    );
  },
  'a sign of another kind': ({ content, frame, sheet, stops, signAt }) =>
    content.places.filter((place, i) => {
      const isFull = place.isFilled && inBox(frame.box, frame.place(place.at));
      return signAt(at(stops, i), sheet.stop)?.fill !== (isFull ? 'road' : 'paper');
    }),
  'a number outside its sign': ({ content, stops, lettering, sheet }) =>
    content.places.filter(({ number }, i) => {
      const [x, y] = at(stops, i);
      return !lettering.some(
        (line) =>
          line.text === `${number}` &&
          !isFar(line.at[0] + line.width / 2, x) &&
          line.at[1] > y &&
          line.at[1] < y + sheet.stop,
      );
    }),
  'more towns than the sheet is wide': ({ neighbours, sheet }) => neighbours.slice(Math.ceil(sheet.width / 60)),
  'a town without a dot, or at the route': ({ neighbours, signAt, lines }) =>
    neighbours.filter((town) => !signAt(town.at, 2) || lines.some((point) => inBox(boxAt(town.at, 6), point))),
  'a small town on a map of a large part of the country': ({ neighbours, content, frame }) =>
    neighbours.filter((shown) => {
      const town = content.neighbours.find(({ name }) => name === textOf(shown));
      return !town || (town.isSmall && frame.kmPerUnit > 0.5);
    }),
};

/** Ground, water, ways and the foot. */
const ofGround: Record<string, (map: Drawn) => readonly unknown[]> = {
  'places that take less room than there is, or more': ({ content, frame, sheet }) => {
    const { left, top, right, bottom } = boxAround(
      content.places.filter(({ isAway }) => !isAway).map((place) => frame.place(place.at)),
    );
    const room = [sheet.width - 2 * sheet.margin.x, frame.box.bottom - 2 * sheet.margin.y] as const;
    const isFull = Math.abs(Math.max((right - left) / room[0], (bottom - top) / room[1]) - 1) < 0.01;
    const isLeast = Math.abs(Math.min(...room) * frame.kmPerUnit - 8) < 0.01;
    const isInMiddle = distance(middleOf({ left, top, right, bottom }), middleOf(frame.box)) < 1;
    return (isFull || isLeast) && isInMiddle ? [] : [room, right - left, bottom - top];
  },
  'a way that does not lead from stop to stop': ({ content, layout, stops }) =>
    content.stretches.filter(({ from, to }, i) => {
      const way = at(layout.ways, i);
      return way.from !== stops[from] || way.to !== stops[to];
    }),
  'the name of a sea on land, or out of its sea': ({ waterNames, isDry, frame }) =>
    seas.flatMap(({ name, south, west, north, east }) => {
      const within = boxAround([frame.place([south, west]), frame.place([north, east])]);
      const shown = waterNames.find((water) => textOf(water) === name);
      return shown && (!holds(within, shown.box) || cornersOf(grown(shown.box, 7)).some(isDry)) ? [name] : [];
    }),
  'the name of a water or town over the route, or at a leader': ({ waterNames, neighbours, lines }) =>
    [...waterNames, ...neighbours].filter(({ box, leader }) => leader ?? lines.some((point) => inBox(box, point))),
  'the name of a river or lake away from it, or a second time': ({ waterNames, waters }) => {
    const rivers = waterNames.filter((shown) => waters.waters.some(({ name }) => name === textOf(shown)));
    return rivers.filter((shown, i) => {
      const points = waters.waters.flatMap((water) => (water.name === textOf(shown) ? water.points : []));
      const isSecond = rivers.slice(0, i).some((other) => textOf(other) === textOf(shown));
      return isSecond || !points.some((point) => inBox(grown(shown.box, 6), point));
    });
  },
  'more names of water than the sheet is wide': ({ waterNames, sheet }) =>
    waterNames.slice(Math.floor(sheet.width / 100) + 2),
  'a hill at sea, in a river, in a lake or under a name': (map) =>
    hillsIn(map).filter(
      (hill) =>
        !map.isDry([middleOf(hill)[0], hill.bottom]) ||
        map.waters.waters.some(({ points }) => points.some((point) => inBox(hill, point))) ||
        [...map.waters.boxes, ...map.boxes].some((box) => overlap(hill, box)),
    ),
  'hills or rivers on a map of half a continent': (map) =>
    map.frame.kmPerUnit > 4 ? [...hillsIn(map), ...map.partsIn('river')] : [],
  'a wave on land or under a name': ({ partsIn, isDry, boxes }) =>
    partsIn('ripple').filter((wave) =>
      wave.some((point, i) => (i === 2 && isDry(point)) || boxes.some((box) => inBox(box, point))),
    ),
  'words in the foot that the map does not need, or too few': ({ content, layout, foot }) => {
    const { full, ring } = content.legend;
    const needed = [...meansOf(layout.ways).map((by) => mapTexts.means[by]), full, ring].filter(Boolean);
    const words = foot.map(({ text }) => text);
    return words.slice(0, -1).join() === needed.join() && /^[125]0* km$/.test(at(words, -1)) ? [] : words;
  },
  'a word in the foot over another, over the inset or out of the sheet': ({ content, foot, layout }) => {
    const left = content.legend.inset ? 84 : 0;
    const inside = { left, top: layout.frame.box.bottom, right: layout.width, bottom: layout.height };
    const boxes = foot.map(({ at: [x, y], width, size }) =>
      boxAround([
        [x, y],
        [x + width, y - size * 0.7],
      ]),
    );
    return [...clashes(boxes, boxes), ...boxes.filter((box) => !holds(inside, box))];
  },
  'a scale of another length': ({ foot, partsIn, frame }) => {
    const { left, right } = boxAround(partsIn('ink').at(-1) ?? []);
    const km = Number.parseInt(at(foot, -1).text);
    return Math.abs((right - left) * frame.kmPerUnit - km) < 0.2 * frame.kmPerUnit ? [] : [km];
  },
  'lettering too small for a phone': ({ foot, lettering, sheet }) =>
    sheet !== sheets.tall
      ? []
      : [...foot, ...lettering].filter(
          ({ size }) => (size * leastLettering.screen) / sheet.width < leastLettering.pixels,
        ),
  'too many bytes or elements, or no number': ({ svg }) => [
    ...(bytesOver(svg, most.bytes) > 0 ? ['bytes'] : []),
    ...(svg.match(/<(?!\/)/g) ?? []).slice(most.elements),
    ...(svg.match(/NaN|undefined|Infinity/) ?? []),
  ],
};

/** `npm run mutation` tries each fault of the code on a few maps: on all it would take minutes. */
const ids = [...maps.keys()].filter((_, index) => index % (process.env['MUTATION_AREA'] ? 30 : 1) === 0);

test.each(ids)('%s', (id) => {
  for (const format of Object.keys(sheets) as MapFormat[]) {
    const map = draw(id, format);
    for (const [fault, of] of Object.entries({ ...ofNames, ...ofGround }))
      expect({ format, fault, found: of(map) }).toEqual({ format, fault, found: [] });
  }
});

// One in ten: what could make a difference would make it everywhere.
test.each(ids.filter((_, index) => index % 10 === 0))('%s is drawn twice the same', (id) => {
  expect(draw(id, 'wide').svg).toBe(draw(id, 'wide').svg);
});
