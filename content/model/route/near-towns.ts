/** The distances of a trip's places from a town. */
import { gateways, type GatewayId } from '../../ids/gateways';
import { places, type GazetteerPlace } from '../../catalogue/places';
import { orientation } from '../../catalogue/places/orientation';
import { straightLine } from './straight-line';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

type Place = Pick<GazetteerPlace, 'at'>;
type Planned = Pick<Trip, 'plan'>;

const placesOf = ({ plan }: Planned): Place[] => {
  const ids = new Set(plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])));
  return [...ids].flatMap((id) => places[id] ?? []);
};

/** The place of a town: its own in the gazetteer, that of a town for orientation, or the start of its first trip. */
export function placeOfTown(id: GatewayId): Place | undefined {
  const first = trips.find(({ gateway }) => gateway === id)?.plan[0]?.legs[0]?.from;
  return places[id] ?? orientation.find(({ name }) => name === gateways[id]) ?? places[first ?? ''];
}

/** The straight-line distance in kilometres that counts as near a town for all places of a trip: about five hours by road. */
export const nearest = 250;
/** The radius of a town in kilometres. Places inside it do not make a trip one near the town. */
const inTown = 15;

/**
 * The straight-line distance in kilometres from a town to the farthest place of a trip outside of it. If the whole trip is inside the town,
 * to its farthest place.
 */
function farthest(town: Place, trip: Planned): number {
  const far = placesOf(trip).map((place) => straightLine(town, place));
  const outside = far.filter((kilometres) => kilometres > inTown);
  return Math.round(Math.max(...(outside.length > 0 ? outside : far)));
}

/** The approximate kilometres of a degree of latitude, used to skip towns that are too far north or south. */
const degree = 111;

/** A cache of the towns near each trip with their distances, because the finder asks for each town. */
const nearTowns = new WeakMap<Planned, ReadonlyMap<GatewayId, number>>();

/** The distance in kilometres within which a trip is near a town; undefined if it is not. */
export function kilometresNear(id: GatewayId, trip: Planned): number | undefined {
  const known = nearTowns.get(trip);
  if (known) return known.get(id);
  const [first] = placesOf(trip);
  const near = new Map<GatewayId, number>();
  for (const [town, place] of placesOfTowns()) {
    if (!first || Math.abs(first.at[0] - place.at[0]) * degree > nearest) continue;
    const far = farthest(place, trip);
    if (far <= nearest) near.set(town, far);
  }
  nearTowns.set(trip, near);
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
