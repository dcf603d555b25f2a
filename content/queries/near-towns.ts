/** How far the places of a trip are from a town. */
import { gateways, type GatewayId } from '../catalogue/gateways';
import { places } from '../catalogue/places';
import { orientation } from '../catalogue/places/orientation';
import type { GazetteerPlace } from '../schema/legs';
import { straightLine } from './legs';
import { trips, type Trip } from './trips';

type Place = Pick<GazetteerPlace, 'at'>;
type Planned = Pick<Trip, 'notes'>;

const placesOf = ({ notes }: Planned): Place[] => {
  const ids = new Set(notes.plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])));
  return [...ids].flatMap((id) => places[id] ?? []);
};

/** Where a town is: its own place, that of a town which maps print, or where its first trip sets out. */
export function placeOfTown(id: GatewayId): Place | undefined {
  const first = trips.find(({ notes }) => notes.gateway === id)?.notes.plan[0]?.legs[0]?.from;
  return places[id] ?? orientation.find(({ name }) => name === gateways[id]) ?? places[first ?? ''];
}

/** Kilometres in a straight line within which all places of a trip are near a town: about five hours by road. */
export const nearest = 250;
/** A place within the town itself is not what makes a trip one near the town. */
const inTown = 15;

/**
 * Kilometres in a straight line from a place to the farthest place of a trip outside of the town there. A trip within the town alone has
 * those to its farthest place.
 */
function farthest(town: Place, trip: Planned): number {
  const far = placesOf(trip).map((place) => straightLine(town, place));
  const outside = far.filter((kilometres) => kilometres > inTown);
  return Math.round(Math.max(...(outside.length > 0 ? outside : far)));
}

/** Rough kilometres of a degree of latitude: what is farther north or south than `nearest` need not be computed. */
const degree = 111;

/** The towns near which a trip is, with those kilometres. Computed once for a trip: the finder asks for each of its towns. */
const nearTowns = new WeakMap<Trip['notes'], ReadonlyMap<GatewayId, number>>();

/** Kilometres within which a trip is near a town; undefined where it is not. */
export function kilometresNear(id: GatewayId, trip: Planned): number | undefined {
  const known = nearTowns.get(trip.notes);
  if (known) return known.get(id);
  const [first] = placesOf(trip);
  const near = new Map<GatewayId, number>();
  for (const [town, place] of placesOfTowns()) {
    if (!first || Math.abs(first.at[0] - place.at[0]) * degree > nearest) continue;
    const far = farthest(place, trip);
    if (far <= nearest) near.set(town, far);
  }
  nearTowns.set(trip.notes, near);
  return near.get(id);
}

let ofTowns: ReadonlyMap<GatewayId, Place> | undefined;

function placesOfTowns(): ReadonlyMap<GatewayId, Place> {
  ofTowns ??= new Map(
    (Object.keys(gateways) as GatewayId[]).flatMap((id) => {
      const place = placeOfTown(id);
      return place ? [[id, place] as const] : [];
    }),
  );
  return ofTowns;
}
