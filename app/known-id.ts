/**
 * Narrows a part of a path to a known id. Next renders only pages of known ids, but the compiler cannot see that.
 * @throws Error if the part is none of the ids.
 */
export function knownId<Id extends string>(ids: readonly Id[], part: string): Id {
  const found = ids.find((id) => id === part);
  if (!found) throw new Error(`'${part}' is none of ${ids.join(', ')}`);
  return found;
}
