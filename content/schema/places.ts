/** The schema of the gazetteer's files, `content/records/places/<part>.json`. */
import * as z from 'zod';
import { id, text } from './fields';

const placeSchema = z.strictObject({
  id: id.meta({
    title: 'Short name',
    description: 'Lower-case words joined by hyphens. Trips name it so, and it stays as it is.',
  }),
  name: text.min(2).max(32).meta({ title: 'Name', description: 'As days of trips and maps print it.' }),
  /** Degrees (WGS 84); three decimals are enough. */
  latitude: z.number().min(-12).max(40).meta({ title: 'Latitude in degrees' }),
  longitude: z.number().min(50).max(125).meta({ title: 'Longitude in degrees' }),
  altitude: z.number().int().min(0).max(5_700).meta({
    title: 'Metres above sea level',
    description: 'Of the town or the sight itself.',
  }),
  in: text.min(3).max(40).meta({ title: 'State of India, or country' }),
  also: z.array(text.min(2)).optional().meta({
    title: 'Other names in texts',
    description: 'The lake of a houseboat, say, or the village of a camp.',
    one: 'name',
  }),
  sea: z.literal(true).optional().meta({ title: 'An island, a reef or a mooring' }),
});

/** The places of one part of the country. */
export const placesSchema = z.strictObject({
  places: z.array(placeSchema).min(1).meta({ title: 'Places', one: 'place', summary: '{{name}}, {{in}}' }),
});
