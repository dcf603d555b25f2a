/** Towns for orientation: a dot and a light name wherever both stand clear of the route. */
import type { GazetteerPlace } from '../../../content/schema/legs';
import type { Frame, Sheet } from './frame';
import { boxAt, grown, inBox } from './geometry';
import { placeBeside, type Ground, type Placed } from './labels';
import type { Point } from './marks';
import { blockOf } from './names';

export type Town = Pick<GazetteerPlace, 'name' | 'at'> & { isSmall?: boolean };

export interface Neighbour extends Placed {
  at: Point;
}

/** Units of a sheet's width for each. */
const spacing = 60;
/** Units between a neighbour and anything else. */
const clear = 6;

/** Kilometres a unit beyond which small towns are none to tell a place by. */
const mostForSmall = 0.5;

/** @param towns the best known first */
export function neighboursIn(
  towns: readonly Town[],
  ground: Ground,
  { place, kmPerUnit }: Frame,
  sheet: Sheet,
): Neighbour[] {
  const found: Neighbour[] = [];
  const taken = [...ground.taken];
  for (const town of towns) {
    if (found.length >= sheet.width / spacing) break;
    if (town.isSmall && kmPerUnit > mostForSmall) continue;
    const at = place(town.at);
    const dot = boxAt(at, clear);
    if (!inBox(ground.frame, at) || taken.some((box) => inBox(grown(box, clear), at))) continue;
    if (ground.lines.some((point) => inBox(dot, point))) continue;
    const block = blockOf(town.name, undefined, sheet, 'neighbour');
    const name = placeBeside({ at, radius: 2, ...block }, { ...ground, taken });
    if (!name) continue;
    taken.push(grown(name.box, clear / 2), dot);
    found.push({ ...name, at });
  }
  return found;
}
