/** Search, category and sort of the All Packages page, apart from anything that draws. */

export interface SearchRecord {
  id: string;
  name: string;
  category: string;
  /** Rupees per person. */
  price: number;
  rating: number;
}

/** The choices of category under which a record is shown. */
export const categoriesOf = ({ category }: Pick<SearchRecord, 'category'>): string[] => ['all', category];

/** One for all comparisons: making a collator costs more than comparing. */
const collator = new Intl.Collator('en-IN');

const order = {
  name: (a, b) => collator.compare(a.name, b.name),
  price: (a, b) => a.price - b.price,
  rating: (a, b) => b.rating - a.rating,
} satisfies Record<string, (a: SearchRecord, b: SearchRecord) => number>;

export type SortKey = keyof typeof order;

export const sortKeys = Object.keys(order) as SortKey[];

export interface PackageQuery {
  /** Matched in name or category, whatever the case; spaces at its ends do not count. */
  text: string;
  /** A category's id, or 'all'. */
  category: string;
  sort: SortKey;
}

/**
 * The records a query shows, in order: names A to Z, prices from the lowest, ratings from the highest (specification, section 5).
 * Records that sort alike keep the order they came in.
 */
export function findPackages<T extends SearchRecord>(
  records: readonly T[],
  { text, category, sort }: PackageQuery,
): T[] {
  const wanted = text.trim().toLowerCase();
  return records
    .filter((record) => category === 'all' || record.category === category)
    .filter((record) => record.name.toLowerCase().includes(wanted) || record.category.toLowerCase().includes(wanted))
    .sort(order[sort]);
}
