'use client';

import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from '@/components/islands/query-store';
import { isInRange, isRange, rangeOf } from '@/content/format/range';
import { chosenQuery } from '../party/chosen-query';
import { todayInIndia } from '../party/today-in-india';
import { useQuotes } from '../party/use-quotes';
import type { ChoiceGroups, FilterItem } from '@/content/model/filter/groups';

const noGroups: ChoiceGroups = {};
const asBefore = () => 0;

/**
 * The trips of a list with the chosen party's total for each traveller, taxes included, in place of the price for one person: the list sorts and
 * limits by it. A trip without a total keeps its own price, so that the list can say why; `last` sorts it behind the others.
 * @param groups the groups of choices, if one of them is the price
 */
export function usePartyPrices<Item extends FilterItem & { readonly price: number }>(
  trips: readonly Item[],
  groups: ChoiceGroups = noGroups,
) {
  // One render late, so that the rows show their new totals before the list is sorted.
  const query = useDeferredValue(useSyncExternalStore(subscribe, chosenQuery, () => ''));
  const { quotes, isFailed } = useQuotes(query !== '');
  return useMemo(() => {
    const today = todayInIndia();
    const choice = query ? quotes?.readChoice(query, today).choice : undefined;
    if (!choice || !quotes)
      return { trips, last: asBefore, choice, quotes, isLoading: query !== '' && !quotes && !isFailed };
    const each = new Map(trips.map(({ id }) => [id, quotes.each(id, choice, today)]));
    const { price: group } = groups;
    const priced = trips.map((trip) => {
      const price = each.get(trip.id);
      if (price === undefined) return trip;
      const within = (group?.choices ?? []).flatMap(({ id }) =>
        !isRange(id) || isInRange(rangeOf(id), price) ? id : [],
      );
      return { ...trip, price, in: group ? { ...trip.in, price: within } : trip.in };
    });
    const isWithout = ({ id }: FilterItem) => Number(each.get(id) === undefined);
    const last = (one: FilterItem, other: FilterItem) => isWithout(one) - isWithout(other);
    return { trips: priced, last: choice.agesUnknown ? asBefore : last, choice, quotes, isLoading: false };
  }, [trips, groups, query, quotes, isFailed]);
}
