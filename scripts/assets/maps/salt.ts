/** Flats of salt and their names. */
import { saltFlats } from '../../../content/catalogue/places/waters';
import { Pen } from '../posters/kit/path';
import type { Frame, Sheet } from './frame';
import { boxAround, clipRing, grown, inRing } from './geometry';
import type { Ground } from './labels';
import type { Point, Shape } from './marks';
import { nameWithin } from './seas';
import type { WaterName } from './water-names';
import { round } from './waters';

/** The flats of a frame, each a rim and the islands in it, as far as they are seen. */
const flatsIn = ({ box, place }: Frame): { name: string; rings: Point[][] }[] =>
  saltFlats
    .map(({ name, rim, islands }) => ({
      name,
      rings: [rim, ...islands]
        .map((ring) => clipRing(ring.map(place), grown(box, 8)))
        .filter(({ length }) => length > 2),
    }))
    .filter(({ rings }) => rings.length > 0);

type Flat = ReturnType<typeof flatsIn>[number];

const holdsPoint = ({ rings }: Flat, point: Point) => rings.filter((ring) => inRing(ring, point)).length === 1;

export const isSalt = (frame: Frame, point: Point): boolean => flatsIn(frame).some((flat) => holdsPoint(flat, point));

export function saltMarks(frame: Frame): Shape[] {
  const path = flatsIn(frame)
    .flatMap(({ rings }) => rings)
    .reduce(round, new Pen(1))
    .toString();
  return path ? [{ path, fill: 'salt', line: 'rule', width: 0.8 }] : [];
}

/** The names of those flats that have room for them. */
export const saltNamesIn = (frame: Frame, ground: Ground, sheet: Sheet): WaterName[] =>
  flatsIn(frame).flatMap((flat) => {
    const isOpen = (point: Point) => holdsPoint(flat, point);
    return nameWithin(flat.name, boxAround(flat.rings.flat()), isOpen, ground, sheet) ?? [];
  });
