/** Light names for orientation where they are clear of the route: towns, each with a dot, and rivers and lakes. */
import type { GazetteerPlace } from '../../content/catalogue/places';
import type { Frame, Sheet } from './frame';
import { boxAt, distance, grown, inBox } from './geometry';
import { placeBeside, type Ground } from './labels';
import type { Point } from './marks';
import { blockOf, type Placed } from './names';
import type { Water } from './waters';

export type Town = Pick<GazetteerPlace, 'name' | 'at'> & { isSmall?: boolean };

export interface Neighbour extends Placed {
  at: Point;
}

/** The width of a sheet in units per town or water that may be named. */
const spacing = { town: 60, water: 100 } as const;
/** The least gap in units between a name and anything else, or, for waters, any other name, because two that touch read as one. */
const clear = { town: 6, water: 5 } as const;

/** The scale in kilometres per unit above which small towns do not help with orientation. */
const mostForSmall = 0.5;

/** @param towns the towns, best known first */
export function neighboursIn(
  towns: readonly Town[],
  ground: Ground,
  { place, kmPerUnit }: Frame,
  sheet: Sheet,
): Neighbour[] {
  const found: Neighbour[] = [];
  const taken = [...ground.taken];
  for (const town of towns) {
    if (found.length >= sheet.width / spacing.town) break;
    if (town.isSmall && kmPerUnit > mostForSmall) continue;
    const at = place(town.at);
    const dot = boxAt(at, clear.town);
    if (!inBox(ground.frame, at) || taken.some((box) => inBox(grown(box, clear.town), at))) continue;
    if (ground.lines.some((point) => inBox(dot, point))) continue;
    const block = blockOf(town.name, undefined, sheet, 'neighbour');
    const name = placeBeside({ at, radius: 2, ...block }, { ...ground, taken });
    if (!name) continue;
    taken.push(grown(name.box, clear.town / 2), dot);
    found.push({ ...name, at });
  }
  return found;
}

/** The least visible length in units of a water that is named. */
const leastShown = 50;
/** Only every so many points of a water, which are two units apart, are tried. */
const step = 4;

/** The points to try, those nearest to the middle of the visible part first. */
function tried({ points }: Water): Point[] {
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) return [];
  return points.filter((_, index) => index % step === 0).sort((a, b) => distance(a, middle) - distance(b, middle));
}

/**
 * @param named the names already on the map, because a lake that is a stop needs no second label
 * @returns the names of waters, the largest first
 */
export function waterNamesIn(
  waters: readonly Water[],
  named: readonly string[],
  ground: Ground,
  sheet: Sheet,
): Placed[] {
  const found: Placed[] = [];
  const known = [...named];
  const taken = ground.taken.map((box) => grown(box, clear.water));
  const largestFirst = [...waters].sort((a, b) => b.points.length - a.points.length);
  for (const water of largestFirst) {
    if (found.length >= Math.floor(sheet.width / spacing.water)) break;
    if (water.points.length * 2 < leastShown || known.some((name) => name.includes(water.name))) continue;
    const block = blockOf(water.name, undefined, sheet, 'water');
    for (const at of tried(water)) {
      const name = placeBeside({ at, radius: 1, ...block }, { ...ground, taken });
      if (!name) continue;
      taken.push(grown(name.box, clear.water));
      known.push(water.name);
      found.push(name);
      break;
    }
  }
  return found;
}
