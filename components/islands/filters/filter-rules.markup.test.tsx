import { render } from '@testing-library/react';
import { filterCss } from './filter-css';
import { FilterRules } from './filter-rules';
import type { ChoiceGroups } from './groups';

test('each list of a page brings its own rules into the head', () => {
  const lists = ['where', 'who'].map((name) => {
    const choices = [{ id: 'all', label: 'All' }];
    const groups: ChoiceGroups = { [name]: { kind: 'several', legend: '', choices } };
    return { groups, items: [{ in: { [name]: ['all'] } }] };
  });
  render(lists.map((list, index) => <FilterRules key={index} {...list} />));
  const rules = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(rules).toEqual(lists.map(({ groups, items }) => filterCss(groups, items)));
});
