'use client';

import { memo, useCallback } from 'react';
import { choiceId, choose, type ChoiceGroup, type Chosen } from '@/content/model/filter/groups';
import type { Choice } from '@/content/model/filter/parameters';

interface ChoicesProps {
  /** The name of the group, and of its controls. */
  name: string;
  group: ChoiceGroup;
  /** The choices in the row: those of the group, plus any typed range. */
  choices?: readonly Choice[];
  /** The ids of the chosen choices, separated by spaces. */
  chosen: string;
  /** Called with the new choices of the group, by its name, after a radio button or checkbox was used. */
  onChoose: (chosen: Chosen) => void;
  /** True once the script shows the list (`useShownState`). */
  isByScript: boolean;
  /** Classes that lay out the buttons: a wrapping row, or the track of a carousel. */
  listClass: string;
  itemClass?: string;
  /** The number of items that each choice would show, by its id. Its space is reserved: it is empty until the script has counted. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Prints the legend above the buttons. */
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

/** Memoised separately, because React rewrites the name of an input in each render, and browsers then match all rules with names again. */
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
 * A row of native radio buttons or checkboxes, so that choosing works before and without a script. It is memoised: a long group does not
 * render again when another one changes.
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
      // WebKit removes :focus-visible from a button that was chosen with an arrow key (`app/globals.css`).
      onKeyDown={({ currentTarget }) => currentTarget.setAttribute('data-keys', '')}
      onPointerDown={({ currentTarget }) => currentTarget.removeAttribute('data-keys')}
    >
      <legend className={hasLegend ? 'mb-1 text-small font-semibold' : 'sr-only'}>{group.legend}</legend>
      {/* Firefox makes a scrolling list a tab stop of its own; the choices in it scroll it anyway. */}
      <div tabIndex={-1} className={listClass}>
        {choices.map(({ id, label }) => (
          <label
            key={id}
            // For browsers without :has(). Not set before hydration, because it would keep marking the first choice, whatever the visitor
            // chooses.
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
