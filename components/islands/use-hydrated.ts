'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the exported HTML and while hydrating, true from then on: what only a script can do waits for it. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
