'use client';

import { memo, useCallback } from 'react';
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

const idsIn = (text: string) => text.split(' ').filter(Boolean);

interface ChoiceInputProps {
  type: 'radio' | 'checkbox';
  name: string;
  id: string;
  isChosen: boolean;
  onToggle: (id: string, isChecked: boolean) => void;
}

/** The control alone: React writes the name of an input anew whenever it renders it, and all rules that ask for names are matched again. */
const ChoiceInput = memo(function ChoiceInput({ type, name, id, isChosen, onToggle }: ChoiceInputProps) {
  return (
    <input
      type={type}
      name={name}
      id={choiceId(name, id)}
      value={id}
      checked={isChosen}
      onChange={({ target }) => onToggle(id, target.checked)}
    />
  );
});

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
  const isChosen = (id: string) => idsIn(chosen).includes(id);
  const onToggle = useCallback(
    (id: string, isChecked: boolean) => onChoose({ [name]: choose(group, idsIn(chosen), id, isChecked) }),
    [name, group, chosen, onChoose],
  );
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
            <ChoiceInput
              type={group.kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              id={id}
              isChosen={isChosen(id)}
              onToggle={onToggle}
            />
            {`${label} `}
            {counts ? <span className="needs-script">{isByScript ? counts[id] : null}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
