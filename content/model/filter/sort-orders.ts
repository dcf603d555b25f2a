/** The sort orders of every list of trips: names A to Z, prices from the lowest, ratings from the highest. */

/** Shared, because creating a collator costs more than comparing with it. */
const collator = new Intl.Collator('en-IN');

export interface Sortable {
  readonly name: string;
  /** Rupees per person. */
  readonly price: number;
  readonly rating: number;
}

export const order = {
  name: (a, b) => collator.compare(a.name, b.name),
  price: (a, b) => a.price - b.price,
  rating: (a, b) => b.rating - a.rating,
} satisfies Record<string, (a: Sortable, b: Sortable) => number>;

export type SortKey = keyof typeof order;

export interface FinderSortable extends Sortable {
  readonly days: number;
  /** The hours on the road on the day with the most. */
  readonly drive: number;
}

/** The finder's orders. `best` keeps the order of the input. */
export const finderOrder = {
  ...order,
  best: () => 0,
  'price-down': (a, b) => b.price - a.price,
  days: (a, b) => a.days - b.days,
  drive: (a, b) => a.drive - b.drive,
} satisfies Record<string, (a: FinderSortable, b: FinderSortable) => number>;

export type FinderSortKey = keyof typeof finderOrder;
