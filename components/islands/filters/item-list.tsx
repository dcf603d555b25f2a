import type { ReactNode } from 'react';
import { itemAttributes, type FilterItem } from './groups';

interface ItemListProps<Item extends FilterItem> {
  /** For links that lead to the list; they give it the focus, as Firefox would else go on behind the list's first link. */
  id?: string;
  /** All items, in the order of a page on which nothing is chosen. */
  items: readonly Item[];
  className: string;
  itemClass?: string;
  card: (item: Item, index: number) => ReactNode;
}

/** A list that a filter island narrows (`useList`): the server renders it whole, and only the server. */
export function ItemList<Item extends FilterItem>({
  id,
  items,
  className,
  itemClass = 'min-w-0',
  card,
}: ItemListProps<Item>) {
  return (
    <ul id={id} data-list="" tabIndex={id ? -1 : undefined} className={className}>
      {items.map((item, index) => (
        <li key={item.id} data-id={item.id} {...itemAttributes(item)} className={itemClass}>
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}
