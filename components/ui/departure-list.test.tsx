import { render, screen, within } from '@testing-library/react';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatShortDate } from '@/content/format/duration';
import { inNewTab } from '@/content/pages/controls';
import { tripPage } from '@/content/pages/trip';
import { daysAfter, type Departure } from '@/content/queries/departures';
import { departureFile } from '@/content/routes';
import { DepartureList } from './departure-list';

/** Departures a fortnight apart. */
const some = (count: number): Departure[] =>
  Array.from({ length: count }, (_, index) => {
    const leaves = daysAfter('2027-01-08', 14 * index);
    return { leaves, returns: daysAfter(leaves, 4), closes: daysAfter(leaves, -30) };
  });

const links = (name: string) => screen.getAllByRole('link', { hidden: true, name: (text) => text.startsWith(name) });
const addresses = (name: string) => links(name).map((link) => link.getAttribute('href'));
const { calendar, leaving } = tripPage.departures;

test.each([1, 8, 9, 24])('each of %d dates has its calendar file and its own message, in order', (count) => {
  render(<DepartureList id="group-any" name="Any Tour" departures={some(count)} />);
  const days = some(count).map(({ leaves }) => leaves);
  const dates = days.map(formatShortDate);
  expect(addresses(calendar)).toEqual(days.map((day) => departureFile('group-any', day)));
  for (const link of links(calendar)) expect(link).toHaveAttribute('download');
  expect(links(tripPage.ask).map(({ textContent }) => textContent)).toEqual(
    dates.map((date) => `${tripPage.ask} about ${date} ${inNewTab}`),
  );
  expect(addresses(tripPage.ask)).toEqual(dates.map((date) => whatsappHref(greetingFor('Any Tour', leaving(date)))));
});

test('a few dates stand open, more are folded under a line that says how many and until when', () => {
  const { rerender } = render(<DepartureList id="group-any" name="Any Tour" departures={some(8)} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<DepartureList id="group-any" name="Any Tour" departures={some(24)} />);
  const folded = screen.getByRole('group');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded).getByText(tripPage.departures.later(18, '26 November 2027'))).toBeVisible();
  expect(within(folded).getAllByRole('listitem', { hidden: true })).toHaveLength(18);
});

test('without a date on sale it says so', () => {
  render(<DepartureList id="group-any" name="Any Tour" departures={[]} />);
  expect(screen.getByText(tripPage.departures.none)).toBeVisible();
});
