/** The trips to compare when an ask names several places. */
import type { Ask, Part } from '@/content/ask/read-ask';
import type { QueryParser } from '@/content/ask/query-parser';
import { chosenIn, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { rankTrips, type AskedTrip } from '@/content/ask/ranking';

const placesOf = ({ choices }: Part): readonly string[] => choices?.['where'] ?? [];

/** Ids of the best trip for each of the places to compare, without the others. */
export function bestOfEach(
  trips: readonly AskedTrip[],
  groups: ChoiceGroups,
  chosen: Chosen,
  ask: Ask,
  parser: QueryParser,
): string[] {
  const best = ask.compared.flatMap((place) => {
    const others = ask.compared.filter((other) => other !== place);
    const where = chosenIn('where', chosen).filter((id) => !others.flatMap(placesOf).includes(id));
    const parts = ask.parts.filter((part) => !others.includes(part));
    return rankTrips(trips, groups, { ...chosen, where }, { ...ask, parts }, parser).ids.slice(0, 1);
  });
  return [...new Set(best)];
}
