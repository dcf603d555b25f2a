'use client';

import { useMemo, useState } from 'react';
import { currentQuery } from '@/components/islands/query-store';
import { chosenIn, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { partOf, type OneParameter, type ParameterSet, type TextParameter } from '@/content/model/filter/parameters';
import type { finderOrder } from '@/content/model/filter/sort-orders';
import { useAddressState } from './use-address-state';
import { useShownState } from './use-shown-state';

type Order = keyof typeof finderOrder;

/** The parameters of the finder beside its groups of choices. */
export interface FinderQuery {
  readonly search: TextParameter;
  readonly sort: OneParameter<Order>;
  readonly rows: TextParameter;
}

/** The order in a state of the finder. The cast is safe: the URL is validated against the choices. */
export const orderIn = (state: Chosen) => chosenIn('sort', state)[0] as Order;

/**
 * The state of the finder, which is in the address.
 * @returns `state` for the controls, and `chosen` for the list, which may be one render behind; `isByScript` once the script decides what the
 * list shows; `isWhole` if the rows behind the first ones are shown
 */
export function useFinderState(groups: ChoiceGroups, query: FinderQuery) {
  const parameters = useMemo((): ParameterSet => ({ ...groups, ...query }), [groups, query]);
  const [state, change] = useAddressState(parameters);
  // The style rules showed every match of the choices in the URL (`foldedRows`). The list must not fold under a visitor who has scrolled.
  const [isOpenedWhole] = useState(() => typeof window !== 'undefined' && partOf(groups, currentQuery()) !== '');
  const shown = useShownState(state);
  const chosen: Chosen = shown ?? state;
  const isWhole = isOpenedWhole || chosen['rows'] === 'all';
  return { parameters, state, change, chosen, isByScript: shown !== undefined, isWhole };
}
