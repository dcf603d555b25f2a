/** Lays out a map from its places and the lines between them, for the SVG and the PDF writer. */
import type { Leg } from '../../content/schema/legs';
import type { GazetteerPlace } from '../../content/catalogue/places';
import { at } from '../art/index';
import { boxAt, grown, inBox, spread } from './geometry';
import { atEdge, frameAround, type Frame, type Sheet } from './frame';
import { groundMarks, groundOf } from './ground';
import { placeNames } from './labels';
import { legendMarks, type Legend } from './legend';
import { blockOf, nameMarks, textOf, widthOf } from './names';
import { neighboursIn, waterNamesIn, type Town } from './neighbours';
import type { Box, Mark, Point } from './marks';
import { reliefMarks } from './relief';
import { flatsIn, isSalt, saltMarks, seaIn } from './seas';
import { watersIn } from './waters';
import { ashore, dot, pointsOn, stopSign, transportsOf, wayMarks } from './ways';

export interface MapPlace {
  name: string;
  at: GazetteerPlace['at'];
  /** The number in its disc. */
  number: number;
  /** A note under its name. */
  note?: string | undefined;
  /** True for a disc, false for a ring. */
  isFilled: boolean;
  /** True if the frame ignores the place: beyond the frame it is a ring on the edge. */
  isAway: boolean;
}

export interface MapContent {
  places: readonly MapPlace[];
  /** Legs between places, given by index. */
  stretches: readonly { from: number; to: number; by: Leg['by'] }[];
  /** Towns for orientation, the best known first. */
  neighbours: readonly Town[];
  legend: Omit<Legend, 'transports'>;
}

/** The bow of a line by its transport: the second line between the same two stops bows to the other side. */
const bows: Readonly<Record<Leg['by'], number>> = {
  car: 0.06,
  train: -0.06,
  boat: 0.1,
  flight: 0.12,
  foot: -0.05,
  cable: 0,
};

const digitsMark = (value: number, [x, y]: Point, isFilled: boolean, size: number): Mark => {
  const text = String(value);
  const width = widthOf(text, size, true);
  return { text, at: [x - width / 2, y + size * 0.35], size, width, isBold: true, tone: isFilled ? 'onStop' : 'road' };
};

/** The least gap in units between two signs, so that a line other than a road stays visible: only the legend explains it. */
const lineGap = 9;

/** Places the stops without overlaps, so that no line by boat, rail, air or foot is hidden by the signs at its ends. */
function stopsIn(frame: Frame, { places, stretches }: MapContent, { stop, edge }: Sheet): Point[] {
  const points = places.map((place) => (place.isAway ? atEdge(frame, place.at, stop + 4) : frame.place(place.at)));
  const signed = new Set(
    stretches.filter(({ by }) => by !== 'car').flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]),
  );
  const areAway = (one: number, other: number) => at(places, one).isAway && at(places, other).isAway;
  const leastOf = (one: number, other: number) =>
    (areAway(one, other) ? edge : 2 * stop) + (signed.has(`${one} ${other}`) ? lineGap : 0);
  return spread(points, leastOf, grown(frame.box, -stop - 4));
}

/** The drawing, together with the layout that tests check. */
export function layMap(content: MapContent, sheet: Sheet) {
  const { places, stretches, legend } = content;
  const near = places.filter(({ isAway }) => !isAway).map((place) => place.at);
  const frame = frameAround(near, sheet);
  const stops = stopsIn(frame, content, sheet);
  const isFull = places.map((place) => place.isFilled && inBox(frame.box, frame.place(place.at)));
  const ground = groundOf(
    frame,
    stops.filter((_, index) => !at(places, index).isAway),
    sheet.stop + 3,
  );
  const isDry = ground.isLand;
  const ways = stretches.map(({ from, to, by }) =>
    ashore({ from: at(stops, from), to: at(stops, to), by, bow: bows[by] }, isDry),
  );
  const water = watersIn(frame, isDry);
  const streams = water.waters.flatMap(({ points }) => points);
  const taken = stops.map((point) => boxAt(point, sheet.stop + 1));
  const free = { frame: grown(frame.box, -3), taken, lines: pointsOn(ways), streams, isLand: isDry };
  const spots = places.map(({ name, note }, i) => ({
    ...blockOf(name, note, sheet),
    at: at(stops, i),
    radius: sheet.stop,
  }));
  const names = placeNames(spots, free);
  // Boxes that have been placed are not available to later names.
  const take = (...boxes: Box[]) => void taken.push(...boxes);
  take(...names.flatMap((name) => name?.box ?? []));
  const neighbours = neighboursIn(content.neighbours, free, frame, sheet);
  take(...neighbours.flatMap((town) => [town.box, boxAt(town.at, 3)]));
  const sea = seaIn(frame, free, sheet);
  take(...sea.map(({ box }) => box), ...water.boxes);
  const named = [...places.map(({ name }) => name), ...neighbours.map(textOf)];
  const flats = flatsIn(frame, free, sheet);
  take(...flats.map(({ box }) => box));
  const rivers = waterNamesIn(water.waters, named, free, sheet);
  take(...rivers.map(({ box }) => box));
  const waterNames = [...sea, ...flats, ...rivers];
  const groundAt = (point: Point) => (!isDry(point) ? 'water' : isSalt(flats, point) ? 'salt' : 'land');
  const marks: Mark[] = [
    ...groundMarks(
      frame,
      ground,
      taken.filter((box) => !water.boxes.includes(box)),
    ),
    ...saltMarks(flats),
    ...water.marks,
    ...reliefMarks(frame, ground, taken, [...free.lines, ...streams]),
    ...waterNames.flatMap((name) => nameMarks(name, groundAt)),
    ...neighbours.flatMap((town) => [dot(town.at), ...nameMarks(town, groundAt)]),
    ...wayMarks(ways),
    ...places.flatMap(({ number }, index) => [
      ...stopSign(at(stops, index), sheet.stop, at(isFull, index)),
      digitsMark(number, at(stops, index), at(isFull, index), sheet.letter),
    ]),
    ...names.flatMap((name) => (name ? nameMarks(name, groundAt) : [])),
    ...legendMarks({ transports: transportsOf(ways), ...legend }, frame, sheet),
  ];
  // There may be no hills, waves or rivers.
  const drawn = marks.filter((mark) => !('path' in mark) || mark.path !== '');
  return { ...sheet, marks: drawn, frame, ground, stops, names, neighbours, waterNames };
}
