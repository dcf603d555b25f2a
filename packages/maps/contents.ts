/** The content of every map, by its id. */
import { mapTexts } from '../../content/words/maps';
import { routeOf, stopsOnMap, type RouteStop } from '../../content/model/route/route';
import type { Travelled } from '../../content/model/route/route-places';
import { soldStates, tripsInState } from '../../content/model/state-trips';
import { knownTowns } from '../../content/model/route/towns';
import { stateMap } from '../../content/routes';
import { isInIndia } from './india';
import type { MapContent } from './map';
import { trips } from '../../content/catalogue/trips';
import type { Trip } from '../../content/schema/types';

const townsBeside = (stops: readonly RouteStop[]) =>
  knownTowns.filter((town) => !stops.some(({ name, at }) => name === town.name || at === town.at));

/** The map of a plan: its stops numbered in travel order, the nights, and the lines between them. */
export function tripMap(trip: Travelled): MapContent {
  const { stops, stretches } = routeOf(trip);
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
    neighbours: townsBeside(stops),
    legend: {
      inset: stops.some(({ at, isAway }) => !isAway && isInIndia(at)) ? 'india' : 'asia',
      full: stops.some(({ nights }) => nights > 0) ? mapTexts.night : undefined,
      ring: stops.some(({ nights }) => nights === 0) ? mapTexts.onTheWay : undefined,
    },
  };
}

/** The map of a state: the stops of its tours with the number of tours at each, and the lines between them. */
export function stateTripsMap(tours: readonly Trip[]): MapContent {
  const route = routeOf(...tours.map((trip) => trip));
  const stops = stopsOnMap(route);
  return {
    places: stops.map(({ name, at, nights, trips: number }) => ({
      name,
      at,
      number,
      isFilled: nights > 0,
      isAway: false,
    })),
    stretches: route.stretches
      .map(({ from, to, by }) => ({ from: stops.indexOf(from), to: stops.indexOf(to), by }))
      .filter(({ from, to }) => from >= 0 && to >= 0),
    neighbours: townsBeside(stops),
    legend: { inset: 'india', full: mapTexts.toursWithNight, ring: mapTexts.toursPassing },
  };
}

export const maps: ReadonlyMap<string, () => MapContent> = new Map([
  ...trips.map((trip) => [trip.id, () => tripMap(trip)] as const),
  ...soldStates.map((state) => [stateMap(state), () => stateTripsMap(tripsInState(state))] as const),
]);
