/** What a party pays beside the twin-sharing fare: the operator's rules (`content/operator/fares.json`), and those that one trip has for itself. */
import * as z from 'zod';

const percent = z.number().int().min(0, 'must be 0 to 200 percent').max(200, 'must be 0 to 200 percent');

export const fareRulesSchema = z.strictObject({
  /** Added to the twin-sharing fare of an adult alone in a room, in percent of it. */
  singleSupplement: percent,
  /** What the third adult in a room pays, in percent of the twin-sharing fare. */
  thirdAdult: percent,
  /** What a child with an extra bed pays in the room of two adults, in percent of the twin-sharing fare. */
  childWithBed: percent,
  /** What a child without a bed pays in the room of two adults, in percent of the twin-sharing fare. */
  childWithoutBed: percent,
  /** Each person's fare that follows from a rule is rounded up to a multiple of this many rupees. */
  roundUpTo: z.number().int().min(1).max(1_000),
});

export const ownFareRules = fareRulesSchema.partial();
