'use client';

import { finder } from '@/content/pages/trips';
import { isShown, nothingOf, waysBack, type ChoiceGroups, type Chosen, type FilterItem } from './groups';

/** More would be as much to read as the filters. */
const mostWays = 3;
/** Of the search's field. */
const searchName = 'search';

interface WaysBackProps {
  items: readonly FilterItem[];
  /** Those of them that the search finds; the choices show none of these. */
  found: readonly FilterItem[];
  groups: ChoiceGroups;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  search: string;
  onSearch: (text: string) => void;
}

/** What is left when one choice, or the search, is taken back: nobody has to try which of them rules everything out. */
export function WaysBack({ items, found, groups, chosen, onChoose, search, onSearch }: WaysBackProps) {
  const withoutSearch = search ? items.filter((item) => isShown(item, groups, chosen)).length : 0;
  const ways = [
    ...waysBack(found, groups, chosen),
    // Where nothing is chosen, that is the whole list, to which a button leads anyway.
    ...(withoutSearch < items.length ? [{ name: searchName, labels: [search], count: withoutSearch }] : []),
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostWays);
  if (ways.length === 0) return null;
  return (
    <ul>
      {ways.map(({ name, labels, count }) => (
        <li key={name}>
          <button
            type="button"
            className="min-h-11 text-left font-semibold text-lagoon underline"
            onClick={() => {
              const group = groups[name];
              if (group) onChoose({ [name]: nothingOf(group) });
              else onSearch('');
              // The button goes: the keyboard goes on where the choice was, or at what opens the choices, and the list stays in sight.
              for (const selector of ['.sheet-button', `input[name="${name}"]`])
                document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
            }}
          >
            {finder.empty.without(labels, count)}
          </button>
        </li>
      ))}
    </ul>
  );
}
