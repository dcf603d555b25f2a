import type { ListItem } from '@/components/islands/filtered-list';
import { choiceId, filterStyle } from './choice-id';

interface FilterRulesProps {
  /** The radio group's name, as given to `Choices`. */
  name: string;
  items: readonly Pick<ListItem, 'groups'>[];
}

/**
 * The style rules that filter a list by its radio buttons before and without a script: behind the element with `data-filter`, which holds
 * the buttons, an item is not shown when none of the choices it names in `data-in` is made. The list stands beside that element, not in
 * it: the browser looks through all of the element for each rule, and through 75 cards for 20 states took 0.3 s at 4× CPU. Each rule is
 * for the items that name the same choices, so that the browser asks of an item just one. Browsers without `:has()` show the whole list
 * until the script hides what was not chosen; from then on the rules rest (`useRested`).
 */
export function FilterRules({ name, items }: FilterRulesProps) {
  const rules = [...new Set(items.map(({ groups }) => groups.join(' ')))].map((groups) => {
    const made = groups.split(' ').map((id) => `#${choiceId(name, id)}:checked`);
    return `[data-filter=${name}]:not(:has(${made.join()}))~* [data-in="${groups}"]{display:none}`;
  });
  return (
    <style href={filterStyle(name)} precedence={filterStyle(name)}>
      {rules.join('\n')}
    </style>
  );
}
