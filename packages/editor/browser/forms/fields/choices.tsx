import { useController } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Field as Shell } from '../../ui/field';
import { SearchChoices, type Choice } from '../../ui/search-choices';
import { useForm, useProblems } from '../context';
import type { FieldOf } from '../describe';
import { choiceOf, useChoices } from '../use-choices';

type Value = Choice['value'];

/** More choices than these are searched by typing. */
const mostBoxes = 12;

const isNumber = (value: Value): value is number => typeof value === 'number';

/**
 * Adds a value to what is chosen. Numbers stay sorted. A month takes its place beside a neighbour, because a season goes from October to
 * April; everything else comes last, where the order says what is most important.
 */
export function withValue(chosen: readonly Value[], value: Value, choices: readonly Choice[]): Value[] {
  if (isNumber(value)) return [...chosen.filter(isNumber), value].sort((a, b) => a - b);
  const values = choices.map((choice) => choice.value);
  const isYear = values.length === 12 && values[0] === 'jan';
  const neighbour = (step: number) => values[(values.indexOf(value) + step + values.length) % values.length];
  const [before, after] = [chosen.indexOf(neighbour(-1) ?? ''), chosen.indexOf(neighbour(1) ?? '')];
  const at = !isYear ? -1 : before >= 0 ? before + 1 : after;
  return at < 0 ? [...chosen, value] : [...chosen.slice(0, at), value, ...chosen.slice(at)];
}

/** A choice of several: boxes if they are few, else a list of what is chosen with a search. */
export function Choices({ field, name, path }: { field: FieldOf<'choices'>; name: string; path: string }) {
  const { changed } = useForm();
  const { field: input } = useController({ name });
  const choices = useChoices(field.choices);
  const problems = useProblems(path);
  const chosen = (input.value ?? []) as readonly Value[];
  const isSearched = typeof field.choices === 'string' || choices.length > mostBoxes;

  function choose(next: readonly Value[]): void {
    input.onChange(next);
    input.onBlur();
    changed();
  }
  const add = (value: Value) => choose(withValue(chosen, value, choices));
  const drop = (value: Value) => choose(chosen.filter((one) => one !== value));
  const shell = { id: path, label: field.label, hint: field.hint, problems, isOptional: field.isOptional };

  if (isSearched)
    return (
      <Shell {...shell}>
        {(control) => (
          <>
            <ul className="chips">
              {chosen.map((value) => {
                const { label, image } = choiceOf(choices, value);
                return (
                  <li key={value}>
                    <Button aria-label={`Remove ${label}`} onClick={() => drop(value)}>
                      {image ? <img src={image} alt="" width="32" height="32" /> : null}
                      {label} ×
                    </Button>
                  </li>
                );
              })}
            </ul>
            <SearchChoices
              control={control}
              choices={choices.filter(({ value }) => !chosen.includes(value))}
              text=""
              onChoose={add}
            />
          </>
        )}
      </Shell>
    );
  const unknown = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <Shell {...shell} isOneControl={false}>
      {({ id }) => (
        <>
          <div className="ticks" id={id}>
            {[...choices, ...unknown.map((value) => choiceOf(choices, value))].map(({ value, label }) => (
              <label key={value} className="tick">
                <input
                  type="checkbox"
                  checked={chosen.includes(value)}
                  onChange={({ target }) => (target.checked ? add(value) : drop(value))}
                />
                {label}
              </label>
            ))}
          </div>
          {chosen.length > 1 && !chosen.every(isNumber) ? (
            <p className="hint">In this order: {chosen.map((value) => choiceOf(choices, value).label).join(', ')}.</p>
          ) : null}
        </>
      )}
    </Shell>
  );
}
