'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf } from '@/components/islands/motion';

/**
 * Shows in a list of the page (`ItemList`) what is chosen: hides the other items and lets those that are shown glide to their places.
 * React does not render the items: a list of a hundred would take longer to hydrate than all the rest of its page.
 * @param root the island around the list
 * @param items all, in the order of the list
 * @param shown ids of those that are shown; undefined while the style rules decide (`FilterRules`)
 * @param isTyping whether they change with each key, so that nothing glides: measuring the places would lay the page out twice for a key
 */
export function useList(
  root: RefObject<Element | null>,
  items: readonly { readonly id: string }[],
  shown: ReadonlySet<string> | undefined,
  isTyping = false,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const list = root.current?.querySelector('[data-list]');
    if (!list || !shown) return;
    const rows = new Map(
      [...list.querySelectorAll<HTMLElement>(':scope > [data-id]')].map((row) => [row.dataset['id'], row]),
    );
    // Nobody follows one of many hundred rows with the eye, or one behind a sheet, and what comes first stands still.
    const isCovered = 'popover' in HTMLElement.prototype && root.current?.querySelector(':popover-open');
    const before = isFirst.current || isTyping || isCovered || items.length > mostCards ? undefined : placesOf(list);
    isFirst.current = false;
    // Of 2,000 rows, the browser's account of which are in sight took 0.7 s for one choice.
    if (items.length <= mostCards) list.classList.add('lazy-rows');
    // A row that is in its place among those that are shown is not moved: each move costs the browser the style of the row.
    let place = list.firstElementChild;
    for (const row of items.flatMap(({ id }) => (shown.has(id) ? (rows.get(id) ?? []) : []))) {
      while (place instanceof HTMLElement && !shown.has(place.dataset['id'] ?? '')) place = place.nextElementSibling;
      if (row === place) place = row.nextElementSibling;
      else list.insertBefore(row, place);
    }
    for (const [id = '', row] of rows) row.hidden = !shown.has(id);
    if (before) glide(list, before, placesOf(list));
  }, [root, items, shown, isTyping]);
}
