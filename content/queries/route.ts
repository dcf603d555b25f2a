/** The route of a trip, or of several together, as maps and lists show it: its stops in the order of the road, each once, and what leads from one to the next. */
import type { GazetteerPlace, Leg } from '../schema/legs';
import { straightLine } from './legs';
import { awayFrom, byWeight, hostsOf, legsOf, placeOf, visitsOf, type Travelled } from './route-places';

export interface RouteStop {
  /** 1 for the first. */
  number: number;
  name: string;
  at: GazetteerPlace['at'];
  /** The nights spent there; 0 where the way only leads through. */
  nights: number;
  /** How many of the trips lead there. */
  trips: number;
  /** True for a town that is only flown from or to: a map of the route does not reach it. */
  isAway: boolean;
}

export interface Route {
  stops: readonly RouteStop[];
  /** Each stretch once, in the order of the road, whichever way and however often it is travelled. */
  stretches: readonly { from: RouteStop; to: RouteStop; by: Leg['by'] }[];
  /** The stop at which the trip ends, where it has been before. */
  back: RouteStop | undefined;
}

/** How many nights are spent where: each day but the last ends where its last leg led to. */
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

/** A walk is drawn as one where it is this share of the stretch between its stops, or more; the rest of such a stretch is driven. */
const leastWalk = 0.5;

/** What a stretch between two stops is travelled by: a walk between places that they stand for may be a small part of it. */
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

/** @throws when a leg names a place that the gazetteer does not have */
export function routeOf(...trips: readonly Travelled[]): Route {
  const legs = trips.flatMap(legsOf);
  const visits = trips.map((trip) => visitsOf(legsOf(trip)));
  const [nights, away] = [nightsAt(trips), awayFrom(legs)];
  const hostOf = hostsOf(byWeight(trips, nights, away), away, visits);
  const hosts = [...new Set(visits.flat().map(hostOf))];
  const stops = hosts.map((host, index): RouteStop => {
    const { name, at } = placeOf(host);
    return {
      number: index + 1,
      name,
      at,
      nights: [...nights].filter(([id]) => hostOf(id) === host).reduce((sum, [, count]) => sum + count, 0),
      trips: visits.filter((each) => each.some((id) => hostOf(id) === host)).length,
      isAway: away.has(host),
    };
  });
  const stopOf = (id: string) => stops[hosts.indexOf(hostOf(id))] as RouteStop;
  const way = visits.at(-1)?.map(hostOf) ?? [];
  // A way within the last stop, to its sights or its airport, leads back nowhere.
  const ends = way.filter((host, index) => host !== way[index - 1]);
  const isBack = ends.slice(0, -1).includes(ends.at(-1) ?? '');
  return {
    stops,
    stretches: stretchesOf(legs, stopOf),
    back: isBack ? stopOf(visits.at(-1)?.at(-1) ?? '') : undefined,
  };
}

/** The stops that a map shows in their place: all but those beyond its frame. */
export const stopsOnMap = ({ stops }: Route): RouteStop[] => stops.filter(({ isAway }) => !isAway);
