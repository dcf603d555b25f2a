'use client';

import { useQueryValue } from './use-query-value';

interface ChoiceOptions {
  /** The radio group's name, also the query parameter's. */
  name: string;
  ids: readonly string[];
  fallback: string;
}

/** One chosen id out of a radio group, kept in the address. Unknown ids in the address are ignored. */
export function useChoice({ name, ids, fallback }: ChoiceOptions) {
  return useQueryValue({
    name,
    fallback,
    accept: (text) => (ids.includes(text) ? text : fallback),
    chosenBefore: () => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value,
  });
}
