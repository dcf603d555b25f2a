'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { readQuery, subscribe, writeQuery } from './address';

interface QueryValueOptions {
  /** The query parameter: `state` in `?state=kerala`. */
  name: string;
  /** What the page shows without the parameter; never written into the address. */
  fallback: string;
  /** Turns any text of the address into a value the page knows; unknown text becomes the fallback. */
  accept: (text: string) => string;
  /** The choice a visitor made before this script ran, read from the page; undefined when there was none. */
  chosenBefore?: () => string | undefined;
  /** `push` makes a step that Back undoes; `replace` is for typing. */
  history?: 'push' | 'replace';
}

/**
 * A value that lives in the address. It is read after hydration, not while rendering, so that the exported HTML shows the fallback in
 * full; Back and Forward bring earlier values back.
 */
export function useQueryValue({ name, fallback, accept, chosenBefore, history = 'push' }: QueryValueOptions) {
  const text = useSyncExternalStore(
    subscribe,
    () => readQuery(name) ?? fallback,
    () => fallback,
  );
  // Read while hydrating, when the controls still stand as the visitor left them.
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : chosenBefore?.()));

  useEffect(() => {
    if (early !== undefined && early !== fallback) writeQuery(name, early, fallback, 'replace');
  }, [early, name, fallback]);

  const choose = (next: string) => writeQuery(name, next, fallback, history);

  return [accept(text), choose] as const;
}
