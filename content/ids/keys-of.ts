/** The keys of a closed record with their exact type, in the order of the source. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}
