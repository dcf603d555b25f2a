import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countedEvent } from '@/components/ui/visit';
import { pack, type Vocabulary } from '@/content/ask/meanings';
import { queryParserOf } from '@/content/ask/query-parser';
import { finder } from '@/content/words/finder-page';
import { shortlistPath } from '@/content/routes';
import { finderQuery } from './definitions';
import type { ChoiceGroups } from '@/content/model/filter/groups';
import { ItemList } from './item-list';
import { ShortlistBox } from './shortlist-box';
import { foundId } from './shortlist-names';
import { loadQueryParser } from './load-query-parser';
import { TripFinder } from './trip-finder';

const choicesOf = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const groups: ChoiceGroups = {
  where: { kind: 'several', legend: 'Where', choices: choicesOf('Sea', 'Inland') },
  kind: { kind: 'several', legend: 'Kind', choices: choicesOf('Hills', 'Beaches', 'Temples') },
  price: { kind: 'one', legend: 'Price', choices: choicesOf('Any', 'Low'), fallback: 'any' },
};
const trip = (id: string, name: string, days: number, price: number, kind: string) => ({
  id,
  name,
  days,
  price,
  facts: [],
  terms: '',
  best: [],
  why: { price: `${days} steps` },
  rating: 5 - days / 10,
  drive: 5,
  in: { where: [kind === 'beaches' ? 'sea' : 'inland'], kind: [kind], price: price < 10 ? ['any', 'low'] : ['any'] },
});
const goa = trip('goa-trip', 'Goa', 4, 12, 'beaches');
const munnar = trip('munnar-trip', 'Munnar', 3, 8, 'hills');
const ooty = trip('ooty-trip', 'Ooty', 2, 9, 'hills');
const spiti = trip('spiti-trip', 'Spiti', 9, 30, 'hills');
const trips = [spiti, munnar, goa, ooty];

const open = (address = '/trips', countsWords = false) => {
  window.history.replaceState(null, '', address);
  render(
    <TripFinder
      groups={groups}
      query={finderQuery}
      trips={trips}
      searchTerms={searchTerms}
      compareRows={[]}
      emptyPicture={null}
      map={<a href="/trips?where=inland">Mark</a>}
      countsWords={countsWords}
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
            <ShortlistBox id={id} name={name} />
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

test('chooses a place by a link of the map, marks it and removes it, and keeps other choices', async () => {
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
  // A reason is shown as long as its choice is checked.
  expect(screen.getAllByText(/steps$/).map(({ textContent }) => textContent)).toEqual(['3 steps', '2 steps']);
  await user.click(choice(/^Any/));
  expect(screen.queryByText(/steps$/)).toBeNull();
});

jest.mock('./load-query-parser', () => ({ loadQueryParser: jest.fn() }));
const load = jest.mocked(loadQueryParser);

/** A reader for the few trips here: 'munar' and 'cochin' are names of Munnar, 'hills' and 'cheap' are choices. */
const vocabulary: Vocabulary = {
  trips: '',
  day: '2026-11-26',
  phrases: pack([
    [['choice:kind=hills'], ['hills']],
    [['choice:price=low'], ['cheap']],
    [['page:/contact'], ['phone']],
    [['filler:', 'compare:vs'], ['versus']],
  ]),
  unsold: 'Ladakh==',
  pages: { '/contact': 'Phone numbers' },
  starts: '',
};
beforeEach(() => {
  load.mockResolvedValue((onPage) => queryParserOf(vocabulary, onPage));
});
afterEach(() => jest.useRealTimers());
// jsdom has no `scrollIntoView`.
Element.prototype.scrollIntoView = () => undefined;
const searchTerms = { '\u00a2 ': 'munnar=cochin', '\u00a3 ': 'goa' };
const chips = () => screen.queryAllByRole('button', { name: /^Remove: / }).map(({ textContent }) => textContent);

test('turns words into choices, counts and chips, understands a misspelt name, and says what it does not understand', async () => {
  const user = open();
  await user.type(search(), 'cochin');
  await waitFor(() => expect(shown()).toEqual(['Munnar']));
  expect(choice(/^Hills 1$/)).toBeVisible();
  // Hooks for the style sheet: the chosen labels, for browsers without :has(), and the choices that lead to an empty list.
  const marked = (mark: string) => ['Hills', 'Beaches', 'Any'].filter((label) => screen.getByText(label).matches(mark));
  expect([marked('[data-chosen]'), marked('[data-none]')]).toEqual([['Any'], ['Beaches']]);
  await user.clear(search());
  await user.type(search(), 'munar hills xyzzy');
  expect(shown()).toEqual(['Munnar']);
  expect(choice(/^Hills/)).toBeChecked();
  expect(chips()).toEqual([expect.stringContaining('Hills'), expect.stringContaining('Munnar')]);
  expect(screen.getByText(finder.ask.unknown(['xyzzy']))).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?search=munar+hills+xyzzy&kind=hills'));
});

test('removes the words of a chip however it is removed, and Back restores both', async () => {
  const user = open('/trips?search=cheap+hills+trip');
  await waitFor(() => expect(choice(/^Hills/)).toBeChecked());
  await waitFor(() => expect(shown()).toEqual(['Munnar', 'Ooty']));
  await user.click(screen.getByRole('button', { name: /^Remove: Hills/ }));
  expect(search()).toHaveValue('cheap trip');
  expect(choice(/^Hills/)).not.toBeChecked();
  await user.click(choice(/^Any/));
  expect(search()).toHaveValue('');
  await waitFor(() => expect(window.location.search).toBe(''));
  window.history.back();
  await waitFor(() => expect(search()).toHaveValue('cheap trip'));
  expect(choice(/^Low/)).toBeChecked();
});

test('removes the choices of a text with it, and keeps those made by hand', async () => {
  const user = open();
  await user.click(choice(/^Inland/));
  await user.type(search(), 'hills');
  await waitFor(() => expect(choice(/^Hills/)).toBeChecked());
  await user.clear(search());
  expect(choice(/^Hills/)).not.toBeChecked();
  expect(choice(/^Inland/)).toBeChecked();
});

test('shows the nearest trips and says so where none fits all, and leaves the box on Enter', async () => {
  const user = open();
  await user.type(search(), 'goa hills{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Goa']));
  expect(screen.getByText(finder.ask.relaxed(['Hills', 'Goa'], ['‘Hills’']))).toBeVisible();
  expect(search()).not.toHaveFocus();
  expect(screen.getByRole('button', { name: new RegExp(finder.ask.leftOut) })).toBeVisible();
});

test('shows the page for an ask that is not about a trip above the rows', async () => {
  const user = open();
  await user.type(search(), 'phone');
  expect(await screen.findByRole('link', { name: 'Phone numbers' })).toHaveAttribute('href', '/contact');
  expect(shown()).toHaveLength(trips.length);
});

test('asks what an unsure number means, and puts the answer into the text', async () => {
  const user = open();
  await user.type(search(), 'munar 8');
  expect(await screen.findByText(finder.ask.unsure('question', 8))).toBeVisible();
  await user.click(screen.getByRole('button', { name: finder.ask.unsure('days', 8) }));
  expect(search()).toHaveValue(`munar ${finder.ask.unsure('days', 8)}`);
});

test('compares the best trip of each place that an ask sets against another', async () => {
  const user = open();
  await user.type(search(), 'cochin versus goa');
  await user.click(await screen.findByRole('button', { name: finder.ask.compare(['Cochin', 'Goa']) }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).getAll('keep')).toHaveLength(2));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('counts the words that it does not know, once typing has paused', async () => {
  const counted = jest.fn();
  addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => void counted(detail));
  jest.useFakeTimers();
  open('/trips', true);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(search(), 'munar xyzzy');
  await screen.findByText(finder.ask.unknown(['xyzzy']));
  await waitFor(() => expect(counted).toHaveBeenCalled(), { timeout: 10_000 });
  expect(counted.mock.calls).toEqual([['unknown-word:xyzzy']]);
});

test('says that it understood nothing of an ask of small words', async () => {
  const user = open();
  await user.type(search(), 'abc');
  expect(await screen.findByText(finder.ask.unknown(['abc']))).toBeVisible();
});

test('says that the reader failed to load, and tries again on the next use', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const user = open('/trips?search=goa');
  expect(await screen.findByText(finder.ask.failed)).toBeVisible();
  expect(shown()).toHaveLength(trips.length);
  await user.click(search());
  await waitFor(() => expect(shown()).toEqual(['Goa']));
});

test('announces the answer once, after a pause', async () => {
  const user = open();
  await user.type(search(), 'hills');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(finder.ask.understood(['Hills'])), {
    timeout: 3000,
  });
  expect(screen.getByRole('status')).toHaveTextContent(finder.showing(3));
});

test('shows the keyboard focus ring after a key and hides it after a press', () => {
  open();
  const group = screen.getByRole('group', { name: 'Price' });
  fireEvent.keyDown(choice(/^Low/), { key: 'ArrowRight' });
  expect(group).toHaveAttribute('data-keys');
  fireEvent.pointerDown(choice(/^Low/));
  expect(group).not.toHaveAttribute('data-keys');
});

test('shows reset suggestions for an empty list with the number of trips each would leave', async () => {
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

test('leads from an empty list back to all trips', async () => {
  const user = open();
  await user.click(choice(/^Temples/));
  expect(screen.getByRole('heading', { name: finder.empty.heading })).toBeVisible();
  await user.click(screen.getByRole('button', { name: finder.empty.action }));
  expect(shown()).toHaveLength(trips.length);
  expect(screen.queryByRole('heading', { name: finder.empty.heading })).toBeNull();
  expect(search()).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('leaves the shortlist alone whatever is filtered, and sorts the results by days on request', async () => {
  const user = open(`${shortlistPath([goa.id])}&kind=hills`);
  await user.selectOptions(screen.getByRole('combobox'), 'days');
  await user.click(screen.getByRole('checkbox', { name: `${finder.keep} Ooty` }));
  expect(shown()).toEqual(['Ooty', 'Munnar', 'Spiti']);
  const list = within(screen.getByRole('region', { name: finder.list.heading })).getByRole('list');
  const names = within(list).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Goa', 'Ooty']);
});

test.each([
  ['name', ['Goa', 'Munnar', 'Ooty', 'Spiti']],
  ['price', ['Munnar', 'Ooty', 'Goa', 'Spiti']],
  ['price-down', ['Spiti', 'Goa', 'Ooty', 'Munnar']],
  ['rating', ['Ooty', 'Munnar', 'Goa', 'Spiti']],
  ['days', ['Ooty', 'Munnar', 'Goa', 'Spiti']],
])('sorts the results by %s', async (order, names) => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox'), order);
  expect(shown()).toEqual(names);
});
