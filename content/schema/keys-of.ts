/** The keys of a closed record as its type names them, in the order they are written. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}
