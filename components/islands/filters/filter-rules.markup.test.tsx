import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CardFilter } from './card-filter';
import { filterCss } from './filter-css';
import { FilterRules } from './filter-rules';
import { ItemList } from './item-list';

const choices = [
  { id: 'all', label: 'All' },
  { id: 'goa', label: 'Goa' },
];
const group = { kind: 'one', legend: '', choices, fallback: 'all' } as const;
// React keeps a style in the head: each list has one of another name.
const itemsOf = (name: string) => ['goa', 'bali'].map((id) => ({ id, in: { [name]: ['all', id] } }));
const island = (name: string) => (
  <CardFilter groups={{ [name]: group }} items={itemsOf(name)}>
    {null}
  </CardFilter>
);

const listWith = (name: string, children: ReactNode) =>
  render(
    <>
      <FilterRules groups={{ [name]: group }} items={itemsOf(name)} />
      {children}
      <ItemList items={itemsOf(name)} className="" card={({ id }) => id} />
    </>,
  ).container;
const rulesOf = (name: string) => document.head.querySelector<HTMLStyleElement>(`style[data-href$="-${name}"]`);

test('once the script filters, the rules of the list are off', () => {
  const container = listWith('alone', island('alone'));
  expect(rulesOf('alone')?.textContent).toBe(filterCss({ alone: group }, itemsOf('alone')));
  expect(rulesOf('alone')?.disabled).toBe(true);
  expect(container.querySelector('[data-filter]')).toHaveAttribute('data-filter', 'by-script');
});

test('rules stay while another list of the page needs its own', () => {
  listWith('beside', <div data-filter="by-style">{island('beside')}</div>);
  expect(rulesOf('beside')).not.toBeNull();
  expect(rulesOf('beside')?.disabled).toBeFalsy();
});
