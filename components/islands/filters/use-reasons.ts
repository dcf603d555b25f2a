'use client';

import { useCallback } from 'react';
import { chosenIn, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { textsOf } from '@/content/model/filter/parameters';
import type { QueryParser } from '@/content/ask/query-parser';
import type { Ranking } from '@/content/ask/ranking';
import { askedReason, reasonOf, type ReasonedTrip } from './reasons';

/**
 * Returns a function that writes the reason into a row of the list (`TripRow`) when it is shown; a hidden row keeps its old one. Until then the
 * style sheet reserves one line where a choice causes a reason, and two lines for the group 'suits'.
 * @param ranking the ranking of the trips for the ask, if there is one
 */
export function useReasons(
  groups: ChoiceGroups,
  chosen: Chosen,
  ranking?: Ranking,
  parser?: QueryParser,
): (row: Element, trip: ReasonedTrip & { readonly name: string }) => void {
  return useCallback(
    (row, trip) => {
      const { suits } = groups;
      const isLong = suits && textsOf(suits, chosenIn('suits', chosen)).length > 0;
      const text =
        ranking && parser ? askedReason(trip, groups, chosen, ranking, parser) : reasonOf(trip, groups, chosen);
      const old = row.querySelector('.trip-why');
      if (!text) old?.remove();
      else {
        const line = old ?? document.createElement('p');
        line.className = isLong ? 'trip-why two-lines' : 'trip-why';
        if (line.textContent !== text) line.textContent = text;
        if (!old) row.querySelector('article > div')?.append(line);
      }
    },
    [groups, chosen, ranking, parser],
  );
}
