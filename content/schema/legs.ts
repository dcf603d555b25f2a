/** What a leg of a day, a place of the gazetteer and the facts of access look like. */
import * as z from 'zod';
import { places } from '../catalogue/places';

/** How one gets from place to place: `car` is any road vehicle, `foot` any way walked or ridden, `cable` a cable car. */
export const transports = ['car', 'train', 'boat', 'flight', 'foot', 'cable'] as const;

/** A place of the gazetteer. */
export const gazetteerPlaceSchema = z.strictObject({
  /** As day texts and maps print it. */
  name: z.string().min(2).max(32),
  /** Latitude and longitude in degrees (WGS 84), three decimals are enough. */
  at: z.tuple([z.number().min(-12).max(40), z.number().min(50).max(125)]),
  /** Metres above the sea, of the town or the sight itself. */
  altitude: z.number().int().min(0).max(5_700),
  /** The state of India or the country. */
  in: z.string().min(3),
  /** Other names under which texts know it: the lake of a houseboat, the village of a camp. */
  also: z.array(z.string()).optional(),
  /** True for an island, a reef or a mooring. */
  sea: z.literal(true).optional(),
});

/** A place of the gazetteer, by its id. */
const place = z.enum(Object.keys(places));

/** One stretch of a day. */
export const legSchema = z.strictObject({
  from: place,
  to: place,
  km: z.number().positive().max(6_000).meta({ title: 'Kilometres', description: 'As the text of the day says it.' }),
  hours: z.number().positive().max(24).meta({ description: 'Without stops: 1.5 is an hour and a half.' }),
  by: z.enum(transports),
  /** Longer than 2.6 times the straight line, or slower or faster than its means usually is. */
  because: z.string().min(4).max(80).optional().meta({
    title: 'Why it is unusually long, slow or fast',
    description: 'Only where the check asks for it.',
  }),
});

/** What a body has to do on a trip, as numbers; altitudes of nights follow from the gazetteer. */
export const accessSchema = z.strictObject({
  walkingKm: z.number().min(0).max(40).meta({ title: 'Kilometres on foot on the day with the most' }),
  /** Both ways counted once. */
  steps: z.number().int().min(0).max(10_000).meta({ title: 'Steps climbed on the day with the most' }),
  /** On foot, by road or by cable car. */
  highestPoint: z.number().int().min(0).max(5_700).meta({ title: 'Highest point in metres' }),
  /** The notes advise them against it: a jolting jeep, boats boarded many times. */
  notForElders: z.boolean().meta({ title: 'Not for elders, whatever the numbers say' }),
});

export type GazetteerPlace = z.infer<typeof gazetteerPlaceSchema>;
export type Leg = z.infer<typeof legSchema>;
export type Access = z.infer<typeof accessSchema>;
