import { filterCss, rulesName } from './filter-css';
import type { ChoiceGroups, FilterItem } from './groups';

interface FilterRulesProps {
  groups: ChoiceGroups;
  items: readonly Omit<FilterItem, 'id'>[];
  /** Rules that also end when the script filters. */
  further?: string;
}

/** The style rules that filter a list until the script takes over (`filterCss`). React puts them into the head once. */
export function FilterRules({ groups, items, further = '' }: FilterRulesProps) {
  return (
    <style href={`${rulesName}-${Object.keys(groups).join('-')}`} precedence={rulesName}>
      {filterCss(groups, items) + further}
    </style>
  );
}
