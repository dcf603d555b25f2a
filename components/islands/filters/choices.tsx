'use client';

import { memo } from 'react';
import { choiceId, choose, type ChoiceGroup, type Chosen } from './groups';
import type { Choice } from './parameters';

interface ChoicesProps {
  /** Of the group, also of its controls. */
  name: string;
  group: ChoiceGroup;
  /** What stands in the row: the choices of the group, unless a range was typed besides. */
  choices?: readonly Choice[];
  /** The chosen id, or ids with spaces between them. */
  chosen: string;
  /** What is chosen in the group after a radio button was chosen, or a checkbox checked or unchecked; by its name. */
  onChoose: (chosen: Chosen) => void;
  /** Whether the script shows the list (`useShownState`). */
  isByScript: boolean;
  /** Lays out the buttons: a wrapping row, or the track of a carousel. */
  listClass: string;
  itemClass?: string;
  /** How many items each choice would show, by its id. Room for it is kept from the start: until a script counts, it is empty. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Prints the legend over the buttons. */
  hasLegend?: boolean;
}

/**
 * A row of buttons: native radio buttons or checkboxes, so that choosing works before and without a script. A group of
 * many stays as it is while another one changes.
 */
export const Choices = memo(function Choices({
  name,
  group,
  choices = group.choices,
  chosen,
  onChoose,
  isByScript,
  listClass,
  itemClass = '',
  counts,
  hasLegend = false,
}: ChoicesProps) {
  const ids = chosen.split(' ').filter(Boolean);
  const isChosen = (id: string) => ids.includes(id);
  return (
    <fieldset
      className="min-w-0"
      // WebKit: an arrow key takes :focus-visible from the button it chooses (`app/globals.css`).
      onKeyDown={({ currentTarget }) => currentTarget.setAttribute('data-keys', '')}
      onPointerDown={({ currentTarget }) => currentTarget.removeAttribute('data-keys')}
    >
      <legend className={hasLegend ? 'mb-1 text-small font-semibold' : 'sr-only'}>{group.legend}</legend>
      {/* Firefox would stop at a list that scrolls, before the choices in it, which scroll it themselves. */}
      <div tabIndex={-1} className={listClass}>
        {choices.map(({ id, label }) => (
          <label
            key={id}
            // For browsers without :has(). Before hydration it would mark what was chosen first, whatever is chosen now.
            data-chosen={(isByScript && isChosen(id)) || undefined}
            data-none={(isByScript && counts?.[id] === 0) || undefined}
            className={`choice ${itemClass}`}
          >
            <input
              type={group.kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              id={choiceId(name, id)}
              value={id}
              checked={isChosen(id)}
              onChange={({ target }) => onChoose({ [name]: choose(group, ids, id, target.checked) })}
            />
            {`${label} `}
            {counts ? <span className="needs-script">{isByScript ? counts[id] : null}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
