import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elsewhere, showing } from '@/content/words/controls';
import { allPackagesPage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import { packageFilter } from './definitions';
import { ItemList } from './item-list';
import { PackageSearch } from './package-search';
import { seedTrips } from '@/content/catalogue/trips';

const { search, empty, categories, legends } = allPackagesPage;
const label = (wanted: string) => categories.find(({ id }) => id === wanted)?.label ?? '';
const trips = seedTrips.map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole('searchbox', { name: search.label });

const open = (query = '', sold = trips) => {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <PackageSearch filter={packageFilter} trips={sold} search={search} empty={empty} emptyPicture={null}>
      <ItemList items={sold} className="" card={({ name }) => <h3>{name}</h3>} />
    </PackageSearch>,
  );
  return userEvent.setup();
};

test('narrows and sorts the list by text, category and order together, and writes all to the address', async () => {
  const user = open();
  expect(shown()).toHaveLength(seedTrips.length);
  await user.click(screen.getByRole('radio', { name: label('international') }));
  await user.selectOptions(screen.getByRole('combobox', { name: legends.sorts }), 'price');
  await user.type(box(), 'A');
  const expected = seedTrips
    .filter(({ category, name }) => category === 'international' && `${name} ${category}`.toLowerCase().includes('a'))
    .sort((a, b) => a.price - b.price);
  expect(shown()).toEqual(expected.map(({ name }) => name));
  expect(status()).toBe(showing(expected.length));
  expect(screen.queryByRole('heading', { name: empty.heading })).toBeNull();
  await waitFor(() => expect(window.location.search).toBe('?category=international&sort=price&search=A'));
});

test('shows the empty state for a search without a result, from which Show All Packages leads back', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: label('domestic') }));
  await user.type(box(), 'zanzibar & co ');
  expect(screen.getByRole('heading', { name: empty.heading })).toBeVisible();
  expect(status()).toBe(showing(0));
  expect(screen.getByRole('link', { name: elsewhere('zanzibar & co') })).toHaveAttribute(
    'href',
    `${routes.finder}?search=zanzibar%20%26%20co`,
  );
  await user.click(screen.getByRole('button', { name: empty.action }));
  expect(shown()).toHaveLength(seedTrips.length);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.getByRole('radio', { name: label('all') })).toBeChecked();
});

test('links to the whole finder from an empty list when the search is only spaces', () => {
  open('?search=%20', []);
  expect(screen.getByRole('link', { name: elsewhere('') })).toHaveAttribute('href', routes.finder);
});
