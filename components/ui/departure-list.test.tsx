import { render, screen, within } from '@testing-library/react';
import { formatShortDate } from '@/content/format/duration';
import { tripPage } from '@/content/pages/trip';
import type { Departure } from '@/content/queries/departures';
import { daysAfter } from '@/content/queries/departures';
import { departureFile } from '@/content/routes';
import { DepartureList } from './departure-list';

/** Departures a fortnight apart. */
const some = (count: number): Departure[] =>
  Array.from({ length: count }, (_, index) => {
    const leaves = daysAfter('2027-01-08', 14 * index);
    return { leaves, returns: daysAfter(leaves, 4), closes: daysAfter(leaves, -30) };
  });

const calendars = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

test.each([1, 8, 9, 24])('each of %d dates has its calendar file, in order', (count) => {
  render(<DepartureList id="group-any" departures={some(count)} />);
  expect(calendars()).toEqual(some(count).map(({ leaves }) => departureFile('group-any', leaves)));
  for (const link of screen.getAllByRole('link', { hidden: true })) expect(link).toHaveAttribute('download');
});

test('a few dates stand open, more are folded under a line that says how many and until when', () => {
  const { rerender } = render(<DepartureList id="group-any" departures={some(8)} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<DepartureList id="group-any" departures={some(24)} />);
  const folded = screen.getByRole('group');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded).getByText(tripPage.departures.later(18, '26 November 2027'))).toBeVisible();
  expect(within(folded).getAllByRole('link', { hidden: true })).toHaveLength(18);
});

test('a date says when the trip is back and until when it is sold', () => {
  render(<DepartureList id="group-any" departures={some(1)} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    `${formatShortDate('2027-01-08')} back 12 Jan, book by 9 Dec 2026`,
  );
});

test('without a date on sale it says so', () => {
  render(<DepartureList id="group-any" departures={[]} />);
  expect(screen.getByText(tripPage.departures.none)).toBeVisible();
});
