/** The map of a plan: its stops numbered in the order of the road, its nights, its ways. */
import { mapTexts } from '../../../content/pages/maps';
import { routeOf } from '../../../content/queries/route';
import type { Travelled } from '../../../content/queries/route-places';
import { knownTowns } from '../../../content/queries/towns';
import { isInIndia } from './india';
import type { MapContent } from './map';

export function tripMap(trip: Travelled): MapContent {
  const { stops, stretches } = routeOf(trip);
  const names = new Set(stops.map(({ name }) => name));
  return {
    places: stops.map(({ name, at, number, nights, isAway }) => ({
      name,
      at,
      number,
      note: isAway ? mapTexts.away : nights > 0 ? mapTexts.nights(nights) : undefined,
      isFilled: nights > 0,
      isAway,
    })),
    stretches: stretches.map(({ from, to, by }) => ({ from: from.number - 1, to: to.number - 1, by })),
    neighbours: knownTowns.filter(({ name }) => !names.has(name)),
    legend: {
      inset: stops.some(({ at, isAway }) => !isAway && isInIndia(at)) ? 'india' : 'asia',
      full: stops.some(({ nights }) => nights > 0) ? mapTexts.night : undefined,
      ring: stops.some(({ nights }) => nights === 0) ? mapTexts.onTheWay : undefined,
    },
  };
}
