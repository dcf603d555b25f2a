/** What a party pays beside the twin-sharing fare: the operator's rules (`content/operator/fares.json`), and what one trip has for itself. */
import * as z from 'zod';
import { smallRupees, text } from './fields';

const percent = z.number().int().min(0, 'must be 0 to 200 percent').max(200, 'must be 0 to 200 percent');

export const fareRulesSchema = z.strictObject({
  /** Added for an adult alone, in a room or in the car of a day tour, in percent of the twin-sharing fare. */
  singleSupplement: percent,
  /** What the third adult in a room pays, in percent of the twin-sharing fare. */
  thirdAdult: percent,
  /** What a child with an extra bed pays in the room of two adults, in percent of the twin-sharing fare. */
  childWithBed: percent,
  /** What a child without a bed pays in the room of two adults, and any child on a day tour, in percent of the twin-sharing fare. */
  childWithoutBed: percent,
  /** Each person's fare that follows from a rule is rounded up to a multiple of this many rupees. */
  roundUpTo: z.number().int().min(1).max(1_000),
});

export const ownFareRules = fareRulesSchema.partial();

/** Rupees that one person pays whole, in place of what the rules give. */
export const ownFaresSchema = z.strictObject({
  fareAlone: smallRupees.optional(),
  fareThirdAdult: smallRupees.optional(),
  fareChildWithBed: smallRupees.optional(),
  fareChildWithoutBed: smallRupees.optional(),
});

/** What a trip says of its fares beside its price and what that is for. */
export const ownFareFields = {
  /** What of a person's fare costs the same for everyone: flights, helicopters, seats in a jeep, permits. No percentage touches it. */
  sameForAll: z
    .array(z.strictObject({ what: text.max(60), rupees: smallRupees }))
    .max(4)
    .default([]),
  /** What this trip does otherwise than the operator's fare rules. */
  fareRules: ownFareRules.optional(),
  ownFares: ownFaresSchema.optional(),
  /** Of a trip for two: who else may come in their room. */
  alsoFor: z.array(z.enum(['thirdAdult', 'childWithBed', 'childWithoutBed'])).default([]),
};
