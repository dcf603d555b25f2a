'use client';

import { useRef } from 'react';
import { Choices, type Choice } from './choices';
import { FilteredList, type ListItem } from './filtered-list';
import { useChoice } from './use-choice';
import { useIsland } from './use-island';
import { useShown } from './use-shown';

interface CardFilterProps {
  /** Names the radio group and the query parameter. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** The choice of a page without the parameter. */
  fallback: string;
  items: readonly ListItem[];
  listClass: string;
}

/** A row of filter buttons over a grid of cards: the home page's featured packages. */
export function CardFilter({ name, legend, choices, fallback, items, listClass }: CardFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  useIsland(root);
  const [chosen, choose] = useChoice({ name, ids: choices.map((choice) => choice.id), fallback });
  const shown = useShown(name, items, chosen);
  return (
    <div ref={root} data-island>
      <div data-filter={name}>
        <Choices
          name={name}
          legend={legend}
          choices={choices}
          value={chosen}
          onChoose={choose}
          listClass="mb-8 flex flex-wrap gap-2"
        />
      </div>
      {/* The eye sees what a choice changed; the ear is told. */}
      <p role="status" className="needs-script unseen">
        Showing {shown.size} package{shown.size === 1 ? '' : 's'}
      </p>
      <FilteredList items={items} shown={shown} className={listClass} />
    </div>
  );
}
