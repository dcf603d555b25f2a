import { line, rangeProblem } from '../schema/problems';
import type { ItineraryCard } from '../schema/types';

/** Checks the fields of an itinerary against each other. */
export const itineraryProblems = ({ id, days, people, plan }: ItineraryCard): string[] => [
  ...rangeProblem('itineraries', id, 'people', people),
  ...(plan.length === days ? [] : [line('itineraries', id, 'plan', `has ${plan.length} days, the trip ${days}`)]),
];
