import { firstRows } from '@/components/ui/list-layout';
import { filterCss, rulesName } from './filter-css';
import type { ChoiceGroups, FilterItem } from '@/content/model/filter/groups';

interface FilterRulesProps {
  groups: ChoiceGroups;
  items: readonly Omit<FilterItem, 'id'>[];
  /** Rules that also end when the script filters. */
  further?: string;
}

/**
 * Space in a row (`TripRow`) for the line that says why it is in the list, or for two, until the script writes it. These rules are switched off with the
 * filter's: to match them again the browser looks at all rows, whenever a control in the box changes.
 */
export const spaceForReasons = [
  [
    '[name=month]:checked,[name=sight]:checked,[name=suits]:checked:not([value=any]),[name=steps]:checked:not([value=any])',
    '1.45em',
  ],
  ['[name=suits]:checked:not([value=any])', '2.9em'],
]
  .map(
    ([asked, height]) =>
      `[data-filter=by-style]:has(${asked})~* .trip-row>div:first-of-type::after{content:"";display:block;height:${height}}`,
  )
  .join('\n');

const unlessWhole = '~:not(:has([name=rows]:checked))';
const chosen = ':has(:checked:not([value=any]))';

/**
 * The finder's list before the script: its first rows, and a checkbox for the others. Rules cannot count the rows that a choice leaves, so
 * then all of them are shown.
 */
export const foldedRows = [
  `[data-filter=by-style]:not(${chosen})${unlessWhole} [data-list]>:nth-child(n+${firstRows + 1})`,
  `[data-filter=by-style]${chosen}~* .more-rows`,
  '[data-filter=by-style]~* .more-rows:has(:checked)',
]
  .map((rows) => `${rows}{display:none}`)
  .join('\n');

/** The style rules that filter a list until the script takes over (`filterCss`). React puts them into the head once. */
export function FilterRules({ groups, items, further = '' }: FilterRulesProps) {
  return (
    <style href={`${rulesName}-${Object.keys(groups).join('-')}`} precedence={rulesName}>
      {filterCss(groups, items) + further}
    </style>
  );
}
