'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import { filterStyle } from '@/components/ui/choice-id';
import type { ListItem } from './filtered-list';
import { useLive } from './use-live';

/**
 * The ids of the items that a choice shows. The list follows the choice a moment later than the button does: the answer to a tap is on the
 * screen before a long list is drawn. Once the list has caught up for the first time the style rules of `FilterRules` rest, because from
 * then on they only repeat what is hidden already.
 */
export function useShown(name: string, items: readonly ListItem[], chosen: string): { shown: ReadonlySet<string>; settled: string } {
  const settled = useDeferredValue(chosen);
  const shown = useMemo(() => new Set(items.filter(({ groups }) => groups.includes(settled)).map(({ id }) => id)), [items, settled]);
  useRested(name, settled === chosen);
  return { shown, settled };
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
