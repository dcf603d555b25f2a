import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filled } from '@/content/format/filled';
import { tripPath } from '@/content/routes';
import { change, clear, done, labels, open as openLabel, refused, total } from '@/content/records/pages/party.json';
import { keptKey } from './kept-choice';
import { PartyBar } from './party-bar';
import { quotes } from './test/quotes';

jest.mock('./load-quotes', () => ({ loadQuotes: () => Promise.resolve(quotes) }));

/** A list as pages have it: React renders the bar alone. */
function List() {
  return (
    <main>
      <PartyBar />
      {['hills', 'group'].map((id) => (
        <article key={id}>
          <h3>
            <a href={tripPath(id)}>{id}</a>
          </h3>
          <p>
            <strong translate="no">₹10,000</strong> per person
          </p>
        </article>
      ))}
    </main>
  );
}

function open(query = '') {
  window.history.replaceState(null, '', `/list${query}`);
  render(<List />);
  return userEvent.setup();
}
const totals = () =>
  screen
    .getAllByRole('article')
    .map((card) => card.querySelector('.trip-total')?.textContent.replaceAll('\u00a0', ' '));

beforeEach(() => window.sessionStorage.clear());

test('shows a total on each card once a party is chosen, and takes all of it back with one press', async () => {
  const user = open('?kind=hills');
  expect(totals()).toEqual([undefined, undefined]);
  await user.click(screen.getByRole('button', { name: openLabel }));
  expect(screen.getByLabelText(labels.adults)).toHaveFocus();
  await user.selectOptions(screen.getByLabelText(labels.adults), '4');
  // 40,000 and 80,000, each with 5 % GST.
  await waitFor(() => expect(totals()[0]).toMatch(/^₹42,000 /));
  expect(totals()[1]).toMatch(/^₹84,000 /);
  await user.click(screen.getByRole('button', { name: done }));
  expect(screen.getByText(/^4 adults/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?kind=hills&adults=4'));
  expect(window.sessionStorage.getItem(keptKey)).toBe('adults=4');
  await user.click(screen.getByRole('button', { name: clear }));
  await waitFor(() => expect(totals()).toEqual([undefined, undefined]));
  await waitFor(() => expect(window.location.search).toBe('?kind=hills'));
  expect(window.sessionStorage.getItem(keptKey)).toBeNull();
});

test('asks for the age of each child before it shows a total', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: openLabel }));
  await user.selectOptions(screen.getByLabelText(labels.children), '2');
  await waitFor(() => expect(totals()[0]).toBe(total.ages));
  await user.selectOptions(screen.getByLabelText(filled(labels.age, { number: 2 })), '8b');
  expect(screen.getByLabelText(filled(labels.age, { number: 1 }))).toHaveValue('');
  expect(screen.getByLabelText(filled(labels.age, { number: 2 }))).toHaveValue('8b');
  await user.selectOptions(screen.getByLabelText(filled(labels.age, { number: 1 })), '6');
  // 20,000 + 7,500 + 5,000, and GST.
  await waitFor(() => expect(totals()[0]).toMatch(/^₹34,125 /));
});

test('opens with what the address names, and says when a trip can start instead', async () => {
  open('?adults=2&date=2098-12-23');
  // 24 December 2098 is a Wednesday: the second day of a trip that starts on the Tuesday before it.
  await waitFor(() => expect(totals()[0]).toMatch(/23 Dec 2098.*24 Dec 2098/));
  expect(screen.getByText(/^2 adults/)).toBeVisible();
});

test.each([
  ['?adults=13', 'people'],
  ['?adults=2&ages=40', 'ages'],
  ['?adults=2&date=2098-02-31', 'date'],
  ['?date=2020-01-01', 'past'],
] as const)('says of %s what holds', async (query, why) => {
  open(query);
  await screen.findByText(filled(refused[why], { most: 12 }));
});

test('returns the focus to the button that changes the choice', async () => {
  const user = open('?adults=2');
  await user.click(await screen.findByRole('button', { name: change }));
  await user.click(screen.getByRole('button', { name: done }));
  expect(screen.getByRole('button', { name: change })).toHaveFocus();
});
