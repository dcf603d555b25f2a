'use client';

import { X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { capitalised } from '@/content/format/capitalised';
import { finder } from '@/content/words/finder-page';

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** True if the ask was set aside: the trips shown do not meet it. */
  readonly isLeftOut: boolean;
  readonly onRemove: () => void;
}

interface AskChipsProps {
  chips: readonly Chip[];
  /** Moves the focus elsewhere when the last chip is removed. */
  onEmpty: () => void;
}

/** The understood and chosen filters as chips; tapping one removes it. */
export function AskChips({ chips, onEmpty }: AskChipsProps) {
  return (
    <ul aria-label={finder.ask.chips} className="ask-line">
      {chips.map(({ key, label, isLeftOut, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={isLeftOut ? 'ask-chip left-out' : 'ask-chip'}
            onClick={({ currentTarget }) => {
              const chip = currentTarget.closest('li');
              const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
              if (next) next.querySelector('button')?.focus();
              else onEmpty();
              onRemove();
            }}
          >
            <span className="sr-only">{finder.ask.remove(isLeftOut ? `${label} (${finder.ask.leftOut})` : label)}</span>
            <span aria-hidden="true">{capitalised(label)}</span> <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
