/** The map of all trips: each state and country with how many lead there. */
import { mapTexts } from '../../../content/pages/maps';
import { nightsOf } from '../../../content/queries/access';
import { straightLine } from '../../../content/queries/legs';
import type { Trip } from '../../../content/queries/trips';
import { whereTrips } from '../../../content/queries/where-trips';
import type { MapContent, MapPlace } from './map';

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The night that is nearest to the middle of all nights of some trips. */
function middleOf(some: readonly Trip[]): MapPlace['at'] {
  const nights = some.flatMap(({ notes }) => nightsOf(notes).map(({ at }) => at));
  const middle = {
    at: [mean(nights.map(([latitude]) => latitude)), mean(nights.map(([, longitude]) => longitude))],
  } as const;
  const far = (at: MapPlace['at']) => straightLine({ at: [...middle.at] }, { at });
  return nights.reduce((best, at) => (far(at) < far(best) ? at : best));
}

export function allTripsMap(): MapContent {
  return {
    places: whereTrips.map(({ name, trips }) => ({
      name,
      at: middleOf(trips),
      number: trips.length,
      isFilled: true,
      isAway: trips.some(({ abroad }) => abroad),
    })),
    stretches: [],
    neighbours: [],
    legend: { inset: undefined, full: mapTexts.trips, ring: mapTexts.tripsBeyond },
  };
}
