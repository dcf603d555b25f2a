import { choiceId, filterStyle } from './choice-id';

interface FilterRulesProps {
  /** The radio group's name, as given to `Choices`. */
  name: string;
  ids: readonly string[];
}

/**
 * The style rules that filter a list by its radio buttons before and without a script: an item that does not carry the chosen id in
 * `data-in` is not shown. Browsers without `:has()` show the whole list until the script hides what was not chosen;
 * from then on the rules rest (`useRested`), which spares the browser looking through the list at every choice.
 */
export function FilterRules({ name, ids }: FilterRulesProps) {
  const rules = ids.map((id) => `[data-filter=${name}]:has(#${choiceId(name, id)}:checked) [data-in]:not([data-in~=${id}]){display:none}`);
  return (
    <style href={filterStyle(name)} precedence={filterStyle(name)}>
      {rules.join('\n')}
    </style>
  );
}
