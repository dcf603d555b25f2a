/** Reads from the lines of a trip which services it includes. `content/checks/check-trips.ts` refuses a trip whose words are not understood. */
import type { Trip } from '../schema/types';

/** The lines about flights: 'Return flights Delhi–Srinagar'. */
export const flightLines = ({ inclusions }: Pick<Trip, 'inclusions'>): readonly string[] =>
  inclusions.filter((line) => /\bflights?\b/i.test(line));

/** The lines about hotels: 'Two nights in a 3-star hotel', 'Last night in Srinagar', '3-star hotels'. */
export const hotelLines = ({ inclusions }: Pick<Trip, 'inclusions'>): readonly string[] =>
  inclusions.filter((line) => /^\S+ nights?\b|^\d-star hotels\b/i.test(line));

const mealIds = ['breakfast', 'lunch', 'dinner'] as const;

/** The meals of a day of the plan: lunch and dinner of 'Packed lunch and dinner'. */
export const mealsIn = ({ meals }: Pick<Trip['plan'][number], 'meals'>): readonly (typeof mealIds)[number][] =>
  mealIds.filter((meal) => meals.toLowerCase().includes(meal));
