'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the exported HTML and during hydration, true afterwards. Use it to render what only works with a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
