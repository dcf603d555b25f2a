/** Converts degrees into the units of a sheet. */
import { mapSizes, type MapFormat } from '../../content/routes';
import type { GazetteerPlace } from '../../content/catalogue/places';
import { radians } from '../art/index';
import { boxAround, boxAt, middleOf } from './geometry';
import type { Box, Point } from './marks';

export interface Sheet {
  width: number;
  height: number;
  /** The height of the band at the bottom: inset, legend, scale. */
  foot: number;
  /** The font size of names in units. */
  letter: number;
  /** The radius of a stop's disc. */
  stop: number;
  /** The least distance in units between two stops on the edge: side by side on the wide map, with a name above one of them. */
  edge: number;
  /** The space between the outermost stops and the edges, for their names. */
  margin: { x: number; y: number };
}

/** The map of a phone, 291 px wide on a screen of 320, where its names are at least 11 px. */
const tall: Sheet = { ...mapSizes.tall, foot: 92, letter: 12.4, stop: 8.5, edge: 34, margin: { x: 50, y: 34 } };
/** The map of tablets, desktops and print. */
const wide: Sheet = { ...mapSizes.wide, foot: 76, letter: 15, stop: 10, edge: 60, margin: { x: 112, y: 46 } };
export const sheets: Readonly<Record<MapFormat, Sheet>> = { tall, wide };

/** The length in kilometres of a degree of latitude (mean radius of the Earth, IUGG). */
const kmPerDegree = (6371 * Math.PI) / 180;
/** The least distance in kilometres that a map shows between its outermost stops. */
const leastAcross = 8;

export interface Frame {
  /** The area of the map in units, without the band at the bottom. */
  box: Box;
  /** The same area in degrees, with a small margin on each side; `top` is the southern edge. */
  degrees: Box;
  /** Projects a place to a point of the sheet. */
  place: (at: GazetteerPlace['at']) => Point;
  kmPerUnit: number;
}

/**
 * Projects degrees into the middle of a box, north up, as large as fits, with the same scale in both directions.
 * @param least the least extent of the box in degrees of latitude
 */
export function fitInto(area: Box, degrees: Box, least = 0) {
  const [[x, y], [middleLongitude, middleLatitude]] = [middleOf(area), middleOf(degrees)];
  const squeeze = Math.cos(radians(middleLatitude));
  const scale = Math.min(
    (area.right - area.left) / Math.max((degrees.right - degrees.left) * squeeze, least),
    (area.bottom - area.top) / Math.max(degrees.bottom - degrees.top, least),
  );
  const place: Frame['place'] = ([latitude, longitude]) => [
    x + (longitude - middleLongitude) * squeeze * scale,
    y - (latitude - middleLatitude) * scale,
  ];
  return { place, scale, squeeze };
}

/** A frame that shows all of the places. */
export function frameAround(places: readonly GazetteerPlace['at'][], { width, height, foot, margin }: Sheet): Frame {
  const around = boxAround(places.map(([latitude, longitude]): Point => [longitude, latitude]));
  const high = height - foot;
  const area = { left: margin.x, top: margin.y, right: width - margin.x, bottom: high - margin.y };
  const { place, scale, squeeze } = fitInto(area, around, leastAcross / kmPerDegree);
  return {
    box: { left: 0, top: 0, right: width, bottom: high },
    degrees: boxAt(middleOf(around), (width / 2 + 20) / scale / squeeze, (high / 2 + 20) / scale),
    place,
    kmPerUnit: kmPerDegree / scale,
  };
}

/** The position of a place beyond the frame: `inset` units inside its edge, in the direction of the place. */
export function atEdge({ box, place }: Frame, away: GazetteerPlace['at'], inset: number): Point {
  const [middleX, middleY] = middleOf(box);
  const [x, y] = place(away);
  const [dx, dy] = [x - middleX, y - middleY];
  const share = Math.min(1, (middleX - inset) / Math.abs(dx || 1), (middleY - inset) / Math.abs(dy || 1));
  return [middleX + dx * share, middleY + dy * share];
}
