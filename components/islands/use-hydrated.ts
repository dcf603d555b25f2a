'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the exported HTML and while hydrating, true from then on. Render with it what only a script can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
