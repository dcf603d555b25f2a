'use client';

import { X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { capitalised } from '@/content/format/capitalised';
import { finder } from '@/content/pages/trips';

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** Whether the trips shown are those without it. */
  readonly isLeftOut: boolean;
  readonly onRemove: () => void;
}

interface AskChipsProps {
  chips: readonly Chip[];
  /** Takes the focus when the last one goes. */
  onEmpty: () => void;
}

/** What was understood and chosen; each is taken back by a tap. */
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
