'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Marks the root of an island that answers. Put `data-island` on the same element: until it is live, the starter
 * (`scripts/export/start-runtime.ts`) holds the clicks on its buttons and its submits, and repeats them on this event.
 */
export function useIsland(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The starter may have given the runtime up; a later try brought it.
    document.documentElement.removeAttribute('data-unaided');
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new Event('island-live', { bubbles: true }));
  }, [root]);
}
