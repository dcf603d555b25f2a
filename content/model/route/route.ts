/**
 * The route of a trip, or of several together, for maps and lists: its stops in the order of the route, each once, and the stretches
 * between them.
 */
import type { Leg } from '../../schema/legs';
import type { GazetteerPlace } from '../../catalogue/places';
import { straightLine } from './straight-line';
import { awayFrom, byWeight, hostsOf, legsOf, nameIn, placeOf, visitsOf, type Travelled } from './route-places';

export interface RouteStop {
  /** Counts from 1. */
  number: number;
  /** The name by which the trips call it. */
  name: string;
  at: GazetteerPlace['at'];
  /** The number of nights there; 0 if the route only passes. */
  nights: number;
  /** The number of trips that visit it. */
  trips: number;
  /** True for a town reached only by air, which is outside the map of the route. */
  isAway: boolean;
}

export interface Route {
  stops: readonly RouteStop[];
  /** Each stretch once, in the order of the route, regardless of its direction and of repeats. */
  stretches: readonly { from: RouteStop; to: RouteStop; by: Leg['by'] }[];
  /** The last stop, if the trip has been there before. */
  back: RouteStop | undefined;
}

/** The number of nights at each place: each day but the last ends where its last leg led. */
function nightsAt(some: readonly Travelled[]): Map<string, number> {
  const nights = new Map<string, number>();
  for (const trip of some) {
    let here = legsOf(trip)[0]?.from;
    for (const { legs } of trip.plan.slice(0, -1)) {
      here = legs.at(-1)?.to ?? here;
      if (here) nights.set(here, (nights.get(here) ?? 0) + 1);
    }
  }
  return nights;
}

/**
 * The smallest share of the stretch between its stops that a walk must cover to be drawn as one. Otherwise the stretch counts as driven.
 */
const leastWalk = 0.5;

/** The transport between two stops. A walk between places that the stops represent may be only a small part of the distance. */
function transportOf({ from, to, by }: Leg, one: RouteStop, other: RouteStop): Leg['by'] {
  const isShort = straightLine(placeOf(from), placeOf(to)) < leastWalk * straightLine(one, other);
  return by === 'foot' && isShort ? 'car' : by;
}

/** Each stretch once, from the stop with the lower number to the other. */
function stretchesOf(legs: readonly Leg[], stopOf: (id: string) => RouteStop): Route['stretches'] {
  const stretches = new Map<string, Route['stretches'][number]>();
  for (const leg of legs) {
    const ends = [stopOf(leg.from), stopOf(leg.to)].sort((a, b) => a.number - b.number) as [RouteStop, RouteStop];
    const by = transportOf(leg, ...ends);
    const key = `${ends[0].number} ${ends[1].number} ${by}`;
    if (ends[0] !== ends[1] && !stretches.has(key)) stretches.set(key, { from: ends[0], to: ends[1], by });
  }
  return [...stretches.values()];
}

/** @throws if a leg names a place that the gazetteer does not have */
export function routeOf(...trips: readonly Travelled[]): Route {
  const legs = trips.flatMap(legsOf);
  const visits = trips.map((trip) => visitsOf(legsOf(trip)));
  const [nights, away] = [nightsAt(trips), awayFrom(legs)];
  const hostOf = hostsOf(byWeight(trips, nights, away), away, visits);
  const hosts = [...new Set(visits.flat().map(hostOf))];
  const stops = hosts.map((host, index): RouteStop => {
    const place = placeOf(host);
    return {
      number: index + 1,
      name: nameIn(trips, place),
      at: place.at,
      nights: [...nights].filter(([id]) => hostOf(id) === host).reduce((sum, [, count]) => sum + count, 0),
      trips: visits.filter((each) => each.some((id) => hostOf(id) === host)).length,
      isAway: away.has(host),
    };
  });
  const stopOf = (id: string) => stops[hosts.indexOf(hostOf(id))] as RouteStop;
  const way = visits.at(-1)?.map(hostOf) ?? [];
  // Moves within the last stop, to its sights or its airport, do not count as a return.
  const ends = way.filter((host, index) => host !== way[index - 1]);
  const isBack = ends.slice(0, -1).includes(ends.at(-1) ?? '');
  return {
    stops,
    stretches: stretchesOf(legs, stopOf),
    back: isBack ? stopOf(visits.at(-1)?.at(-1) ?? '') : undefined,
  };
}

/** The stops inside the frame of a map. */
export const stopsOnMap = ({ stops }: Route): RouteStop[] => stops.filter(({ isAway }) => !isAway);
