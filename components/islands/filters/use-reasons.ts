'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { chosenIn, type ChoiceGroups, type Chosen } from './groups';
import { inSlices } from './in-slices';
import { textsOf } from './parameters';
import type { QueryParser } from '@/content/ask/query-parser';
import type { Ranking } from './ranking';
import { askedReason, reasonOf, type ReasonedTrip } from './reasons';

/**
 * Writes the reason into each row of the list (`TripRow`). Until then the style sheet reserves one line where a choice causes a reason, and
 * two lines for the group 'suits'.
 * @param items all trips, in the order of the list
 * @param shown the ids of the visible rows; undefined while the style rules decide
 * @param ranking the ranking of the trips for the ask, if there is one
 */
export function useReasons(
  root: RefObject<Element | null>,
  items: readonly (ReasonedTrip & { readonly name: string })[],
  groups: ChoiceGroups,
  chosen: Chosen,
  shown: ReadonlySet<string> | undefined,
  ranking?: Ranking,
  parser?: QueryParser,
): void {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const { suits } = groups;
    const isLong = suits && textsOf(suits, chosenIn('suits', chosen)).length > 0;
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-list] > [data-id]') ?? [];
    const byId = new Map([...rows].map((row) => [row.dataset['id'], row]));
    // A hidden row keeps its old reason until it is shown again.
    return inSlices(
      items.filter(({ id }) => shown.has(id)),
      (trip) => {
        const row = byId.get(trip.id);
        const text =
          ranking && parser ? askedReason(trip, groups, chosen, ranking, parser) : reasonOf(trip, groups, chosen);
        const old = row?.querySelector('.trip-why');
        if (!text) old?.remove();
        else {
          const line = old ?? document.createElement('p');
          line.className = isLong ? 'trip-why two-lines' : 'trip-why';
          if (line.textContent !== text) line.textContent = text;
          if (!old) row?.querySelector('article > div')?.append(line);
        }
      },
    );
  }, [root, items, groups, chosen, shown, ranking, parser]);
}
