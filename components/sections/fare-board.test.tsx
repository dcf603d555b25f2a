import { render, screen } from '@testing-library/react';
import { totalText } from '@/content/catalogue/taxes';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatRupees } from '@/content/format/money';
import { tripPage } from '@/content/pages/trip';
import { contactAboutPath, itineraryFile, keptTripsPath } from '@/content/routes';
import { site } from '@/content/site';
import { someTrip } from '@/content/test-trips';
import { FareBoard } from './fare-board';

jest.mock('@/components/ui/itinerary-files', () => ({ itinerarySize: () => '74 KB' }));

test('the price says what it is for, what it was, and what is paid with tax', () => {
  const trip = someTrip((one) => one.basis === 'per couple' && one.originalPrice);
  const { price, originalPrice = 0, basis, abroad } = trip;
  const { container } = render(<FareBoard trip={trip} />);
  const prices = `${formatRupees(price)} instead of ${formatRupees(originalPrice)} ${basis} ${totalText(price, abroad)}`;
  expect(container).toHaveTextContent(prices);
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
