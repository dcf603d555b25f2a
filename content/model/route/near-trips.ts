/** The trips that the page of a trip links to. */
import { places } from '../../catalogue/places';
import { nightsOf } from './access';
import { straightLine } from './straight-line';
import { kindOf, trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

/** The number of neighbours of a trip. */
export const mostNear = 4;

/** The location of a trip for distances to others: the middle of its nights, or of its day. */
function middleOf({ plan }: Trip): [latitude: number, longitude: number] {
  const nights = nightsOf({ plan });
  const stops = nights.length > 0 ? nights : plan.flatMap(({ legs }) => legs.flatMap(({ to }) => places[to] ?? []));
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return [mean(stops.map(({ at }) => at[0])), mean(stops.map(({ at }) => at[1]))];
}

/** The kilometres added to the distance of a trip from another list. */
const otherKind = 100;

/** The trips on the same side of the border, the nearest first. Trips of the same list come before others at a similar distance. */
function byDistance(trip: Trip, all: readonly Trip[]): Trip[] {
  const here = middleOf(trip);
  return all
    .filter((other) => other.id !== trip.id && other.abroad === trip.abroad)
    .map((other) => ({
      other,
      far: straightLine({ at: here }, { at: middleOf(other) }) + (kindOf(other) === kindOf(trip) ? 0 : otherKind),
    }))
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => other);
}

/**
 * The nearest trips of each trip, by its id. A trip that is no other trip's neighbour takes a place beside its nearest one, so that every
 * trip is linked.
 */
export function nearTrips(all: readonly Trip[]): ReadonlyMap<string, readonly Trip[]> {
  const near = new Map(all.map((trip) => [trip.id, byDistance(trip, all).slice(0, mostNear)]));
  const timesShown = ({ id }: Trip) => [...near.values()].flat().filter((other) => other.id === id).length;
  for (const trip of all.filter((candidate) => timesShown(candidate) === 0)) {
    const [host] = near.get(trip.id) ?? [];
    const beside = near.get(host?.id ?? '') ?? [];
    const spare = beside.findLastIndex((other) => timesShown(other) > 1);
    if (spare >= 0) beside[spare] = trip;
  }
  return near;
}

const nearOf = nearTrips(trips);

/** The neighbours of a trip, which are never itself and never across the border. */
export const tripsNear = ({ id }: Trip): readonly Trip[] => nearOf.get(id) ?? [];

/** Other trips that start in the same town. */
export function tripsFromGateway(trip: Trip, without: readonly Trip[], most: number): Trip[] {
  return trips
    .filter((other) => other.gateway === trip.gateway && other.id !== trip.id && !without.includes(other))
    .slice(0, most);
}
