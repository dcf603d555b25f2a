/** The signs of places and the lines of a route. Each transport has its own stroke, so that they differ not only in colour. */
import type { Leg } from '../../content/schema/legs';
import { at, Pen } from '../art/index';
import { along, bend } from './geometry';
import type { Point, Shape } from './marks';

const circle = (at: Point, radius: number) => new Pen(1).circle(...at, radius).toString();

/** A disc for an overnight stop, a ring for another stop. */
export const stopSign = (at: Point, radius: number, isFilled: boolean): Shape[] => [
  { path: circle(at, radius), fill: isFilled ? 'road' : 'paper', line: 'road', width: 1.8 },
];

/** The dot of a town for orientation. */
export const dot = (at: Point): Shape => ({ path: circle(at, 2), fill: 'soft' });

export interface Way {
  from: Point;
  to: Point;
  by: Leg['by'];
  /** The bow of the line to its left, as a share of its length. */
  bow: number;
}

type Stroke = Pick<Shape, 'line' | 'width' | 'dash' | 'isSquare'>;

/** The strokes of each transport, the lowest first. */
const strokes: Readonly<Record<Leg['by'], readonly Stroke[]>> = {
  car: [
    { line: 'land', width: 5 },
    { line: 'road', width: 2.6 },
  ],
  train: [
    { line: 'rail', width: 4.4 },
    { line: 'land', width: 2, dash: [5, 5], isSquare: true },
  ],
  boat: [
    { line: 'land', width: 4 },
    { line: 'boat', width: 2.4, dash: [7, 3.5, 0.1, 3.5] },
  ],
  flight: [{ line: 'flight', width: 1.6, dash: [5, 4], isSquare: true }],
  foot: [{ line: 'foot', width: 3, dash: [0.1, 5] }],
  cable: [
    { line: 'flight', width: 1.4 },
    { line: 'flight', width: 5, dash: [1.4, 6], isSquare: true },
  ],
};

const pathOf = (ways: readonly Way[]): string =>
  ways.reduce((pen, { from, to, bow }) => pen.move(...from).quad(...bend(from, to, bow), ...to), new Pen(1)).toString();

/** The drawing order: flights below everything else, then roads, then the others. */
const order: readonly Leg['by'][] = ['flight', 'car', 'train', 'cable', 'boat', 'foot'];

export const transportsOf = (ways: readonly Way[]): Leg['by'][] =>
  order.filter((transport) => ways.some(({ by }) => by === transport));

/** The lines of all legs, one shape for each stroke. */
export const wayMarks = (ways: readonly Way[]): Shape[] =>
  transportsOf(ways).flatMap((transport) => {
    const path = pathOf(ways.filter(({ by }) => by === transport));
    return strokes[transport].map((stroke) => ({ path, ...stroke }));
  });

/** Transports that run on land. */
const dry: ReadonlySet<Leg['by']> = new Set(['car', 'train', 'foot']);

/** The bows to try in order to keep a line out of the water, as shares of its length, and the cost of a larger bow. */
const detours = { bows: [0.12, 0.18, 0.25, 0.33], price: 1 } as const;

/** The leg with the bow, on either side, that keeps more of it on land. */
export function ashore(way: Way, isLand: (point: Point) => boolean): Way {
  if (!dry.has(way.by)) return way;
  const costOf = (bow: number) => {
    const points = along(way.from, way.to, bow);
    const wet = points.filter((point) => !isLand(point)).length / points.length;
    return wet + detours.price * Math.max(0, Math.abs(bow) - Math.abs(way.bow));
  };
  const bows = [way.bow, -way.bow, ...detours.bows.flatMap((bow) => [bow, -bow])];
  const costs = bows.map(costOf);
  return { ...way, bow: at(bows, costs.indexOf(Math.min(...costs))) };
}

/** Points on the lines, two units apart. */
export const pointsOn = (ways: readonly Way[]): Point[] => ways.flatMap(({ from, to, bow }) => along(from, to, bow));
