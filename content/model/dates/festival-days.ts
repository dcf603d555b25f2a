/** Festivals on the days of a trip. */
import { festivalOf } from '../../catalogue/festivals';
import type { StateId } from '../../ids/states';
import type { DestinationId } from '../../ids/destinations';
import { places } from '../../catalogue/places';
import { festivalDates } from '../../format/festival-dates';
import { daysAfter, type Day } from './departures';
import { datedFestivals, type DatedFestival } from './festivals';
import type { Trip } from '../../schema/types';

interface Stay {
  plan: Trip['plan'];
  state: StateId | null;
  destinations: readonly DestinationId[];
}

/** The towns where a day of a plan begins, passes and ends. */
const townsOn = (plan: Stay['plan'], at: number) =>
  new Set([
    ...plan.slice(Math.max(0, at - 1), at + 1).map(({ overnight }) => overnight),
    ...(plan[at]?.legs ?? []).flatMap(({ from, to }) => [places[from]?.name, places[to]?.name]),
  ]);

/**
 * Returns the day of a plan, counted from 0, on which a trip with a given departure is at a festival; undefined if it is not. A festival
 * without towns is met anywhere.
 * @param around a number of days before and after the festival that count too
 */
export function dayAtFestival(
  { plan }: Pick<Stay, 'plan'>,
  leaves: Day,
  { id, first, last }: Pick<DatedFestival, 'id' | 'first' | 'last'>,
  around = 0,
): number | undefined {
  const { towns } = festivalOf(id);
  const [from, to] = [daysAfter(first, -around), daysAfter(last, around)];
  // Most festivals are before or after the trip, and a build compares thousands of departures with each.
  if (leaves > to || daysAfter(leaves, plan.length) <= from) return undefined;
  const found = plan.findIndex((_, at) => {
    const day = daysAfter(leaves, at);
    return from <= day && day <= to && (!towns || towns.some((town) => townsOn(plan, at).has(town)));
  });
  return found < 0 ? undefined : found;
}

/** Returns whether the places of a trip celebrate a festival. A nationwide one counts only if it has an effect on travellers. */
function isKept({ state, destinations }: Stay, id: DatedFestival['id']): boolean {
  const { towns, states, abroad, meets } = festivalOf(id);
  if (states && state) return states.includes(state);
  if (abroad) return abroad.some((one) => destinations.includes(one));
  return towns !== undefined || (meets !== undefined && state !== null);
}

/** The festivals on the row of a departure: 'Songkran, 13 to 15 April 2027: expect to get wet'. */
export const festivalsMet = (stay: Stay, leaves: Day): string[] =>
  datedFestivals
    .filter((dated) => isKept(stay, dated.id) && dayAtFestival(stay, leaves, dated) !== undefined)
    .map((dated) => {
      const { meets } = festivalOf(dated.id);
      return `${dated.name}, ${festivalDates([dated])}${meets ? `: ${meets}` : ''}`;
    });
