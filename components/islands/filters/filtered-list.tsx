'use client';

import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf, type Place } from '../motion';
import { itemAttributes, type FilterItem } from './groups';

export interface ListItem extends FilterItem {
  /** The card, rendered on the server. */
  readonly card: ReactNode;
}

interface FilteredListProps {
  /** For links that lead to the list; they give it the focus, as Firefox would else go on behind the list's first link. */
  id?: string;
  /** All items, in the order in which they stand. */
  items: readonly ListItem[];
  /** Ids of the items that are shown; undefined while the style rules decide (`FilterRules`). */
  shown: ReadonlySet<string> | undefined;
  className: string;
  itemClass?: string;
}

interface RowProps {
  item: ListItem;
  hidden: boolean;
  className: string;
}

/** One item: of many, only those that come or go are rendered again. */
const Row = memo(function Row({ item, hidden, className }: RowProps) {
  return (
    <li {...itemAttributes(item)} hidden={hidden} className={className}>
      {item.card}
    </li>
  );
});

/** A list whose items are all in the HTML. Those not shown are hidden, the others glide to their places. */
export const FilteredList = memo(function FilteredList({
  id,
  items,
  shown,
  className,
  itemClass = 'min-w-0',
}: FilteredListProps) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<ReadonlyMap<Element, Place>>(null);

  useLayoutEffect(() => {
    // Nobody follows one of many hundred rows with the eye, and measuring them all takes longer than showing them.
    if (!list.current || items.length > mostCards) return;
    const before = places.current;
    // Measured after every change: before the next one is too late, because React has moved the items when a clean-up runs.
    places.current = placesOf(list.current);
    if (before) glide(list.current, before, places.current);
  }, [items, shown]);

  return (
    <ul ref={list} id={id} tabIndex={id ? -1 : undefined} className={className}>
      {items.map((item) => (
        <Row key={item.id} item={item} hidden={shown?.has(item.id) === false} className={itemClass} />
      ))}
    </ul>
  );
});
