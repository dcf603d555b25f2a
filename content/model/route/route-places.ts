/** Selects the stops of a route among the places of its trips, and assigns nearby places to them. */
import { places, type GazetteerPlace } from '../../catalogue/places';
import type { Leg } from '../../schema/legs';
import { straightLine } from './straight-line';

/** The fields of a trip that its route depends on. */
export interface Travelled {
  plan: readonly { legs: readonly Leg[]; overnight?: string }[];
  /** The towns and sights on the route in its notes, which are preferred to other places at a similar distance. */
  route?: readonly string[];
}

/** The most stops that a phone's map can name. */
export const mostStops = 12;
/** Places nearer to each other than this share of the whole extent are one stop. */
const nearest = 0.075;
/** Matches terminals. A town is preferred to its airport, station or pier. */
const isTerminal = /\b(airport|station|junction|jetty|ghat|pier|harbour|gate|car park)\b/i;

/** @throws if the gazetteer does not have it */
export const placeOf = (id: string): GazetteerPlace => {
  const place = places[id];
  if (!place) throw new Error(`there is no place '${id}' in content/records/places`);
  return place;
};

export const legsOf = ({ plan }: Travelled) => plan.flatMap(({ legs }) => legs);

/** The places in the order of the route. */
export const visitsOf = (legs: readonly Leg[]) =>
  legs.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]));

/** The distance in kilometres from all other places at which a town reached only by air is a start, not a stop. */
const leastAway = 200;

/** Places that only flights reach, far from all others. */
export function awayFrom(legs: readonly Leg[]): ReadonlySet<string> {
  const near = [...new Set(legs.filter(({ by }) => by !== 'flight').flatMap(({ from, to }) => [from, to]))];
  const isFar = (id: string) => near.every((other) => straightLine(placeOf(id), placeOf(other)) > leastAway);
  return new Set(near.length === 0 ? [] : legs.flatMap(({ from, to }) => [from, to]).filter(isFar));
}

/** The extent of some places in kilometres: north to south or west to east, whichever is more. */
function acrossOf(some: readonly GazetteerPlace[]): number {
  const [latitudes, longitudes] = [some.map(({ at }) => at[0]), some.map(({ at }) => at[1])];
  const [south, west] = [Math.min(...latitudes), Math.min(...longitudes)];
  const far = (at: GazetteerPlace['at']) => straightLine({ at: [south, west] }, { at });
  return Math.max(far([Math.max(...latitudes), west]), far([south, Math.max(...longitudes)]));
}

/** Returns whether the route in the notes names a place: 'Eravikulam' for 'Eravikulam park gate'. */
const isNamed = ({ name, also = [] }: GazetteerPlace, { route = [] }: Travelled) =>
  route.some((text) => name.startsWith(text) || also.includes(text));

/**
 * The name by which trips call a place: that of a night there, or else that of the route in the notes. One trip may call it 'Thekkady',
 * another one 'Kumily'.
 */
export function nameIn(trips: readonly Travelled[], { name, also = [] }: GazetteerPlace): string {
  const nights = trips.flatMap(({ plan }) => plan.flatMap(({ overnight }) => overnight ?? []));
  const routes = trips.flatMap(({ route = [] }) => route);
  const names = [name, ...also];
  return (
    names.find((one) => nights.some((text) => text.includes(one))) ?? names.find((one) => routes.includes(one)) ?? name
  );
}

/**
 * Places by weight: a place with a night before a town, a town before its airport, and a place that several trips share before all of them.
 */
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
 * Returns the function that maps a place to its stop: itself, or the nearest one. If none is close, it prefers stops of trips that visit
 * the place too, so that no trip is assigned a stop that it never visits.
 * @param ids the places by weight, the greatest first
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
