'use client';

import { choiceId } from '@/components/ui/choice-id';
import { useLive } from './use-live';

export interface Choice {
  id: string;
  label: string;
}

interface ChoicesProps {
  /** Names the radio group; unique on the page. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (id: string) => void;
  /** Lays out the buttons: a wrapping row, or the track of a carousel. */
  listClass: string;
  itemClass?: string;
}

/** A row of buttons of which one is chosen. They are native radio buttons, so that choosing works before and without a script. */
export function Choices({ name, legend, choices, value, onChoose, listClass, itemClass = '' }: ChoicesProps) {
  const live = useLive();
  return (
    <fieldset
      className="min-w-0"
      // WebKit: an arrow key takes :focus-visible from the button it chooses (`app/globals.css`).
      onKeyDown={({ currentTarget }) => currentTarget.setAttribute('data-keys', '')}
      onPointerDown={({ currentTarget }) => currentTarget.removeAttribute('data-keys')}
    >
      <legend className="unseen">{legend}</legend>
      <div className={listClass}>
        {choices.map((choice) => (
          <label
            key={choice.id}
            // For browsers without :has(). Before the script it would mark what was chosen first, whatever is chosen now.
            data-chosen={(live && choice.id === value) || undefined}
            className={`choice relative grid min-h-12 place-items-center rounded-small border-2 border-edge bg-paper-raised px-4 py-2 text-center text-small leading-tight font-semibold transition-colors hover:border-ink has-checked:border-ink has-checked:bg-marigold has-checked:text-on-marigold data-chosen:border-ink data-chosen:bg-marigold data-chosen:text-on-marigold ${itemClass}`}
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-small"
              name={name}
              id={choiceId(name, choice.id)}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChoose(choice.id)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
