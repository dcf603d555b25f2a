'use client';

import { finder } from '@/content/words/finder-page';
import {
  nothingOf,
  resetSuggestions,
  type ChoiceGroups,
  type Chosen,
  type FilterItem,
} from '@/content/model/filter/groups';

/** More would be as much to read as the filters. */
const mostSuggestions = 3;
interface ResetSuggestionsProps {
  /** The items, none of which the choices show. */
  items: readonly FilterItem[];
  groups: ChoiceGroups;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Reset suggestions for an empty list: how many items there are without the choices of one group. */
export function ResetSuggestions({ items, groups, chosen, onChoose }: ResetSuggestionsProps) {
  const suggestions = resetSuggestions(items, groups, chosen).slice(0, mostSuggestions);
  if (suggestions.length === 0) return null;
  return (
    <ul>
      {suggestions.map(({ name, labels, count }) => (
        <li key={name}>
          <button
            type="button"
            className="min-h-11 text-left font-semibold text-lagoon underline"
            onClick={() => {
              const group = groups[name];
              if (group) onChoose({ [name]: nothingOf(group) });
              // The button disappears: the focus moves to the reset group, or to the button that opens the choices, without scrolling.
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
