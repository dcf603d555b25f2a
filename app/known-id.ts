/**
 * The part of an address as the id that it is. Only pages of known ids are made; the compiler does not know that.
 * @throws when it is none of them
 */
export function knownId<Id extends string>(ids: readonly Id[], part: string): Id {
  const found = ids.find((id) => id === part);
  if (!found) throw new Error(`'${part}' is none of ${ids.join(', ')}`);
  return found;
}
