/** The schema of a downloadable itinerary, `content/records/itineraries/<id>.json`. */
import * as z from 'zod';
import { days, id, list, monthReadOf, people, pictureId, text, title } from './fields';
import { legSchema } from './legs';

/** Trips and itineraries with the same place in their list are sorted by id. */
export const order = z
  .number()
  .int()
  .min(1)
  .max(9_999)
  .meta({ title: 'Place in its list', description: 'The lowest number stands first.' });

/** One day of a printed itinerary. */
export const itineraryDaySchema = z.strictObject({
  title: text.max(70).meta({ title: 'Title of the day', description: 'Such as: Munnar to Thekkady, 105 km' }),
  /** The limit is four times the length of a usual day. */
  text: text.max(2_000).meta({ title: 'What happens' }),
  asOf: monthReadOf('of this day'),
  meals: text.max(40),
  overnight: text.max(40).meta({ title: 'Where the night is spent' }),
  /** The legs of the day in order; empty on a day without a journey. */
  legs: z
    .array(legSchema)
    .default([])
    .meta({ title: 'Ways', one: 'way', summary: '{{from}} → {{to}}, {{km}} km, {{by}}' }),
});

export const itineraryCardSchema = z.strictObject({
  id,
  order,
  destination: title.max(40).meta({ title: 'Name of the itinerary', inContract: true }),
  days: days.meta({
    title: 'Number of days',
    description: 'As many as there are days below.',
    inContract: true,
  }),
  people: people
    .extend({
      from: people.shape.from.meta({ title: 'From how many people' }),
      to: people.shape.to.meta({ title: 'Up to how many people' }),
    })
    .meta({ title: 'For how many people', summary: '{{from}} to {{to}} people', inContract: true }),
  picture: pictureId,
  highlights: list(4, 4).meta({ title: 'Highlights on its card', one: 'highlight' }),
  /** One entry a day, printed in the PDF. */
  plan: z.array(itineraryDaySchema).min(1).meta({
    title: 'Days',
    description: 'Printed in the PDF, to be read on the road.',
    one: 'day',
    summary: '{{title}}',
  }),
  inclusions: list(4, 8).meta({ title: 'Included in the price', one: 'line' }),
  exclusions: list(2, 6).meta({ title: 'Not included', one: 'line' }),
});
