/** The gazetteer: every place that a day of a trip leads to, by its id. */
import { placeRecords } from '../../ids/places';

/** A place of the gazetteer. */
export interface GazetteerPlace {
  /** The name in day texts and on maps. */
  name: string;
  /** Latitude and longitude in degrees (WGS 84). */
  at: readonly [latitude: number, longitude: number];
  /** Metres above sea level, for the town or the sight itself. */
  altitude: number;
  /** The state of India or the country. */
  in: string;
  /** Other names in texts. */
  also?: readonly string[] | undefined;
  /** True for an island, a reef or a mooring. */
  sea?: boolean | undefined;
}

export const places: Readonly<Record<string, GazetteerPlace>> = Object.fromEntries(
  placeRecords.map(({ id, latitude, longitude, ...place }) => [id, { ...place, at: [latitude, longitude] as const }]),
);
