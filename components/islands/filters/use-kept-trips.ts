'use client';

import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { finder } from '@/content/pages/trips';
import { currentQuery, subscribe, writeQuery } from './query-store';
import { useAddressState } from './use-address-state';

/** The name of the checkboxes, and of their parameter in the address. */
export const keepName = 'keep';

/** Where the list stands on the page. */
export const listId = 'your-list';

/**
 * The trips that a visitor keeps: they stand in the address, so that it can be sent. Told one render after the checkboxes,
 * so that these answer a tap before the list is made.
 */
export function useKeptTrips<Trip extends { readonly id: string; readonly name: string }>(trips: readonly Trip[]) {
  const parameters = useMemo(() => {
    const choices = trips.map(({ id, name }) => ({ id, label: name }));
    return { [keepName]: { kind: 'several', legend: finder.keep, choices } } as const;
  }, [trips]);
  const [{ keep }] = useAddressState(parameters);
  const ids = useDeferredValue(keep);
  return useMemo(() => trips.filter(({ id }) => ids.includes(id)), [trips, ids]);
}

/** What the query string read last keeps: every box asks for it. */
let read = { query: '', ids: new Set<string>() };

function keptIn(query: string): ReadonlySet<string> {
  if (query !== read.query) read = { query, ids: new Set(new URLSearchParams(query).getAll(keepName)) };
  return read.ids;
}

const boxes = new Set<() => void>();
let stopListening = () => {};

/** Calls a box back when what is kept has changed: there is one in every row, and no other choice concerns them. */
function subscribeToKept(box: () => void): () => void {
  if (boxes.size === 0) {
    let last = keptIn(currentQuery());
    stopListening = subscribe(() => {
      const kept = keptIn(currentQuery());
      if ([...kept].join() !== [...last].join()) boxes.forEach((tell) => tell());
      last = kept;
    });
  }
  boxes.add(box);
  return () => {
    boxes.delete(box);
    if (boxes.size === 0) stopListening();
  };
}

/** Whether a visitor keeps one trip. */
export const useIsKept = (id: string): boolean =>
  useSyncExternalStore(
    subscribeToKept,
    () => keptIn(currentQuery()).has(id),
    () => false,
  );

/** Keeps a trip, or no longer. */
export function keepTrip(id: string, isKept: boolean): void {
  const search = new URLSearchParams(currentQuery());
  const others = search.getAll(keepName).filter((other) => other !== id);
  search.delete(keepName);
  for (const one of isKept ? [...others, id] : others) search.append(keepName, one);
  writeQuery(search.toString(), 'push');
}
