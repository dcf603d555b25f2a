/** The fare rules that one trip may have for itself, beside the operator's (`content/catalogue/fare-rules.ts`). */
import * as z from 'zod';

const percent = z.number().int().min(0, 'must be 0 to 200 percent').max(200, 'must be 0 to 200 percent');

export const ownFareRules = z
  .strictObject({
    singleSupplement: percent,
    thirdAdult: percent,
    childWithBed: percent,
    childWithoutBed: percent,
    roundUpTo: z.number().int().min(1).max(1_000),
  })
  .partial();
