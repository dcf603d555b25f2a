/** The gazetteer: every place that a day of a trip leads to, by its id. */
import { placesSchema } from '../../schema/places';
import { allRecords, idsIn, readRecord } from '../read-data';

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

const records = allRecords(idsIn('places').map((part) => readRecord('places', part, placesSchema)));

export const places: Readonly<Record<string, GazetteerPlace>> = Object.fromEntries(
  records
    .flatMap((record) => record.places)
    .map(({ id, latitude, longitude, ...place }) => [id, { ...place, at: [latitude, longitude] as const }]),
);
