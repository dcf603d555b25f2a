import { choiceId, filterStyle } from './choice-id';

interface FilterRulesProps {
  /** The radio group's name, as given to `Choices`. */
  name: string;
  ids: readonly string[];
}

/**
 * The style rules that filter a list by its radio buttons before and without a script: behind the element with `data-filter`, which holds
 * the buttons, an item that does not carry the chosen id in `data-in` is not shown. The list stands beside that element, not in it: the
 * browser looks through all of the element for each rule, and through 75 cards for 20 states took 0.3 s at 4× CPU. Browsers without
 * `:has()` show the whole list until the script hides what was not chosen; from then on the rules rest (`useRested`).
 */
export function FilterRules({ name, ids }: FilterRulesProps) {
  const rules = ids.map((id) => `[data-filter=${name}]:has(#${choiceId(name, id)}:checked)~* [data-in]:not([data-in~=${id}]){display:none}`);
  return (
    <style href={filterStyle(name)} precedence={filterStyle(name)}>
      {rules.join('\n')}
    </style>
  );
}
