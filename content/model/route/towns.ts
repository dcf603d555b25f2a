/** Towns for orientation on a map: places where trips spend nights, and well-known ones. */
import { orientation } from '../../catalogue/places/orientation';
import type { GazetteerPlace } from '../../catalogue/places';
import { nightsOf } from './access';
import { trips } from '../../catalogue/trips';

const slept = new Map<GazetteerPlace, number>();
for (const trip of trips) {
  for (const night of new Set(nightsOf(trip))) slept.set(night, (slept.get(night) ?? 0) + 1);
}

const byTrips = [...slept.keys()].sort((a, b) => (slept.get(b) ?? 0) - (slept.get(a) ?? 0));

/** First the towns with nights of several trips, by their number; then well-known towns; then those with nights of one trip. */
export const knownTowns: readonly (Pick<GazetteerPlace, 'name' | 'at'> & { isSmall?: boolean })[] = [
  ...byTrips.filter((place) => (slept.get(place) ?? 0) > 1),
  ...orientation,
  ...byTrips.filter((place) => slept.get(place) === 1),
];
