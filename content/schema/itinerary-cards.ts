/** What a downloadable itinerary must say. */
import * as z from 'zod';
import { days, id, list, monthRead, people, text } from './fields';
import { legSchema } from './legs';

/** One day of a printed itinerary. */
export const itineraryDaySchema = z.strictObject({
  title: text.max(70),
  /** Four times as long as a usual day's. */
  text: text.max(2_000),
  asOf: monthRead.optional(),
  meals: text.max(40),
  overnight: text.max(40),
  /** Where the day goes, in order; empty on a day without a journey. */
  legs: z.array(legSchema).default([]),
});

export const itineraryCardSchema = z.strictObject({
  id,
  destination: text.max(40),
  days,
  people,
  picture: id,
  highlights: list(4, 4),
  /** Printed in the PDF: one entry a day. */
  plan: z.array(itineraryDaySchema),
  inclusions: list(4, 8),
  exclusions: list(2, 6),
});
