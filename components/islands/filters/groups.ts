/** Groups of choices over a list, and which items they show: plain data and pure functions. */
import type { OneParameter, SeveralParameter } from './parameters';

/** Radio buttons ('one') or checkboxes ('several'). */
export type ChoiceGroup = OneParameter | SeveralParameter;

/** The groups over one list, by the name of their controls and of their parameter in the address: unique on a page. */
export type ChoiceGroups = Readonly<Record<string, ChoiceGroup>>;

export interface FilterItem {
  readonly id: string;
  /** By the name of a group: the choices under which the item is shown. */
  readonly in: Readonly<Record<string, readonly string[]>>;
}

/** What is chosen, by the name of a group. */
export type Chosen = Readonly<Record<string, string | readonly string[]>>;

/** Whether an item is shown: in each group one of its choices is made, or the group is of checkboxes and none is checked. */
export const isShown = (item: FilterItem, groups: ChoiceGroups, chosen: Chosen): boolean =>
  Object.entries(groups).every(([name, { kind }]) => {
    const ids = [chosen[name] ?? []].flat();
    return (kind === 'several' && ids.length === 0) || ids.some((id) => item.in[name]?.includes(id));
  });

/** What is chosen in a group after the control of one choice was used. */
export function choose(
  { kind }: ChoiceGroup,
  chosen: string | readonly string[],
  id: string,
  isChecked: boolean,
): string | string[] {
  if (kind === 'one') return id;
  const others = [chosen].flat().filter((other) => other !== id);
  return isChecked ? [...others, id] : others;
}

/** The id of a choice's control: the control and the style rules meet by it. */
export const choiceId = (group: string, id: string) => `${group}-${id}`;

/** The attributes by which the style rules know an item. */
export const itemAttributes = (item: Pick<FilterItem, 'in'>): Record<string, string> =>
  Object.fromEntries(Object.entries(item.in).map(([group, ids]) => [`data-in-${group}`, ids.join(' ')]));
