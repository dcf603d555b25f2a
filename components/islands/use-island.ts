'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref for the root element of an island, which also needs the attribute `data-island`. When the island is hydrated the root gets
 * `data-hydrated` and sends the event `island-hydrated`: the loader (`scripts/export/browser/`) then replays what a visitor did before.
 */
export function useIsland<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    // The loader may have reported a failure; a later try brought the runtime.
    document.documentElement.removeAttribute('data-runtime-failed');
    root.current?.setAttribute('data-hydrated', '');
    root.current?.dispatchEvent(new Event('island-hydrated', { bubbles: true }));
  }, []);
  return root;
}
