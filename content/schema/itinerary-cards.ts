/** The schema of a downloadable itinerary. */
import * as z from 'zod';
import { days, id, list, monthReadOf, people, text } from './fields';
import { legSchema } from './legs';

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
  destination: text.max(40),
  days,
  people,
  picture: id,
  highlights: list(4, 4),
  /** One entry a day, printed in the PDF. */
  plan: z.array(itineraryDaySchema),
  inclusions: list(4, 8),
  exclusions: list(2, 6),
});
