'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { glideFrom, placesOf } from './motion';
import { useLive } from './use-live';

export interface ListItem {
  id: string;
  /** The choices under which the item is shown. */
  groups: readonly string[];
  /** Takes a whole row of the grid. */
  wide?: boolean;
  /** The card, rendered on the server. */
  node: ReactNode;
}

interface FilteredListProps {
  items: readonly ListItem[];
  shows: (item: ListItem) => boolean;
  className: string;
}

/**
 * A list whose items are all in the HTML, none hidden there: `FilterRules` does that until the script is live. From then on those not
 * chosen are hidden and the others glide to their places.
 */
export function FilteredList({ items, shows, className }: FilteredListProps) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<Map<string, DOMRect>>(null);
  const live = useLive();
  const visible = items.filter(shows).map((item) => item.id).join(' ');

  useLayoutEffect(() => {
    if (!list.current) return;
    if (places.current) glideFrom(places.current, list.current);
    const element = list.current;
    // Measured again just before the next change, because the page may have scrolled by then.
    return () => {
      places.current = placesOf(element);
    };
  }, [visible]);

  return (
    <ul ref={list} className={className}>
      {items.map((item) => (
        <li key={item.id} data-key={item.id} data-in={item.groups.join(' ')} hidden={live && !shows(item)} className={item.wide ? 'col-span-full' : 'min-w-0'}>
          {item.node}
        </li>
      ))}
    </ul>
  );
}
