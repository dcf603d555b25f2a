'use client';

import { finder } from '@/content/pages/trips';
import { nothingOf, waysBack, type ChoiceGroups, type Chosen, type FilterItem } from './groups';

/** More would be as much to read as the filters. */
const mostWays = 3;
interface WaysBackProps {
  /** None of which the choices show. */
  items: readonly FilterItem[];
  groups: ChoiceGroups;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What is left when one choice is taken back: nobody has to try which of them rules everything out. */
export function WaysBack({ items, groups, chosen, onChoose }: WaysBackProps) {
  const ways = waysBack(items, groups, chosen).slice(0, mostWays);
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
