import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { allPackagesPage } from '@/content/pages/lists';
import { CardFilter } from './card-filter';
import { finderQuery, packageFilter } from './definitions';
import { filterCss } from './filter-css';
import { FilterRules } from './filter-rules';
import { ItemList } from './item-list';
import { PackageSearch } from './package-search';
import { StateCarousel } from './state-carousel';
import { TripFinder } from './trip-finder';

const choices = [
  { id: 'all', label: 'All' },
  { id: 'goa', label: 'Goa' },
];
const group = { kind: 'one', legend: '', choices, fallback: 'all' } as const;
// React keeps a style in the head: each list has one of another name.
const itemsOf = (name: string) =>
  ['goa', 'bali'].map((id) => ({
    ...{
      id,
      name: id,
      words: id,
      terms: '',
      facts: [],
      category: '',
      best: [],
      why: {},
      days: 1,
      price: 1,
      rating: 4.5,
    },
    in: { [name]: ['all', id] },
  }));
const { search, empty } = allPackagesPage;
const parts = { emptyPicture: null, children: null };

const islands: Record<string, (name: string) => ReactNode> = {
  cards: (name) => <CardFilter groups={{ [name]: group }} items={itemsOf(name)} {...parts} />,
  packages: (name) => <PackageSearch filter={packageFilter} trips={itemsOf(name)} {...{ search, empty, ...parts }} />,
  finder: (name) => (
    <TripFinder groups={{ [name]: group }} query={finderQuery} trips={itemsOf(name)} compareRows={[]} {...parts} />
  ),
  carousel: () => <StateCarousel filter={{ state: group }} counts={{}} {...parts} />,
};

const listWith = (name: string, island: ReactNode) =>
  render(
    <>
      <FilterRules groups={{ [name]: group }} items={itemsOf(name)} />
      {island}
      <ItemList items={itemsOf(name)} className="" card={({ id }) => id} />
    </>,
  ).container;
const rulesOf = (name: string) => document.head.querySelector<HTMLStyleElement>(`style[data-href$="-${name}"]`);

test.each(Object.entries(islands))('%s: once the script filters, the rules of the list are off', (name, island) => {
  const container = listWith(name, island(name));
  expect(rulesOf(name)?.textContent).toBe(filterCss({ [name]: group }, itemsOf(name)));
  expect(rulesOf(name)?.disabled).toBe(true);
  expect(container.querySelector('[data-filter]')).toHaveAttribute('data-filter', 'by-script');
});

test('rules stay while another list of the page needs its own', () => {
  listWith('beside', <div data-filter="by-style">{islands['cards']?.('beside')}</div>);
  expect(rulesOf('beside')).not.toBeNull();
  expect(rulesOf('beside')?.disabled).toBeFalsy();
});
