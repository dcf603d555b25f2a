'use client';

import { useMemo } from 'react';
import { firstRows } from '@/components/ui/list-layout';
import type { Ask } from '@/content/ask/parts';
import type { QueryParser } from '@/content/ask/query-parser';
import { countChoices, isShown, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { finderOrder, type FinderSortable } from '@/content/model/filter/sort-orders';
import { rankTrips, type AskedTrip } from '@/content/ask/ranking';

type FoundTrip = FinderSortable & AskedTrip;

interface Wanted<Trip> {
  groups: ChoiceGroups;
  /** The trips in the default order of the page. */
  trips: readonly Trip[];
  /** Sorts trips without a total behind the others. */
  last: (one: Trip, other: Trip) => number;
  chosen: Chosen;
  sort: keyof typeof finderOrder;
  ask: Ask | undefined;
  parser: QueryParser | undefined;
  /** False until the script decides: sorting, hiding and counting would lengthen the hydration task. */
  isByScript: boolean;
  /** Whether the rows behind the first ones are shown. */
  isWhole: boolean;
}

/** The trips that an ask and the choices find: their order, which are shown, which rows are unfolded, and the count beside each choice. */
export function useFound<Trip extends FoundTrip>({
  groups,
  trips,
  last,
  chosen,
  sort,
  ask,
  parser,
  isByScript,
  isWhole,
}: Wanted<Trip>) {
  const ranking = useMemo(
    () => (isByScript ? rankTrips(trips, groups, chosen, ask, parser) : undefined),
    [isByScript, trips, groups, chosen, ask, parser],
  );
  // Hidden items keep their places, so that a choice or a typed letter moves nothing.
  const items = useMemo(() => {
    if (!ranking) return trips;
    const place = new Map(ranking.ids.map((id, index) => [id, index]));
    const byRank = ask
      ? [...trips].sort((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity) || 0)
      : [...trips];
    return byRank.sort(finderOrder[sort]).sort(last);
  }, [ranking, ask, trips, sort, last]);
  const shown = useMemo(
    () =>
      new Set(
        ask && ranking
          ? ranking.ids
          : trips.filter((trip) => !isByScript || isShown(trip, groups, chosen)).map(({ id }) => id),
      ),
    [ask, ranking, isByScript, trips, groups, chosen],
  );
  const unfolded = useMemo(() => {
    const all = items.filter(({ id }) => shown.has(id));
    return new Set((isWhole ? all : all.slice(0, firstRows)).map(({ id }) => id));
  }, [isWhole, items, shown]);
  const found = useMemo(() => (ranking ? trips.filter(({ id }) => ranking.found.has(id)) : []), [ranking, trips]);
  const counts = useMemo(() => countChoices(found, groups, chosen), [found, groups, chosen]);
  return { ranking, items, shown, unfolded, counts };
}
