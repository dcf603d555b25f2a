/** Which places of a trip are stops of its route, and which of them stands for places close by. */
import { places } from '../catalogue/places';
import type { GazetteerPlace, Leg } from '../schema/legs';
import { straightLine, type PlanDay } from './legs';

/** A trip as far as its route goes. */
export interface Travelled {
  plan: readonly Pick<PlanDay, 'legs'>[];
  /** The towns and sights by which its notes tell the route: they go before others that are as near. */
  route?: readonly string[];
}

/** The most stops that a phone's map can name. */
export const mostStops = 12;
/** Places nearer to each other than this share of the whole way across are one stop. */
const nearest = 0.075;
/** A town goes before its airport, its station, its pier. */
const isTerminal = /\b(airport|station|junction|jetty|ghat|pier|harbour|gate|car park)\b/i;

/** @throws when the gazetteer does not have it */
export const placeOf = (id: string): GazetteerPlace => {
  const place = places[id];
  if (!place) throw new Error(`there is no place '${id}' in content/catalogue/places`);
  return place;
};

export const legsOf = ({ plan }: Travelled) => plan.flatMap(({ legs }) => legs);

/** The places in the order of the road. */
export const visitsOf = (legs: readonly Leg[]) =>
  legs.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]));

/** Kilometres from all other places that make a town that is only flown from or to a start, not a stop. */
const leastAway = 200;

/** Places that only flights reach, far from all others. */
export function awayFrom(legs: readonly Leg[]): ReadonlySet<string> {
  const near = [...new Set(legs.filter(({ by }) => by !== 'flight').flatMap(({ from, to }) => [from, to]))];
  const isFar = (id: string) => near.every((other) => straightLine(placeOf(id), placeOf(other)) > leastAway);
  return new Set(near.length === 0 ? [] : legs.flatMap(({ from, to }) => [from, to]).filter(isFar));
}

/** Kilometres from the southernmost to the northernmost or the westernmost to the easternmost place, whichever is more. */
function acrossOf(some: readonly GazetteerPlace[]): number {
  const [latitudes, longitudes] = [some.map(({ at }) => at[0]), some.map(({ at }) => at[1])];
  const [south, west] = [Math.min(...latitudes), Math.min(...longitudes)];
  const far = (at: GazetteerPlace['at']) => straightLine({ at: [south, west] }, { at });
  return Math.max(far([Math.max(...latitudes), west]), far([south, Math.max(...longitudes)]));
}

/** Whether the notes name a place when they tell the route: 'Eravikulam' for 'Eravikulam park gate'. */
const isNamed = ({ name, also = [] }: GazetteerPlace, { route = [] }: Travelled) =>
  route.some((text) => name.startsWith(text) || also.includes(text));

/** Places by weight: where one sleeps before a town, a town before its airport, and what several trips share before all of them. */
export function byWeight(
  trips: readonly Travelled[],
  nights: ReadonlyMap<string, number>,
  away: ReadonlySet<string>,
): string[] {
  const visits = trips.map((trip) => new Set(visitsOf(legsOf(trip))));
  const weight = (id: string) =>
    (away.has(id) ? 100 : 0) +
    (nights.has(id) ? 2 : 0) +
    (isTerminal.test(placeOf(id).name) ? 0 : 1) +
    (trips.some((trip) => isNamed(placeOf(id), trip)) ? 1.5 : 0) +
    visits.filter((ids) => ids.has(id)).length;
  return [...new Set(visits.flatMap((ids) => [...ids]))].sort((a, b) => weight(b) - weight(a));
}

/**
 * Each place by the stop that stands for it: itself, or the nearest of those that go before it. Where none is close, it is one to which
 * a trip leads that leads to the place too, so that no trip is told of where it never comes.
 * @param ids the weightiest first
 * @param visits the places of each trip
 */
export function hostsOf(
  ids: readonly string[],
  away: ReadonlySet<string>,
  visits: readonly (readonly string[])[],
): (id: string) => string {
  const apart = nearest * acrossOf(ids.filter((id) => !away.has(id)).map(placeOf));
  const far = (a: string, b: string) => straightLine(placeOf(a), placeOf(b));
  const stops: string[] = [];
  for (const id of ids) if (stops.length < mostStops && stops.every((other) => far(other, id) >= apart)) stops.push(id);
  const nearestOf = (some: readonly string[], id: string) =>
    some.reduce((best, stop) => (far(stop, id) < far(best, id) ? stop : best));
  return (id) => {
    const host = nearestOf(stops, id);
    if (far(host, id) < apart) return host;
    const own = new Set(visits.filter((trip) => trip.includes(id)).flat());
    const shared = stops.filter((stop) => own.has(stop));
    return shared.length > 0 ? nearestOf(shared, id) : host;
  };
}
