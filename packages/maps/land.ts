/** The land between the Persian Gulf and Bali: the 1:10 million data of Natural Earth, from the package world-atlas. */
import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import type { GazetteerPlace } from '../../content/catalogue/places';
import type { Frame } from './frame';
import { boxAround, clipRing, inBox, inRing, overlap } from './geometry';
import type { Box, Point } from './marks';

/** The region of all trips with the area that an inset shows around it, in degrees; `top` is the southern edge. */
const region: Box = { left: 40, top: -40, right: 140, bottom: 65 };

interface Ring {
  /** Longitude and latitude in degrees. */
  points: readonly Point[];
  box: Box;
}

function decode(): Ring[] {
  const file = readFileSync('node_modules/world-atlas/land-10m.json', 'utf8');
  const topology = JSON.parse(file) as Topology<{ land: GeometryCollection & { geometries: [MultiPolygon] } }>;
  const { coordinates } = feature(topology, topology.objects.land.geometries[0]).geometry;
  return coordinates.flat().flatMap((ring) => {
    const points = clipRing(ring as [number, number][], region);
    return points.length > 2 ? [{ points, box: boxAround(points) }] : [];
  });
}

let rings: Ring[] | undefined;
/** Every coast of the region; decoded once. */
const coasts = (): readonly Ring[] => (rings ??= decode());

/** The coasts inside a box of degrees, clipped at its edges and projected. */
export const coastsIn = (box: Box, place: Frame['place']): Point[][] =>
  coasts()
    .filter((ring) => overlap(ring.box, box))
    .map(({ points }) => clipRing(points, box))
    .filter(({ length }) => length > 2)
    .map((ring) => ring.map(([longitude, latitude]) => place([latitude, longitude])));

/** Returns whether the data has land at a place. For towns by the sea it may be wrong, because its coast is up to three kilometres off. */
export function isOnLand([latitude, longitude]: GazetteerPlace['at']): boolean {
  const point: Point = [longitude, latitude];
  return coasts().filter(({ points, box }) => inBox(box, point) && inRing(points, point)).length % 2 === 1;
}
