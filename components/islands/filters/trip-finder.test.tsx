import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { finder } from '@/content/pages/trips';
import { keptTripsPath } from '@/content/routes';
import { finderQuery } from './definitions';
import type { ChoiceGroups } from './groups';
import { ItemList } from './item-list';
import { KeepBox } from './keep-box';
import { foundId } from './kept';
import { TripFinder } from './trip-finder';

const choicesOf = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const groups: ChoiceGroups = {
  where: { kind: 'several', legend: 'Where', choices: choicesOf('Sea', 'Inland') },
  kind: { kind: 'several', legend: 'Kind', choices: choicesOf('Hills', 'Beaches', 'Temples') },
  price: { kind: 'one', legend: 'Price', choices: choicesOf('Any', 'Low'), fallback: 'any' },
};
const trip = (id: string, name: string, days: number, price: number, kind: string, other = '') => ({
  id,
  name,
  days,
  price,
  facts: [],
  terms: '',
  best: [],
  why: { price: `${days} steps` },
  rating: 5 - days / 10,
  words: `${name} ${other}`.toLowerCase(),
  in: { where: [kind === 'beaches' ? 'sea' : 'inland'], kind: [kind], price: price < 10 ? ['any', 'low'] : ['any'] },
});
const goa = trip('goa-trip', 'Goa', 4, 12, 'beaches');
const munnar = trip('munnar-trip', 'Munnar', 3, 8, 'hills', 'kochi cochin');
const ooty = trip('ooty-trip', 'Ooty', 2, 9, 'hills');
const spiti = trip('spiti-trip', 'Spiti', 9, 30, 'hills');
const trips = [spiti, munnar, goa, ooty];

const open = (address = '/trips') => {
  window.history.replaceState(null, '', address);
  render(
    <TripFinder
      groups={groups}
      query={finderQuery}
      trips={trips}
      compareRows={[]}
      emptyPicture={null}
      map={<a href="/trips?where=inland">Mark</a>}
    >
      <ItemList
        id={foundId}
        items={trips}
        className=""
        card={({ id, name }) => (
          <>
            <article>
              <div>
                <h4>{name}</h4>
              </div>
            </article>
            <KeepBox id={id} name={name} />
          </>
        )}
      />
    </TripFinder>,
  );
  return userEvent.setup();
};
const shown = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: finder.search.label });
const choice = (name: RegExp) => screen.getByRole(/Any|Low/.test(name.source) ? 'radio' : 'checkbox', { name });

test('a link of the map chooses a place here, says so, and takes it back; other choices stay', async () => {
  const user = open();
  const link = screen.getByRole('link', { name: 'Mark' });
  await user.click(choice(/^Sea/));
  await user.click(choice(/^Low/));
  await user.click(link);
  expect(shown()).toEqual(['Munnar', 'Ooty']);
  expect(choice(/^Sea/)).not.toBeChecked();
  expect(link).toHaveAttribute('aria-current', 'true');
  await user.click(link);
  expect(choice(/^Inland/)).not.toBeChecked();
  expect(choice(/^Low/)).toBeChecked();
  expect(link).toHaveAttribute('aria-current', 'false');
  // What a choice asked for, as long as it does.
  expect(screen.getAllByText(/steps$/).map(({ textContent }) => textContent)).toEqual(['3 steps', '2 steps']);
  await user.click(choice(/^Any/));
  expect(screen.queryByText(/steps$/)).toBeNull();
});

test('a search counts in the choices, and finds what is misspelt', async () => {
  const user = open();
  await user.type(search(), 'cochin');
  expect(shown()).toEqual(['Munnar']);
  expect(choice(/^Hills 1$/)).toBeVisible();
  // For the style sheet: what is chosen, where browsers do not know :has(), and what leads to nothing.
  const marked = (mark: string) => ['Hills', 'Beaches', 'Any'].filter((label) => screen.getByText(label).matches(mark));
  expect([marked('[data-chosen]'), marked('[data-none]')]).toEqual([['Any'], ['Beaches']]);
  await user.clear(search());
  await user.type(search(), 'munar');
  expect(shown()).toEqual(['Munnar']);
  expect(screen.getByRole('status')).toHaveTextContent(finder.showing(1, ['munar']));
  await waitFor(() => expect(window.location.search).toBe('?search=munar'));
});

test('the ring of the keyboard comes with a key and goes with a press', () => {
  open();
  const group = screen.getByRole('group', { name: 'Price' });
  fireEvent.keyDown(choice(/^Low/), { key: 'ArrowRight' });
  expect(group).toHaveAttribute('data-keys');
  fireEvent.pointerDown(choice(/^Low/));
  expect(group).not.toHaveAttribute('data-keys');
});

test('a list without a trip says what each choice, taken back, would leave', async () => {
  const user = open();
  await user.click(choice(/^Beaches/));
  await user.click(choice(/^Low/));
  const ways = screen.getAllByRole('button', { name: /^Without / });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    finder.empty.without(['Beaches'], 2),
    finder.empty.without(['Low'], 1),
  ]);
  await user.click(screen.getByRole('button', { name: finder.empty.without(['Low'], 1) }));
  expect(shown()).toEqual(['Goa']);
  expect(choice(/^Any/)).toBeChecked();
  expect(choice(/^Any/)).toHaveFocus();
});

test('a list without a trip says what it would show without the search, unless that is all', async () => {
  const user = open();
  await user.type(search(), 'nowhere');
  expect(screen.queryByRole('button', { name: /^Without / })).toBeNull();
  await user.click(choice(/^Beaches/));
  await user.click(screen.getByRole('button', { name: finder.empty.without(['nowhere'], 1) }));
  expect(shown()).toEqual(['Goa']);
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
  // The way that leads to most is the first.
  await user.click(choice(/^Beaches/));
  await user.click(choice(/^Hills/));
  await user.type(search(), 'goa');
  const ways = screen.getAllByRole('button', { name: /^Without / }).map(({ textContent }) => textContent);
  expect(ways).toEqual([finder.empty.without(['goa'], 3), finder.empty.without(['Hills'], 1)]);
});

test('a list without a trip leads back to all of them', async () => {
  const user = open();
  await user.click(choice(/^Temples/));
  await user.type(search(), 'nowhere');
  expect(screen.getByRole('heading', { name: finder.empty.heading })).toBeVisible();
  await user.click(screen.getByRole('button', { name: finder.empty.action }));
  expect(shown()).toHaveLength(trips.length);
  expect(screen.queryByRole('heading', { name: finder.empty.heading })).toBeNull();
  expect(search()).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('kept trips stay in their list, whatever is filtered; what is shown is sorted by days, if so asked', async () => {
  const user = open(`${keptTripsPath([goa.id])}&kind=hills`);
  await user.selectOptions(screen.getByRole('combobox'), 'days');
  await user.click(screen.getByRole('checkbox', { name: `${finder.keep} Ooty` }));
  expect(shown()).toEqual(['Ooty', 'Munnar', 'Spiti']);
  const list = within(screen.getByRole('region', { name: finder.list.heading })).getByRole('list');
  const names = within(list).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Goa', 'Ooty']);
});
