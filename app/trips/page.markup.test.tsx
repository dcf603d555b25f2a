import { withGstText } from '@/content/words/taxes';
import { fireEvent, render, screen } from '@testing-library/react';
import { formatDuration } from '@/content/format/duration';
import { finderSort } from '@/content/words/trips-page';
import { facetsOf } from '@/content/model/trip-facets';
import { shortlistPath } from '@/content/routes';
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
  const prices = [...container.querySelectorAll('article h3')].map(({ textContent }) => {
    const trip = trips.find(({ name }) => name === textContent);
    return trip ? facetsOf(trip).price : NaN;
  });
  expect(prices).toHaveLength(trips.length);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});
