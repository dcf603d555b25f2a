import { render, screen } from '@testing-library/react';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { flightLine, tripPage } from '@/content/pages/trip';
import { trips, type Trip } from '@/content/queries/trips';
import { contactAboutPath, itineraryFile, keptTripsPath } from '@/content/routes';
import { site } from '@/content/site';
import { FareBoard } from './fare-board';

jest.mock('@/components/ui/itinerary-files', () => ({ itinerarySize: () => '74 KB' }));

const first = (isWanted: (trip: Trip) => unknown): Trip => {
  const found = trips.find(isWanted);
  if (!found) throw new Error('there is no such trip');
  return found;
};

test.each([
  ['per person', first(({ basis, abroad }) => basis === 'per person' && !abroad)],
  ['per couple, with a saving', first(({ basis, originalPrice }) => basis === 'per couple' && originalPrice)],
  ['abroad', first(({ abroad }) => abroad)],
])('%s: the price says what it is for, what it was, and what comes on top', (_what, trip) => {
  const { container } = render(<FareBoard trip={trip} />);
  const { price, originalPrice, basis, days, abroad } = trip;
  const before = originalPrice ? `instead of ${formatRupees(originalPrice)} ` : '';
  expect(container).toHaveTextContent(`${formatRupees(price)} ${before}${tripPage.basis[basis]}`);
  expect(container).toHaveTextContent(formatDuration(days));
  expect(screen.getByText([flightLine(trip), tripPage.taxes(abroad)].filter(Boolean).join(' '))).toBeVisible();
});

test('the ways on name the trip: it is booked and compared, the chat asks about it, the form names it, the file is kept', () => {
  const trip = first(() => true);
  render(<FareBoard trip={trip} />);
  const chat = screen.getByRole('link', { name: (name) => name.startsWith(`${tripPage.ask} about ${trip.name}`) });
  expect(chat).toHaveAttribute('href', whatsappHref(greetingFor(trip.name)));
  const booking = screen.getByRole('link', { name: (name) => name.startsWith(`${trip.action} for ${trip.name}`) });
  expect(booking).toHaveAttribute('href', site.bookingUrl);
  const comparison = screen.getByRole('link', { name: `${tripPage.compare} ${trip.name} with other trips` });
  expect(comparison).toHaveAttribute('href', keptTripsPath([trip.id]));
  const written = screen.getByRole('link', { name: `${tripPage.write} about ${trip.name}` });
  expect(written).toHaveAttribute('href', contactAboutPath(trip.name));
  const file = screen.getByRole('link', { name: `${tripPage.download} ${trip.name} (PDF, 74 KB)` });
  expect(file).toHaveAttribute('href', itineraryFile(trip.id));
  expect(file).toHaveAttribute('download');
});
