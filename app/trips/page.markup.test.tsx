import { withGstText } from '@/content/words/taxes';
import { fireEvent, render, screen } from '@testing-library/react';
import { formatDuration } from '@/content/format/duration';
import { finderSort } from '@/content/words/trips-page';
import { facetsOf } from '@/content/model/trip-facets';
import { shortlistPath } from '@/content/routes';
import { firstRows } from '@/components/ui/list-layout';
import { finder } from '@/content/words/finder-page';
import TripsPage from './page';
import { trips } from '@/content/catalogue/trips';

test('sorts the finder by the price for each person, and says in the shortlist what a price is for', () => {
  const forCouples = trips.find(({ basis }) => basis === 'per couple');
  if (!forCouples) throw new Error('no price is for two');
  window.history.replaceState(null, '', shortlistPath([forCouples.id]));
  const { container } = render(<TripsPage />);
  const { days, price } = forCouples;
  expect(screen.getByText(`${formatDuration(days)}, ${withGstText(price)} per couple`)).toBeVisible();
  fireEvent.change(screen.getByLabelText(finderSort.legend), { target: { value: 'price' } });
  const rows = '[data-list] > :not([hidden]) h3';
  const prices = () =>
    [...container.querySelectorAll(rows)].map(({ textContent }) => {
      const trip = trips.find(({ name }) => name === textContent);
      return trip ? facetsOf(trip).price : NaN;
    });
  const sorted = trips.map((trip) => facetsOf(trip).price).sort((a, b) => a - b);
  expect(prices()).toEqual(sorted.slice(0, firstRows));
  fireEvent.click(screen.getByLabelText(finder.showAll(trips.length)));
  expect(prices()).toEqual(sorted);
});
