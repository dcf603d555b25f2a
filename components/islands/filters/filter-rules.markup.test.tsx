import { render } from '@testing-library/react';
import { CardFilter } from './card-filter';
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

describe('once the script filters the list', () => {
  // React keeps a style in the head: each test has one of another name.
  const listOf = (name: string) => {
    const groups: ChoiceGroups = { [name]: { kind: 'several', legend: '', choices: [{ id: 'all', label: 'All' }] } };
    const items = [{ id: 'trip', in: { [name]: ['all'] } }];
    return (
      <>
        <FilterRules groups={groups} items={items} />
        <CardFilter groups={groups} items={items}>
          A list
        </CardFilter>
      </>
    );
  };
  const rulesOf = (name: string) => document.head.querySelector<HTMLStyleElement>(`style[data-href$="-${name}"]`);

  test('its rules are off, so that no tap matches them against every item', () => {
    render(listOf('alone'));
    expect(rulesOf('alone')?.disabled).toBe(true);
  });

  test('they stay while another list of the page needs its own', () => {
    render(
      <>
        <div data-filter="by-style" />
        {listOf('beside')}
      </>,
    );
    expect(rulesOf('beside')).not.toBeNull();
    expect(rulesOf('beside')?.disabled).toBeFalsy();
  });
});
