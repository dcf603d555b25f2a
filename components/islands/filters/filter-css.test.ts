import { filterCss } from './filter-css';
import type { ChoiceGroup } from './groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where: ChoiceGroup = { kind: 'one', legend: 'Where', choices: choices('all', 'hills', 'sea'), fallback: 'all' };
const who: ChoiceGroup = { kind: 'several', legend: 'Who', choices: choices('two', 'elders') };

test('radio buttons hide an item when none of its choices is made', () => {
  expect(filterCss({ where }, [{ in: { where: ['all', 'sea'] } }])).toBe(
    '[data-filter=by-style]:not(:has(#where-all:checked,#where-sea:checked))~* [data-in-where="all sea"]{display:none}',
  );
});

test('checkboxes hide an item when one is checked, but none of its own', () => {
  expect(filterCss({ who }, [{ in: { who: ['elders'] } }])).toBe(
    '[data-filter=by-style]:has([name="who"]:checked):not(:has(#who-elders:checked))~* [data-in-who="elders"]{display:none}',
  );
});

test('each group has rules of its own, one for each set of choices that items have', () => {
  const items = [
    { in: { where: ['all', 'sea'], who: ['two'] } },
    { in: { where: ['all', 'sea'], who: ['two', 'elders'] } },
    { in: { where: ['all', 'hills'], who: ['two'] } },
  ];
  const rules = filterCss({ where, who }, items).split('\n');
  expect(rules.filter((rule) => rule.includes('data-in-where'))).toHaveLength(2);
  expect(rules.filter((rule) => rule.includes('data-in-who'))).toHaveLength(2);
});

test('an item without a choice in a group stays as long as no checkbox is checked', () => {
  expect(filterCss({ who }, [{ in: { who: [] } }])).toBe(
    '[data-filter=by-style]:has([name="who"]:checked)~* [data-in-who=""]{display:none}',
  );
});

test.each(['Kerala', 'a b', 'a"]{}', '', '1st'])("a choice named '%s' is refused", (id) => {
  expect(() => filterCss({ where: { ...where, choices: choices('all', id) } }, [])).toThrow(`'${id}'`);
  if (id !== '') expect(() => filterCss({ where }, [{ in: { where: [id] } }])).toThrow();
});
