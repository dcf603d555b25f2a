/** The operator's words for the kinds of trips, in the order of lists. */

const kinds: Readonly<Record<string, string>> = {
  'seed domestic': 'Packages in India',
  'seed international': 'Packages abroad',
  'seed honeymoon': 'Honeymoon packages',
  domestic: 'Domestic tours',
  honeymoons: 'Honeymoons',
  groups: 'Group tours',
};

/** The headings of the list of trips. */
export const kindNames = Object.values(kinds);

/** The kind of a trip by its fields; undefined for other records. */
export const kindOf = ({ collection, category }: { collection?: unknown; category?: unknown }): string | undefined =>
  kinds[collection === 'seed' ? `seed ${String(category)}` : String(collection)];

/** The fields of a trip that make it one of a kind. */
export function kindFields(name: string): { collection?: string; category?: string } {
  const [key = ''] = Object.entries(kinds).find(([, one]) => one === name) ?? [];
  const [collection, category] = key.split(' ');
  return { ...(collection ? { collection } : {}), ...(category ? { category } : {}) };
}
