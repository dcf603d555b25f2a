'use client';

import { useMemo } from 'react';
import { showing } from '@/content/pages/controls';
import { useIsland } from '../use-island';
import { Choices } from './choices';
import { FilteredList, type ListItem } from './filtered-list';
import { isShown, type ChoiceGroups } from './groups';
import { useAddressState } from './use-address-state';
import { useShownState } from './use-shown-state';

interface CardFilterProps {
  groups: ChoiceGroups;
  items: readonly ListItem[];
  listClass: string;
}

/** Rows of filter buttons over a grid of cards: the home page's featured packages. */
export function CardFilter({ groups, items, listClass }: CardFilterProps) {
  const root = useIsland<HTMLDivElement>();
  const [state, change] = useAddressState(groups);
  const shownState = useShownState(state);
  const chosen = shownState ?? state;
  const shown = useMemo(
    () => new Set(items.filter((item) => isShown(item, groups, chosen)).map(({ id }) => id)),
    [items, groups, chosen],
  );
  return (
    <div ref={root} data-island>
      <div data-filter={shownState ? 'by-script' : 'by-style'}>
        {Object.entries(groups).map(([name, group]) => (
          <Choices
            key={name}
            name={name}
            group={group}
            chosen={[state[name]].flat().join(' ')}
            onChoose={change}
            listClass="mb-8 flex flex-wrap gap-2"
          />
        ))}
      </div>
      {/* Tells screen readers what a choice changed. */}
      <p role="status" className="needs-script sr-only">
        {showing(shown.size)}
      </p>
      <FilteredList items={items} shown={shownState && shown} className={listClass} />
    </div>
  );
}
