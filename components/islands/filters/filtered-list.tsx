'use client';

import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf, type Place } from './motion';
import { useLive } from './use-live';

export interface ListItem {
  id: string;
  /** The choices under which the item is shown. */
  groups: readonly string[];
  /** The card, rendered on the server. */
  node: ReactNode;
}

interface FilteredListProps {
  items: readonly ListItem[];
  /** Ids of the items that are shown. */
  shown: ReadonlySet<string>;
  className: string;
}

/**
 * A list whose items are all in the HTML, none hidden there: `FilterRules` does that until the script is live. From then on those not
 * chosen are hidden and the others glide to their places.
 */
export const FilteredList = memo(function FilteredList({ items, shown, className }: FilteredListProps) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<ReadonlyMap<string, Place>>(null);
  const live = useLive();
  const visible = items
    .filter(({ id }) => shown.has(id))
    .map(({ id }) => id)
    .join(' ');

  useLayoutEffect(() => {
    // Nobody follows one of many hundred rows with the eye, and measuring them all takes longer than showing them.
    if (!list.current || items.length > mostCards) return;
    const before = places.current;
    // Measured after every change: before the next one is too late, because React has moved the items when a clean-up runs.
    places.current = placesOf(list.current);
    if (before) glide(list.current, before, places.current);
  }, [visible, items.length]);

  return (
    <ul ref={list} className={className}>
      {items.map((item) => (
        <li key={item.id} data-in={item.groups.join(' ')} hidden={live && !shown.has(item.id)} className="min-w-0">
          {item.node}
        </li>
      ))}
    </ul>
  );
});
