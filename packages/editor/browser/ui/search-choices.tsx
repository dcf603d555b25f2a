import { useId, useState, type KeyboardEvent } from 'react';
import type { ControlProps } from './field';

export interface Choice {
  value: string | number;
  label: string;
  /** The URL of a small picture. */
  image?: string;
}

/** The most choices in an open list; more letters find the others. */
const most = 40;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices that contain every word of a text; those that begin with it come first. */
export function found(choices: readonly Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const begins = (choice: Choice) => plain(choice.label).startsWith(words[0] ?? '');
  const matching = choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  return [...matching.filter(begins), ...matching.filter((choice) => !begins(choice))];
}

/** The keys that move in the list, and by how much. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchChoicesProps {
  control: ControlProps;
  choices: readonly Choice[];
  /** The text while nothing is typed: the label of what is chosen. */
  text: string;
  /** Whether an emptied field chooses nothing. */
  canBeEmpty?: boolean;
  /** Called with the value; with an empty text for none. */
  onChoose: (value: string | number) => void;
}

interface ListboxProps {
  id: string;
  isOpen: boolean;
  choices: readonly Choice[];
  /** The index of the choice that Enter chooses. */
  current: number;
  onChoose: (choice: Choice) => void;
}

const Listbox = ({ id, isOpen, choices, current, onChoose }: ListboxProps) => (
  <ul id={id} role="listbox" aria-label="Choices" hidden={!isOpen}>
    {choices.map((choice, index) => (
      <li
        key={choice.value}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        ref={(line) => {
          if (index === current) line?.scrollIntoView({ block: 'nearest' });
        }}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(choice)}
      >
        {choice.image ? <img src={choice.image} alt="" width="48" height="48" loading="lazy" /> : null}
        {choice.label}
      </li>
    ))}
  </ul>
);

/** A field that is searched by typing: the editable combobox of the ARIA patterns. */
export function SearchChoices({ control, choices, text, canBeEmpty = false, onChoose }: SearchChoicesProps) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  /** A text that was left in the field and names no choice. */
  const [unknown, setUnknown] = useState('');
  const list = useId();
  const isOpen = typed !== undefined;
  const all = isOpen ? found(choices, typed) : [];
  const shown = all.slice(0, most);
  const current = Math.min(active, shown.length - 1);

  function open(search: string): void {
    setTyped(search);
    setActive(0);
    setUnknown('');
  }
  function choose(choice: Choice | undefined): void {
    setTyped(undefined);
    if (choice) onChoose(choice.value);
  }
  function leave(): void {
    setTyped(undefined);
    if (typed === '' && canBeEmpty && text !== '') onChoose('');
    if (!typed || typed === text) return;
    const same = choices.find(({ label }) => plain(label) === plain(typed.trim()));
    if (same) onChoose(same.value);
    else setUnknown(typed);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive((current + step + shown.length) % Math.max(1, shown.length));
      else open('');
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      choose(shown[current]);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
    }
  }

  return (
    <div className="search-choices">
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen && shown.length > 0 ? `${list}-${current}` : undefined}
        value={typed ?? text}
        onChange={({ target }) => open(target.value)}
        onClick={() => {
          if (!isOpen) open('');
        }}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <Listbox id={list} isOpen={isOpen} choices={shown} current={current} onChoose={choose} />
      {unknown ? (
        <p className="problem" role="status">
          “{unknown}” is not in the list, so {text ? `this is still “${text}”` : 'nothing is chosen'}.
        </p>
      ) : null}
      {isOpen && (all.length === 0 || all.length > most) ? (
        <p className="hint" role="status">
          {all.length === 0
            ? `Nothing here is called “${typed}”.`
            : `${most} of ${all.length} are shown. Type to find the others.`}
        </p>
      ) : null}
    </div>
  );
}
