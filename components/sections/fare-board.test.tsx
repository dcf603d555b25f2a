import { render, screen } from '@testing-library/react';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { flightLine, tripPage } from '@/content/pages/trip';
import { contactAboutPath, itineraryFile, keptTripsPath } from '@/content/routes';
import { site } from '@/content/site';
import { someTrip } from '@/content/test-trips';
import { FareBoard } from './fare-board';

jest.mock('@/components/ui/itinerary-files', () => ({ itinerarySize: () => '74 KB' }));

test.each([
  ['per couple, with a saving', someTrip(({ basis, originalPrice }) => basis === 'per couple' && originalPrice)],
  ['abroad', someTrip(({ abroad, basis }) => abroad && basis === 'per person')],
])('%s: the price says what it is for, what it was, and what comes on top', (_what, trip) => {
  const { container } = render(<FareBoard trip={trip} />);
  const { price, originalPrice, basis, days, abroad } = trip;
  const before = originalPrice ? `instead of ${formatRupees(originalPrice)} ` : '';
  expect(container).toHaveTextContent(`${formatRupees(price)} ${before}${tripPage.basis[basis]}`);
  expect(container).toHaveTextContent(formatDuration(days));
  expect(screen.getByText([flightLine(trip), tripPage.taxes(abroad)].filter(Boolean).join(' '))).toBeVisible();
});

test('the ways on name the trip: it is booked and compared, the chat asks about it, the form names it, the file is kept', () => {
  const trip = someTrip();
  const { id, name, action } = trip;
  render(<FareBoard trip={trip} />);
  for (const [text, href] of [
    [`${tripPage.ask} about ${name}`, whatsappHref(greetingFor(name))],
    [`${action} for ${name}`, site.bookingUrl],
    [`${tripPage.compare} ${name} with other trips`, keptTripsPath([id])],
    [`${tripPage.write} about ${name}`, contactAboutPath(name)],
    [`${tripPage.download} ${name} (PDF, 74 KB)`, itineraryFile(id)],
  ] as const)
    expect(screen.getByRole('link', { name: (shown) => shown.startsWith(text) })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
});
