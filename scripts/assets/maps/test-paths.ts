import { at } from '../posters/kit/numbers';
import type { Point } from './marks';

/** How many numbers each command of a path takes at a time; arcs are passed over. */
const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 };

/** The points of each part of a path that `Pen` wrote, with those that curves bend to. */
export function partsOf(path: string): Point[][] {
  const parts: Point[][] = [];
  let here: Point = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const size = sizes[kind];
    if (kind === 'm') parts.push([]);
    if (kind === 'z') here = at(at(parts, -1), 0);
    const numbers = size ? (rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []) : [];
    for (let i = 0; i < numbers.length; i += size ?? 1) {
      const step = numbers.slice(i, i + (size ?? 1));
      if (kind === 'h') step.push(0);
      if (kind === 'v') step.unshift(0);
      // All points of a curve count from where it starts.
      const [startX, startY] = command === 'M' ? [0, 0] : here;
      for (let j = 0; j < step.length; j += 2) {
        here = [startX + at(step, j), startY + at(step, j + 1)];
        at(parts, -1).push(here);
      }
    }
  }
  return parts;
}
