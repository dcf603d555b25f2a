/** Flats of salt, where a map has room to say what the white is. */
import { saltFlats } from '../../../content/catalogue/places/waters';
import { Pen } from '../posters/kit/path';
import type { Frame, Sheet } from './frame';
import { boxAround, clipRing, grown, inRing } from './geometry';
import type { Ground, Placed } from './labels';
import type { Point, Shape } from './marks';
import { nameWithin } from './seas';

/** A flat in a frame. */
export interface Flat extends Placed {
  /** Its rim and the islands in it, as far as they are seen. */
  rings: readonly (readonly Point[])[];
}

const isIn = (rings: Flat['rings'], point: Point) => rings.filter((ring) => inRing(ring, point)).length === 1;

/** The flats of a frame that have room for their names: a white spot without one would be a riddle. */
export const flatsIn = ({ box, place }: Frame, ground: Ground, sheet: Sheet): Flat[] =>
  saltFlats.flatMap(({ name, rim, islands }) => {
    const rings = [rim, ...islands]
      .map((ring) => clipRing(ring.map(place), grown(box, 8)))
      .filter(({ length }) => length > 2);
    const found = nameWithin(name, boxAround(rings.flat()), (point) => isIn(rings, point), ground, sheet);
    return found ? [{ ...found, rings }] : [];
  });

export const isSalt = (flats: readonly Flat[], point: Point): boolean => flats.some(({ rings }) => isIn(rings, point));

export function saltMarks(flats: readonly Flat[]): Shape[] {
  const rings = flats.flatMap((flat) => flat.rings);
  const path = rings.reduce((pen, ring) => pen.soft(ring, { closed: true }), new Pen(1)).toString();
  return [{ path, fill: 'salt', line: 'rule', width: 0.8 }];
}
