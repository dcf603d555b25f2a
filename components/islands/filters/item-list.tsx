import type { ReactNode } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { itemAttributes, type FilterItem } from '@/content/model/filter/groups';

interface ItemListProps<Item extends FilterItem> {
  /** For links that lead to the list. It also takes the focus, because Firefox would otherwise continue behind the list's first link. */
  id?: string;
  /** All items, in the order of the page's default state. */
  items: readonly Item[];
  className: string;
  card: (item: Item, index: number) => ReactNode;
}

/** A list that a filter island narrows (`useList`). Only the server renders it, and it renders every item. */
export function ItemList<Item extends FilterItem>({ id, items, className, card }: ItemListProps<Item>) {
  return (
    <ul
      id={id}
      data-list=""
      tabIndex={id ? -1 : undefined}
      className={items.length > mostCards ? `lazy-rows ${className}` : className}
    >
      {items.map((item, index) => (
        // A block, and no list item for the layout: Chromium numbers list items, and each one that is hidden makes it visit all others.
        <li key={item.id} data-id={item.id} {...itemAttributes(item)} className="block min-w-0">
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}
