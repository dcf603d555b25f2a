import { choiceId, itemAttributes, type ChoiceGroups, type FilterItem } from '@/content/model/filter/groups';

/** Prefix of the style elements' names in `FilterRules`. */
export const rulesName = 'filter';

/** Names are used in selectors, in attribute names and in space-separated lists, so their characters are restricted. */
function checked(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`filter: '${name}' is not of lower-case letters, digits and hyphens`);
  return name;
}

const anyIn = (name: string) => `:has([name="${name}"]:checked)`;
const oneOf = (name: string, ids: readonly string[]) =>
  `:has(${ids.map((id) => `#${choiceId(name, id)}:checked`).join()})`;

/**
 * Selector: no choice of this item is checked in the group (for nested groups: none together with a matching choice of the outer group).
 */
function noneChosen(name: string, item: Pick<FilterItem, 'in' | 'within'>, outer: string | undefined): string {
  const ids = item.in[name] ?? [];
  if (ids.length === 0) return '';
  if (!outer) return `:not(${oneOf(name, ids)})`;
  return ids
    .map((id) => {
      const others = (item.within?.[name]?.[id] ?? []).map(checked);
      return `:not(${oneOf(name, [id])}:not(${anyIn(outer)}:not(${oneOf(outer, others)})))`;
    })
    .join('');
}

/**
 * The style rules that filter a list by its native controls before and without a script. They match items behind the element with
 * `data-filter="by-style"`, which holds the controls: an item is hidden when a group has none of its choices checked. There is one rule for
 * each distinct set of choices in a group, so that at most one rule per group is matched against an item. Browsers without `:has()` show
 * the whole list.
 * @throws when the name of a group or a choice is not valid in a selector
 */
export function filterCss(groups: ChoiceGroups, items: readonly Omit<FilterItem, 'id'>[]): string {
  const rules = Object.entries(groups).flatMap(([name, { kind, choices, within, every }]) => {
    [name, ...choices.map(({ id }) => id), ...items.flatMap((item) => item.in[name] ?? [])].forEach(checked);
    const attribute = `data-in-${name}`;
    const sets = new Map(items.map((item) => [itemAttributes(item)[attribute] ?? '', item]));
    return [...sets].flatMap(([set, item]) => {
      if (every) {
        const missing = choices.map(({ id }) => id).filter((id) => !item.in[name]?.includes(id));
        return missing.length > 0
          ? `[data-filter=by-style]${oneOf(name, missing)}~* [${attribute}="${set}"]{display:none}`
          : [];
      }
      const isAsked = kind === 'several' ? anyIn(name) : '';
      return `[data-filter=by-style]${isAsked}${noneChosen(name, item, within)}~* [${attribute}="${set}"]{display:none}`;
    });
  });
  return rules.join('\n');
}
