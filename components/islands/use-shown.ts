'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import { filterStyle } from '@/components/ui/choice-id';
import type { ListItem } from './filtered-list';
import { useLive } from './use-live';

/**
 * A choice as the list shows it, which follows a moment later than the button does: the answer to a tap is on the screen before a long list
 * is drawn. Once the list has caught up for the first time the style rules of `FilterRules` rest, because from then on they only repeat what
 * is hidden already.
 */
export function useSettled(name: string, chosen: string): string {
  const settled = useDeferredValue(chosen);
  useRested(name, settled === chosen);
  return settled;
}

/** The ids of the items that a choice shows, once it has settled. */
export function useShown(name: string, items: readonly ListItem[], chosen: string): ReadonlySet<string> {
  const settled = useSettled(name, chosen);
  return useMemo(
    () => new Set(items.filter(({ groups }) => groups.includes(settled)).map(({ id }) => id)),
    [items, settled],
  );
}

/**
 * Switches the style rules of a list off once it is live and shows what is chosen.
 * @param name the radio group's
 */
export function useRested(name: string, isSettled: boolean): void {
  const live = useLive();
  useEffect(() => {
    const style = document.querySelector<HTMLStyleElement>(`style[data-precedence="${filterStyle(name)}"]`);
    if (live && isSettled && style?.sheet) style.sheet.disabled = true;
  }, [name, live, isSettled]);
}
