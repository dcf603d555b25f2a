/**
 * What a party pays beside the twin-sharing fare of a record: the operator's rules, the only place with them. They are the usual ones of
 * the trade in India, not yet this operator's own: `npm run launch-check` names them until somebody has confirmed them.
 */
export interface FareRules {
  /** Added to the twin-sharing fare of an adult alone in a room, in percent of it. */
  singleSupplement: number;
  /** What the third adult in a room pays, in percent of the twin-sharing fare. */
  thirdAdult: number;
  /** What a child with an extra bed pays in the room of two adults, in percent of the twin-sharing fare. */
  childWithBed: number;
  /** What a child without a bed pays in the room of two adults, in percent of the twin-sharing fare. */
  childWithoutBed: number;
  /** Each person's fare that follows from a rule is rounded up to a multiple of this many rupees. */
  roundUpTo: number;
}

/** Rules that one trip has for itself; the others are the operator's. */
export type OwnFareRules = { readonly [Rule in keyof FareRules]?: number | undefined };

export const fareRules: FareRules = {
  singleSupplement: 40,
  thirdAdult: 85,
  childWithBed: 75,
  childWithoutBed: 50,
  roundUpTo: 10,
};

/** From this age a child pays as an adult. Part of the rules, printed under the table of fares. */
export const childAge = { from: 5, below: 12 } as const;
