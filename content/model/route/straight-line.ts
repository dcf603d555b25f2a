import type { GazetteerPlace } from '../../catalogue/places';

/** The mean radius of the Earth in kilometres (IUGG). */
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, in a straight line (haversine). */
export function straightLine(
  { at: [lat1, lon1] }: Pick<GazetteerPlace, 'at'>,
  { at: [lat2, lon2] }: Pick<GazetteerPlace, 'at'>,
): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(a));
}
