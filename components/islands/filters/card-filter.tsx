'use client';

import { useMemo, useRef, type ReactNode } from 'react';
import { showing } from '@/content/words/controls';
import { island } from '@/components/islands/island';
import { Choices } from './choices';
import { isShown, type ChoiceGroups, type FilterItem } from '@/content/model/filter/groups';
import { useAddressState } from './use-address-state';
import { useList } from './use-list';
import { useShownState } from './use-shown-state';

interface CardFilterProps {
  groups: ChoiceGroups;
  items: readonly FilterItem[];
  /** The list of the items, an `ItemList`. */
  children: ReactNode;
}

/** Rows of filter buttons over a grid of cards: the home page's featured packages. */
export const CardFilter = island('card-filter', function CardFilter({ groups, items, children }: CardFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, change] = useAddressState(groups);
  const shownState = useShownState(state);
  const chosen = shownState ?? state;
  const shown = useMemo(
    () => new Set(items.filter((item) => isShown(item, groups, chosen)).map(({ id }) => id)),
    [items, groups, chosen],
  );
  useList(root, items, shownState && shown);
  return (
    <div ref={root}>
      <div data-filter={shownState ? 'by-script' : 'by-style'}>
        {Object.entries(groups).map(([name, group]) => (
          <Choices
            key={name}
            name={name}
            group={group}
            chosen={[state[name]].flat().join(' ')}
            onChoose={change}
            isByScript={shownState !== undefined}
            listClass="mb-8 flex flex-wrap gap-2"
          />
        ))}
      </div>
      {/* Announces the new number of items to screen readers. */}
      <p role="status" className="needs-script sr-only">
        {showing(shown.size)}
      </p>
      {children}
    </div>
  );
});
