import { filterCss } from './filter-css';
import type { ChoiceGroup } from './groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where: ChoiceGroup = { kind: 'one', legend: 'Where', choices: choices('all', 'hills', 'sea'), fallback: 'all' };
const who: ChoiceGroup = { kind: 'several', legend: 'Who', choices: choices('two', 'elders') };

test('an item is hidden when none of its choices is made, by one rule for each set of choices in a group', () => {
  const items = [{ in: { where: ['all', 'sea'], who: ['elders'] } }, { in: { where: ['all', 'sea'], who: [] } }];
  // Of checkboxes one at least has to be checked.
  expect(filterCss({ where, who }, items).split('\n')).toEqual([
    '[data-filter=by-style]:not(:has(#where-all:checked,#where-sea:checked))~* [data-in-where="all sea"]{display:none}',
    '[data-filter=by-style]:has([name="who"]:checked):not(:has(#who-elders:checked))~* [data-in-who="elders"]{display:none}',
    '[data-filter=by-style]:has([name="who"]:checked)~* [data-in-who=""]{display:none}',
  ]);
});

test('a choice within another group hides an item but where it is made with nothing or with its own choices of that group', () => {
  const sight: ChoiceGroup = { kind: 'several', legend: 'See', choices: choices('snow'), within: 'who' };
  const items = [{ in: { sight: ['snow'], who: ['two', 'elders'] }, within: { sight: { snow: ['two'] } } }];
  expect(filterCss({ sight }, items)).toBe(
    '[data-filter=by-style]:has([name="sight"]:checked):not(:has(#sight-snow:checked):not(:has([name="who"]:checked):not(:has(#who-two:checked))))~* [data-in-sight="snow-two"]{display:none}',
  );
});

test.each(['Kerala', 'a b', 'a"]{}', '', '1st'])("a choice named '%s' is refused", (id) => {
  expect(() => filterCss({ where: { ...where, choices: choices('all', id) } }, [])).toThrow(`'${id}'`);
  if (id !== '') expect(() => filterCss({ where }, [{ in: { where: [id] } }])).toThrow();
});
