import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate } from '@/content/format/duration';
import { calendar, open as openLabel, openForTwo, parts } from '@/content/records/pages/party.json';
import { quotes } from './test/quotes';
import { TripPrice } from './trip-price';

jest.mock('./load-quotes', () => ({ loadQuotes: () => Promise.resolve(quotes) }));
jest.mock('./today-in-india', () => ({ todayInIndia: () => '2098-12-01' }));

function open(query = '', id = 'hills', isForTwo = false) {
  window.history.replaceState(null, '', `/packages/${id}${query}`);
  render(
    <TripPrice id={id} name="Tea Hills" festivals={[['Christmas', '2098-12-25', '2098-12-25']]} isForTwo={isForTwo} />,
  );
  return userEvent.setup();
}
const status = () => screen.getByRole('status');
const day = (date: string) => screen.getByRole('button', { name: new RegExp(`^${formatDate(date)},`) });

beforeEach(() => window.sessionStorage.clear());

test('shows the total of the party on its day, and what it is made of', async () => {
  open('?adults=2&ages=8b,6&date=2098-12-25');
  // 2 × 11,200, 8,400 and 5,600; GST 1,820.
  await waitFor(() => expect(status()).toHaveTextContent('₹38,220'));
  const rows = screen.getByText(parts.heading).closest('details')?.querySelectorAll('dd');
  expect([...(rows ?? [])].map(({ textContent }) => textContent)).toEqual([
    '₹22,400',
    '₹8,400',
    '₹5,600',
    '₹1,820',
    '₹38,220',
  ]);
  // On ordinary dates 34,125.
  expect(screen.getByText(/₹4,095/)).toBeInTheDocument();
});

test('chooses a day in the calendar by the keyboard, and refuses one on which the trip cannot start', async () => {
  const user = open('?adults=2');
  await user.click(await screen.findByRole('button', { name: /Change/ }));
  const grid = await screen.findByRole('grid');
  expect(
    within(grid)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0),
  ).toHaveLength(1);
  day('2098-12-01').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent('₹21,000'));
  expect(day('2098-12-10')).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe('?adults=2&date=2098-12-10'));
  // 16 December 2098 is a Tuesday.
  expect(day('2098-12-16')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('2098-12-16'));
  await waitFor(() => expect(window.location.search).toBe('?adults=2&date=2098-12-10'));
  await user.keyboard('{PageDown}');
  expect(screen.getByText('January 2099')).toBeVisible();
  expect(screen.getByText(/^▲ /)).toHaveTextContent('₹23,520');
});

test('offers the nearest days of a day on which the trip cannot start', async () => {
  const user = open('?adults=2&date=2098-12-16');
  await waitFor(() => expect(status()).toHaveTextContent('the museum is closed on Wednesdays'));
  await user.click(screen.getByRole('button', { name: /17 Dec 2098/ }));
  await waitFor(() => expect(status()).toHaveTextContent('₹21,000'));
});

test('has only the dates of a group in its calendar', async () => {
  const user = open('', 'group');
  await user.click(screen.getByRole('button', { name: openLabel }));
  const grid = await screen.findByRole('grid');
  const possible = within(grid)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true');
  expect(possible.map(({ textContent }) => textContent)).toEqual(['10']);
  expect(screen.getByText(new RegExp(`^Christmas, ${formatDate('2098-12-25')}`))).toBeVisible();
  expect(screen.getByText(new RegExp(calendar.ordinary))).toBeVisible();
});

test('asks only for the day of a trip for two, and keeps the party for other trips', async () => {
  const user = open('?adults=2&ages=8b,6', 'hills', true);
  // 2 × 10,000 and 5 % GST, without the children.
  await waitFor(() => expect(status()).toHaveTextContent('₹21,000'));
  await user.click(screen.getByRole('button', { name: /Change/ }));
  expect(screen.getByText(openForTwo)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await screen.findByRole('grid');
  await user.click(day('2098-12-10'));
  await waitFor(() => expect(window.location.search).toContain('date=2098-12-10'));
  expect(window.location.search).toContain('ages=8b,6');
});
