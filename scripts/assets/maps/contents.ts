/** What every map shows, by its id. */
import { mapTexts } from '../../../content/pages/maps';
import { nightsOf } from '../../../content/queries/access';
import { straightLine } from '../../../content/queries/legs';
import { routeOf, stopsOnMap } from '../../../content/queries/route';
import type { Travelled } from '../../../content/queries/route-places';
import { soldStates, tripsInState } from '../../../content/queries/state-trips';
import { knownTowns } from '../../../content/queries/towns';
import { trips, type Trip } from '../../../content/queries/trips';
import { whereTrips } from '../../../content/queries/where-trips';
import { stateMap, tripsMap } from '../../../content/routes';
import { isInIndia } from './india';
import type { MapContent, MapPlace } from './map';

const townsBeside = (stops: readonly { name: string }[]) =>
  knownTowns.filter((town) => !stops.some(({ name }) => name === town.name));

/** A plan: its stops numbered in the order of the road, its nights, its ways. */
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

/** A state: where its tours stop, with how many of them, and the ways between. */
export function stateTripsMap(tours: readonly Trip[]): MapContent {
  const route = routeOf(...tours.map(({ notes }) => notes));
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

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The night that is nearest to the middle of all nights of some trips. */
function middleOf(some: readonly Trip[]): MapPlace['at'] {
  const nights = some.flatMap(({ notes }) => nightsOf(notes).map(({ at }) => at));
  const middle: MapPlace['at'] = [
    mean(nights.map(([latitude]) => latitude)),
    mean(nights.map(([, longitude]) => longitude)),
  ];
  const far = (at: MapPlace['at']) => straightLine({ at: middle }, { at });
  return nights.reduce((best, at) => (far(at) < far(best) ? at : best));
}

/** All trips: each state and country with how many lead there. */
export const allTripsMap = (): MapContent => ({
  places: whereTrips.map(({ name, trips: some }) => ({
    name,
    at: middleOf(some),
    number: some.length,
    isFilled: true,
    isAway: some.some(({ abroad }) => abroad),
  })),
  stretches: [],
  neighbours: [],
  legend: { inset: undefined, full: mapTexts.trips, ring: mapTexts.tripsBeyond },
});

export const maps: ReadonlyMap<string, () => MapContent> = new Map([
  ...trips.map(({ id, notes }) => [id, () => tripMap(notes)] as const),
  ...soldStates.map((state) => [stateMap(state), () => stateTripsMap(tripsInState(state))] as const),
  [tripsMap, allTripsMap] as const,
]);
