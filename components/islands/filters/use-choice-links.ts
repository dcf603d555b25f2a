'use client';

import { useEffect, type RefObject } from 'react';
import type { Chosen } from './groups';

/**
 * Links inside a filter that lead to its own page with choices of one group made, as those of a map: followed, they make their choices in
 * place, or take them back. The one whose choices are made says so (`aria-current`).
 * @param page its path
 * @param name of the group
 * @param chosen in it, in the order of its choices, which is that of the links' parameters
 */
export function useChoiceLinks(
  root: RefObject<HTMLElement | null>,
  page: string,
  name: string,
  chosen: Chosen[string] | undefined,
  choose: (chosen: Chosen) => void,
): void {
  useEffect(() => {
    root.current?.querySelectorAll<HTMLAnchorElement>(`a[href^="${page}?"]`).forEach((link) => {
      const ids = new URLSearchParams(link.search).getAll(name);
      const isMade = String(ids) === String(chosen);
      link.setAttribute('aria-current', String(isMade));
      link.onclick = (event) => {
        // In a new tab or window it is a link.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose({ [name]: isMade ? [] : ids });
      };
    });
  }, [root, page, name, chosen, choose]);
}
