/** From degrees to the units of a sheet. */
import { mapSizes, type MapFormat } from '../../../content/routes';
import type { GazetteerPlace } from '../../../content/schema/legs';
import { boxAround } from './geometry';
import type { Box, Point } from './marks';

export interface Sheet {
  width: number;
  height: number;
  /** Height of the band at the foot: inset, signs, scale. */
  foot: number;
  /** Size of names in units. */
  letter: number;
  /** Radius of a stop's disc. */
  stop: number;
  /** Units between two stops on the edge: beside each other on the wide map, with a name over one of them. */
  edge: number;
  /** Room between the outermost stops and the edges, for their names. */
  margin: { x: number; y: number };
}

/** The map of a phone, 291 px wide on a screen of 320: a name's size is 11 px and more there. */
const tall: Sheet = { ...mapSizes.tall, foot: 92, letter: 12.4, stop: 8.5, edge: 34, margin: { x: 50, y: 34 } };
/** The map of tablets, desktops and print. */
const wide: Sheet = { ...mapSizes.wide, foot: 76, letter: 15, stop: 10, edge: 60, margin: { x: 112, y: 46 } };
export const sheets: Readonly<Record<MapFormat, Sheet>> = { tall, wide };

/** Kilometres of a degree of latitude (mean radius of the Earth, IUGG). */
const kmPerDegree = (6371 * Math.PI) / 180;
/** Kilometres that a map shows at least between its outermost stops. */
const leastAcross = 8;

export interface Frame {
  /** What the map shows, in units, its foot left out. */
  box: Box;
  /** The same in degrees, a little more on each side; `top` is the southern edge. */
  degrees: Box;
  /** Where a place stands. */
  place: (at: GazetteerPlace['at']) => Point;
  kmPerUnit: number;
}

/** A frame that shows all of the places, north up, each scale the same in both directions. */
export function frameAround(places: readonly GazetteerPlace['at'][], { width, height, foot, margin }: Sheet): Frame {
  const around = boxAround(places.map(([latitude, longitude]): Point => [longitude, latitude]));
  const middle: Point = [(around.left + around.right) / 2, (around.top + around.bottom) / 2];
  const squeeze = Math.cos((middle[1] * Math.PI) / 180);
  const least = leastAcross / kmPerDegree;
  const high = height - foot;
  const scale = Math.min(
    (width - 2 * margin.x) / Math.max((around.right - around.left) * squeeze, least),
    (high - 2 * margin.y) / Math.max(around.bottom - around.top, least),
  );
  const [halfWide, halfHigh] = [(width / 2 + 20) / scale / squeeze, (high / 2 + 20) / scale];
  return {
    box: { left: 0, top: 0, right: width, bottom: high },
    degrees: {
      left: middle[0] - halfWide,
      top: middle[1] - halfHigh,
      right: middle[0] + halfWide,
      bottom: middle[1] + halfHigh,
    },
    place: ([latitude, longitude]) => [
      width / 2 + (longitude - middle[0]) * squeeze * scale,
      high / 2 - (latitude - middle[1]) * scale,
    ],
    kmPerUnit: kmPerDegree / scale,
  };
}

/** Where a place beyond the frame is shown: on its edge, `inset` units inside, in the direction of the place. */
export function atEdge({ box, place }: Frame, away: GazetteerPlace['at'], inset: number): Point {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [x, y] = place(away);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const share = Math.min(
    1,
    (middle[0] - box.left - inset) / Math.abs(dx || 1),
    (middle[1] - box.top - inset) / Math.abs(dy || 1),
  );
  return [middle[0] + dx * share, middle[1] + dy * share];
}
