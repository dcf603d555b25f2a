/** The schemas of legs and of the numbers of access. */
import * as z from 'zod';
import { placeIds } from '../ids/places';
import { text } from './fields';

/** The transport between two places: `car` is any road vehicle, `foot` any way walked or ridden, `cable` a cable car. */
export const transports = ['car', 'train', 'boat', 'flight', 'foot', 'cable'] as const;

/** The id of a place in the gazetteer. */
const place = z.enum(placeIds);

/** One stretch of a day. */
export const legSchema = z.strictObject({
  from: place,
  to: place,
  km: z.number().positive().max(6_000).meta({ title: 'Kilometres', description: 'As the text of the day says it.' }),
  hours: z.number().positive().max(24).meta({ description: 'Without stops: 1.5 is an hour and a half.' }),
  by: z.enum(transports),
  /** Needed if it is longer than 2.6 times the straight line, or slower or faster than usual for its transport. */
  because: text.min(4).max(80).optional().meta({
    title: 'Why it is unusually long, slow or fast',
    description: 'Only where the check asks for it.',
  }),
});

/** The physical demands of a trip as numbers; the altitudes of nights follow from the gazetteer. */
export const accessSchema = z.strictObject({
  walkingKm: z.number().min(0).max(40).meta({ title: 'Kilometres on foot on the day with the most' }),
  /** A climb there and back counts once. */
  steps: z.number().int().min(0).max(10_000).meta({ title: 'Steps climbed on the day with the most' }),
  /** Reached on foot, by road or by cable car. */
  highestPoint: z.number().int().min(0).max(5_700).meta({ title: 'Highest point in metres' }),
  /** True if the notes advise against it: a jolting jeep, boats boarded many times. */
  notForElders: z.boolean().meta({ title: 'Not for elders, whatever the numbers say' }),
});

export type Leg = z.infer<typeof legSchema>;
export type Access = z.infer<typeof accessSchema>;
