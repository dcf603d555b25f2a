'use client';

import { useDeferredValue, useEffect, useMemo, type RefObject } from 'react';
import type { ListItem } from './filtered-list';
import { useLive } from './use-live';

/**
 * The ids of the items that a choice shows. The list follows the choice a moment later than the button does: the answer to a tap is on the
 * screen before a long list is drawn. Once the list has caught up for the first time the style rules of `FilterRules` rest, because from
 * then on they only repeat what is hidden already.
 */
export function useShown(root: RefObject<HTMLElement | null>, items: readonly ListItem[], chosen: string): { shown: ReadonlySet<string>; settled: string } {
  const settled = useDeferredValue(chosen);
  const shown = useMemo(() => new Set(items.filter(({ groups }) => groups.includes(settled)).map(({ id }) => id)), [items, settled]);
  useRested(root, settled === chosen);
  return { shown, settled };
}

/** Lets the style rules of a list rest once it is live and shows what is chosen. */
export function useRested(root: RefObject<HTMLElement | null>, isSettled: boolean): void {
  const live = useLive();
  useEffect(() => {
    if (live && isSettled) root.current?.setAttribute('data-rested', '');
  }, [root, live, isSettled]);
}
