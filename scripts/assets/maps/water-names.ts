/** Names of rivers and lakes, beside them, wherever they stand clear of all else. */
import type { Sheet } from './frame';
import { distance, grown } from './geometry';
import { placeBeside, type Ground, type Placed } from './labels';
import type { Point } from './marks';
import { blockOf } from './names';
import type { Water } from './waters';

/** Units of a sheet's width for each. */
const spacing = 100;
/** Units that a map shows of a water, at least, to name it. */
const leastShown = 50;
/** Units between one of them and any other name: two that touch read as one. */
const clear = 5;
/** Points of a water, two units apart, between two that are tried. */
const step = 4;

/** The points to try, those nearest to the middle of what is seen first. */
function tried({ points }: Water): Point[] {
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) return [];
  return points.filter((_, index) => index % step === 0).sort((a, b) => distance(a, middle) - distance(b, middle));
}

/**
 * @param named names that the map shows already: a lake that is a stop needs no second one
 * @returns the largest first
 */
export function waterNamesIn(
  waters: readonly Water[],
  named: readonly string[],
  ground: Ground,
  sheet: Sheet,
): Placed[] {
  const found: Placed[] = [];
  const known = [...named];
  const taken = ground.taken.map((box) => grown(box, clear));
  const largestFirst = [...waters].sort((a, b) => b.points.length - a.points.length);
  for (const water of largestFirst) {
    if (found.length >= Math.floor(sheet.width / spacing)) break;
    if (water.points.length * 2 < leastShown || known.some((name) => name.includes(water.name))) continue;
    const block = blockOf(water.name, undefined, sheet, 'water');
    for (const at of tried(water)) {
      const name = placeBeside({ at, radius: 1, ...block }, { ...ground, taken });
      if (!name) continue;
      taken.push(grown(name.box, clear));
      known.push(water.name);
      found.push(name);
      break;
    }
  }
  return found;
}
