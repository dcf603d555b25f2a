/** The style rules of the filters without a script: four groups for one list, in every combination of their choices. */
import { filterCss } from '../../components/islands/filters/filter-css';
import { choiceId, isShown, itemAttributes, type ChoiceGroups } from '../../content/model/filter/groups';
import { expect, test } from '../support/site';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const groups: ChoiceGroups = {
  where: { kind: 'one', legend: 'Where', choices: choices('all', 'hills', 'sea'), fallback: 'all' },
  kind: { kind: 'several', legend: 'Kind', choices: choices('temples', 'beaches', 'wildlife') },
  who: { kind: 'several', legend: 'Who', choices: choices('children', 'elders') },
  sight: { kind: 'several', legend: 'Sight', choices: choices('snow', 'lions'), within: 'who' },
};
const items = [
  {
    id: 'munnar',
    in: { where: ['all', 'hills'], kind: ['wildlife'], who: ['children', 'elders'], sight: ['snow', 'lions'] },
    within: { sight: { snow: ['children'], lions: ['elders'] } },
  },
  {
    id: 'rameswaram',
    in: { where: ['all', 'sea'], kind: ['temples', 'beaches'], who: ['elders'], sight: ['lions'] },
    within: { sight: { lions: ['elders'] } },
  },
  { id: 'spiti', in: { where: ['all', 'hills'], kind: ['temples'], who: [], sight: [] } },
  { id: 'goa', in: { where: ['all', 'sea'], kind: ['beaches'], who: ['children'], sight: [] } },
];

const attributesOf = (item: (typeof items)[number]) =>
  Object.entries(itemAttributes(item)).map(([name, value]) => `${name}="${value}"`);
const controls = Object.entries(groups).flatMap(([name, { kind, choices: all }]) =>
  all.map(
    ({ id }, index) =>
      `<label>${id} <input type="${kind === 'one' ? 'radio' : 'checkbox'}" name="${name}" id="${choiceId(name, id)}"${kind === 'one' && index === 0 ? ' checked' : ''}></label>`,
  ),
);
const html = `<style>${filterCss(groups, items)}</style>
  <div><div data-filter="by-style">${controls.join('')}</div>
  <ul>${items.map((item) => `<li id="${item.id}" ${attributesOf(item).join(' ')}>${item.id}</li>`).join('')}</ul></div>`;

/** Every subset of some ids. */
const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);

test('shows the right items for each combination of radio buttons and checkboxes', async ({ page }) => {
  await page.setContent(html);
  const idsOf = (group: string) => groups[group]?.choices.map(({ id }) => id) ?? [];
  const boxes = ['kind', 'who', 'sight'];
  const sets = subsets(boxes.flatMap(idsOf));
  for (const where of idsOf('where')) {
    await page.getByRole('radio', { name: where }).check();
    const shown = await page.evaluate(
      (all) =>
        all.map((chosen) => {
          for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
            box.checked = chosen.includes(box.labels?.[0]?.textContent.trim() ?? '');
          return [...document.querySelectorAll('li')].filter((item) => item.checkVisibility()).map(({ id }) => id);
        }),
      sets,
    );
    const expected = sets.map((set) => {
      const chosen = boxes.map((group) => [group, idsOf(group).filter((id) => set.includes(id))]);
      const choice = { where, ...(Object.fromEntries(chosen) as Record<string, string[]>) };
      return items.filter((item) => isShown(item, groups, choice)).map(({ id }) => id);
    });
    expect(shown, where).toEqual(expected);
  }
});
