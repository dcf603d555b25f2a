import { choiceId, type ChoiceGroups, type FilterItem } from './groups';

/** How the names of the style rules begin, in `FilterRules`. */
export const rulesName = 'filter';

/** Names stand in selectors, in attribute names and in lists separated by spaces. */
function checked(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`filter: '${name}' is not of lower-case letters, digits and hyphens`);
  return name;
}

/**
 * The style rules that filter a list by its native controls before and without a script. Behind the element with `data-filter="by-style"`, which
 * holds the controls, an item is hidden when in some group none of its choices is made. There is one rule for each set of choices that
 * items have in a group, so that at most one rule per group is matched against an item. Browsers without `:has()` show the whole list.
 * @throws when the name of a group or a choice cannot stand in a selector
 */
export function filterCss(groups: ChoiceGroups, items: readonly Pick<FilterItem, 'in'>[]): string {
  const rules = Object.entries(groups).flatMap(([name, { kind, choices }]) => {
    [name, ...choices.map(({ id }) => id)].forEach(checked);
    const anyMade = kind === 'several' ? `:has([name="${name}"]:checked)` : '';
    const sets = new Set(items.map((item) => (item.in[name] ?? []).map(checked).join(' ')));
    return [...sets].map((set) => {
      const made = set
        .split(' ')
        .filter(Boolean)
        .map((id) => `#${choiceId(name, id)}:checked`);
      const noneMade = made.length > 0 ? `:not(:has(${made.join()}))` : '';
      return `[data-filter=by-style]${anyMade}${noneMade}~* [data-in-${name}="${set}"]{display:none}`;
    });
  });
  return rules.join('\n');
}
