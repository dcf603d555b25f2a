/** The signs of places: a disc for a night, a ring for a stop on the way, a dot for a neighbour. */
import { Pen } from '../posters/kit/path';
import type { Point, Shape } from './marks';

const circle = (at: Point, radius: number) => new Pen(1).circle(...at, radius).toString();

export const stopSign = (at: Point, radius: number, isFilled: boolean): Shape[] => [
  { path: circle(at, radius), fill: isFilled ? 'road' : 'paper', line: 'road', width: 1.8 },
];

export const dot = (at: Point): Shape => ({ path: circle(at, 2), fill: 'soft' });
