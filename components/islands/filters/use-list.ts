'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf } from '@/components/islands/motion';
import { inSlices } from './in-slices';

/**
 * Shows the chosen items in a list of the page (`ItemList`): hides the others and animates the visible ones to their places. React does not
 * render the items: hydrating a list of a hundred would take longer than the rest of the page.
 * @param root the island around the list
 * @param items all items, in the order of the list
 * @param shown the ids of the visible items; undefined while the style rules decide (`FilterRules`)
 * @param isTyping true if the list changes with each key: then nothing is animated, because measuring would lay out the page twice per key
 * @param write writes into the row of an item that is shown
 */
export function useList<Item extends { readonly id: string }>(
  root: RefObject<Element | null>,
  items: readonly Item[],
  shown: ReadonlySet<string> | undefined,
  isTyping = false,
  write?: (row: Element, item: Item) => void,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const list = root.current?.querySelector('[data-list]');
    if (!list || !shown) return undefined;
    const rows = new Map(([...list.children] as HTMLElement[]).map((row) => [row.dataset['id'], row]));
    // No animation for a list of hundreds of rows, which the eye cannot follow, for a list behind a sheet, or for the first state.
    const isCovered = 'popover' in list && root.current?.querySelector(':popover-open');
    const before = isFirst.current || isTyping || isCovered || items.length > mostCards ? undefined : placesOf(list);
    isFirst.current = false;
    list.classList.toggle('lazy-rows', isTyping || items.length > mostCards);
    for (const [id = '', row] of rows) if (!shown.has(id)) row.hidden = true;
    // A row already in its place among the visible ones is not moved: each move makes the browser compute the row's style again.
    let place = list.firstElementChild as HTMLElement | null;
    const wanted = items.filter(({ id }) => shown.has(id));
    const cancel = inSlices(wanted, (item) => {
      const row = rows.get(item.id);
      if (!row) return;
      write?.(row, item);
      while (place?.hidden) place = place.nextElementSibling as HTMLElement | null;
      if (row === place) place = row.nextElementSibling as HTMLElement | null;
      else list.insertBefore(row, place);
      row.hidden = false;
    });
    if (before) glide(list, before, placesOf(list));
    return cancel;
  }, [root, items, shown, isTyping, write]);
}
