/** The schema of the calendar of festivals, `content/records/calendar/festivals.json`. */
import * as z from 'zod';
import { destinationIds } from '../ids/destinations';
import { stateIds } from '../ids/states';
import { day, id, text } from './fields';

const daysSchema = z.strictObject({
  name: text.max(40).optional().meta({
    title: 'Name of these days',
    description: 'Only if they have one of their own, such as: Mauni Amavasya.',
  }),
  /** 'to a day' is for sightings of the moon and almanacs that differ; 'about' is for days that vary from year to year. */
  sure: z.enum(['certain', 'to a day', 'about']).meta({ title: 'How sure the days are' }),
  source: text
    .max(140)
    .optional()
    .meta({ title: 'Who named these days', description: 'Empty: sun, moon or custom give them.' }),
  on: z
    .array(
      z.strictObject({
        first: day.meta({ title: 'First day' }),
        last: day.optional().meta({ title: 'Last day', description: 'Empty: it is a single day.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Dates', one: 'date', summary: '{{first}}' }),
});

const festivalSchema = z.strictObject({
  id: id.meta({
    title: 'Short name',
    description: 'Lower-case words joined by hyphens. Trips name it so, and it stays as it is.',
  }),
  name: text.max(60).meta({ title: 'Name' }),
  alsoCalled: z.array(text.max(40)).optional().meta({
    title: 'Other names in texts of trips',
    one: 'name',
  }),
  /** Where travellers notice it. A festival without states, towns and destinations is noticed all over India. */
  states: z.array(z.enum(stateIds)).optional().meta({
    title: 'States in which travellers notice it',
    description: 'States, towns and countries empty: all over India.',
    one: 'state',
  }),
  towns: z.array(text.max(40)).optional().meta({
    title: 'Towns in which travellers notice it',
    description: 'As nights and routes of trips spell them.',
    one: 'town',
  }),
  abroad: z.array(z.enum(destinationIds)).optional().meta({
    title: 'Countries in which travellers notice it',
    one: 'country',
  }),
  meets: text.max(60).optional().meta({
    title: 'What a group meets then',
    description: 'A few words for the row of its departure, such as: expect to get wet.',
  }),
  around: z.number().int().min(1).max(7).optional().meta({
    title: 'Days before and after that are just as full',
  }),
  once: z.literal(true).optional().meta({ title: 'It does not come again within ten years' }),
  days: z.array(daysSchema).min(1).meta({ title: 'Days', one: 'group of days' }),
});

export const festivalsSchema = z.strictObject({
  festivals: z.array(festivalSchema).min(1).meta({ title: 'Festivals', one: 'festival', summary: '{{name}}' }),
});

export type Festival = z.infer<typeof festivalSchema>;
