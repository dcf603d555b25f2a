import { fireEvent, render, screen } from '@testing-library/react';
import { allPackagesPage } from '@/content/pages/lists';
import { compareRows } from '@/content/pages/trips';
import { CardFilter } from './card-filter';
import { finderQuery, packageFilter } from './definitions';
import { itemAttributes, type ChoiceGroups } from './groups';
import { ItemList } from './item-list';
import { PackageSearch } from './package-search';
import { StateCarousel } from './state-carousel';
import { TripFinder } from './trip-finder';

const [all, domestic] = ['all', 'domestic'];
const choices = [
  { id: all, label: 'All' },
  { id: domestic, label: 'Domestic' },
];
const category = { kind: 'one', legend: 'Category', choices, fallback: all } as const;
const groups: ChoiceGroups = { category };
const items = [
  { id: 'goa', in: { category: [all, domestic] } },
  { id: 'bali', in: { category: [all] } },
].map((item, index) => ({
  ...item,
  name: item.id,
  words: item.id,
  terms: '',
  facts: [],
  category: '',
  ...{ days: 1, price: index, rating: 4.5 },
}));
const { search, empty } = allPackagesPage;
const list = <ItemList items={items} className="" card={({ id }) => <h3>{id}</h3>} />;

const islands = {
  'the grid of cards': (
    <CardFilter groups={groups} items={items}>
      {list}
    </CardFilter>
  ),
  'the search of packages': (
    <PackageSearch
      filter={{ ...packageFilter, category }}
      trips={items}
      search={search}
      empty={empty}
      emptyPicture={null}
    >
      {list}
    </PackageSearch>
  ),
  'the finder': (
    <TripFinder groups={groups} query={finderQuery} trips={items} compareRows={compareRows} emptyPicture={null}>
      {list}
    </TripFinder>
  ),
};

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each(Object.entries(islands))(
  '%s: the script hides items, which keep what the style rules know them by',
  (_name, island) => {
    const { container } = render(island);
    expect(container.querySelector('[data-filter]')).toHaveAttribute('data-filter', 'by-script');
    const known = (state: string) =>
      [...container.querySelectorAll(`[data-in-category]${state}`)].map((row) => row.getAttribute('data-in-category'));
    expect(new Set(known(''))).toEqual(new Set([all, `${all} ${domestic}`]));
    expect(known('[hidden]')).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /^Domestic/ }));
    expect(known('[hidden]')).toEqual([all]);
  },
);

test('the carousel of states: the script hides the tours of the others', () => {
  const { container } = render(
    <StateCarousel filter={{ state: category }} counts={{}}>
      {choices.map(({ id }) => (
        <div key={id} {...itemAttributes({ in: { state: [id] } })}>
          {id}
        </div>
      ))}
    </StateCarousel>,
  );
  expect(container.querySelector('[data-filter]')).toHaveAttribute('data-filter', 'by-script');
  const shown = () =>
    [...container.querySelectorAll('[data-in-state]:not([hidden])')].map((row) => [
      row.getAttribute('data-in-state'),
      row.textContent,
    ]);
  expect(shown()).toEqual([[all, all]]);
  fireEvent.click(screen.getByRole('radio', { name: 'Domestic' }));
  expect(shown()).toEqual([[domestic, domestic]]);
});
