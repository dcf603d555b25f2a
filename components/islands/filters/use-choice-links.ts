'use client';

import { useEffect, type RefObject } from 'react';
import type { Chosen } from '@/content/model/filter/groups';

/**
 * Makes links to the filter's own page, such as those of a map, apply their choices of one group in place, or remove them. A link whose
 * choices are applied has `aria-current`.
 * @param page the path of the page
 * @param name the name of the group
 * @param chosen the chosen ids of the group, in the order of its choices, which is that of the links' parameters
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
      const isChosen = String(ids) === String(chosen);
      link.setAttribute('aria-current', String(isChosen));
      link.onclick = (event) => {
        // A click that opens a new tab or window follows the link.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose({ [name]: isChosen ? [] : ids });
      };
    });
  }, [root, page, name, chosen, choose]);
}
