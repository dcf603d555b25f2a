'use client';

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { finder } from '@/content/pages/trips';
import { readState } from './parameters';
import { currentQuery } from './query-store';
import { useAddressState } from './use-address-state';

/** The name of the checkboxes, and of their parameter in the address. */
export const keepName = 'keep';

/** Where the list stands on the page. */
export const listId = 'your-list';

/** The trips that a visitor keeps: they stand in the address, so that it can be sent. */
export function useKeptTrips<Trip extends { readonly id: string; readonly name: string }>(trips: readonly Trip[]) {
  const parameters = useMemo(() => {
    const choices = trips.map(({ id, name }) => ({ id, label: name }));
    return { [keepName]: { kind: 'several', legend: finder.keep, choices } } as const;
  }, [trips]);
  const [{ keep: ids }, change] = useAddressState(parameters);
  const kept = useMemo(() => trips.filter(({ id }) => ids.includes(id)), [trips, ids]);

  // The list grows above the trip just kept. Where the browser does not hold the page still (Safari), we do.
  const held = useRef<{ control: HTMLElement; top: number }>(null);
  useLayoutEffect(() => {
    const last = held.current;
    held.current = null;
    if (!last || 'overflowAnchor' in document.documentElement.style) return;
    const moved = last.control.getBoundingClientRect().top - last.top;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [kept]);

  const keep = useCallback(
    (id: string, isKept: boolean, control?: HTMLElement) => {
      if (control) held.current = { control, top: control.getBoundingClientRect().top };
      const others = readState(parameters, currentQuery()).keep.filter((other) => other !== id);
      change({ keep: isKept ? [...others, id] : others });
    },
    [parameters, change],
  );
  return { kept, keep };
}
