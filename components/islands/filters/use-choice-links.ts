'use client';

import { useEffect, type RefObject } from 'react';
import { nothingOf, type ChoiceGroups, type Chosen } from './groups';
import { readState } from './parameters';

/**
 * Links inside a filter that lead to its own page with choices made, as those of the map: followed, they make their choices in place, and
 * take them back where they were made. The one whose choices are made says so (`aria-current`).
 * @param page its path
 */
export function useChoiceLinks(
  root: RefObject<HTMLElement | null>,
  page: string,
  groups: ChoiceGroups,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): void {
  useEffect(() => {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>(`a[href^="${page}?"]`) ?? [])];
    const stop = links.map((link) => {
      const named = Object.entries(readState(groups, link.search)).filter(([name]) =>
        new URLSearchParams(link.search).has(name),
      );
      const isMade = named.every(([name, ids]) => String([chosen[name]].flat().sort()) === String([ids].flat().sort()));
      if (isMade) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const follow = (event: MouseEvent) => {
        // In a new tab it is a link.
        if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(
          Object.fromEntries(
            named.map(([name, ids]) => [name, isMade && groups[name] ? nothingOf(groups[name]) : ids]),
          ),
        );
      };
      link.addEventListener('click', follow);
      return () => link.removeEventListener('click', follow);
    });
    return () => stop.forEach((end) => end());
  }, [root, page, groups, chosen, choose]);
}
