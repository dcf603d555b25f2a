/** The map of a state: where its tours stop, with how many of them, and the ways between. */
import { mapTexts } from '../../../content/pages/maps';
import { routeOf, stopsOnMap } from '../../../content/queries/route';
import { knownTowns } from '../../../content/queries/towns';
import type { Trip } from '../../../content/queries/trips';
import type { MapContent } from './map';

export function stateTripsMap(trips: readonly Trip[]): MapContent {
  const route = routeOf(...trips.map(({ notes }) => notes));
  const stops = stopsOnMap(route);
  const names = new Set(stops.map(({ name }) => name));
  return {
    places: stops.map(({ name, at, nights, trips: tours }) => ({
      name,
      at,
      number: tours,
      isFilled: nights > 0,
      isAway: false,
    })),
    stretches: route.stretches
      .map(({ from, to, by }) => ({ from: stops.indexOf(from), to: stops.indexOf(to), by }))
      .filter(({ from, to }) => from >= 0 && to >= 0),
    neighbours: knownTowns.filter(({ name }) => !names.has(name)),
    legend: {
      inset: 'india',
      full: mapTexts.toursWithNight,
      ring: mapTexts.toursPassing,
    },
  };
}
