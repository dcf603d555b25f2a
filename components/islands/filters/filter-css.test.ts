import { filterCss } from './filter-css';
import type { ChoiceGroup } from './groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where: ChoiceGroup = { kind: 'one', legend: 'Where', choices: choices('all', 'hills', 'sea'), fallback: 'all' };

test.each(['Kerala', 'a b', 'a"]{}', '', '1st'])("a choice named '%s' is refused", (id) => {
  expect(() => filterCss({ where: { ...where, choices: choices('all', id) } }, [])).toThrow(`'${id}'`);
  if (id !== '') expect(() => filterCss({ where }, [{ in: { where: [id] } }])).toThrow();
});
