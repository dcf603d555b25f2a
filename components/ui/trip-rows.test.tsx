/** Trips as cards and as rows: what each says of a trip. */
import { totalText, withGst } from '@/content/catalogue/taxes';
import { render, screen, within } from '@testing-library/react';
import { domesticCategoryLabels, domesticTrips } from '@/content/catalogue/domestic';
import { destinations } from '@/content/catalogue/destinations';
import { gateways, gatewaysAbroad } from '@/content/catalogue/gateways';
import { monthIds } from '@/content/catalogue/months';
import { categoryLabels, seedTrips } from '@/content/catalogue/seed';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { formatMonths } from '@/content/format/months';
import { routes, tripPath } from '@/content/routes';
import { noting, someTrip } from '@/content/test-trips';
import { DomesticTripCard } from './domestic-trip-card';
import { SeedTripCard } from './seed-trip-card';
import { TripLines } from './trip-lines';

const forCouples = someTrip(({ basis }) => basis === 'per couple');
const forOne = someTrip(({ basis }) => basis === 'per person');
const stops = ['Kochi', 'Munnar', 'Thekkady', 'Alappuzha', 'Kollam', 'Varkala', 'Kovalam'] as const;
const stopsShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a card of the whole catalogue says its kind, its place, what its price is for and its first four stops', () => {
  const record = seedTrips.find(({ category, destinations: [place] }) => category === 'domestic' && place);
  const [place] = record?.destinations ?? [];
  if (!record || !place) throw new Error('the catalogue has no such trip');
  const trip = { ...record, category: 'domestic' as const, itinerary: [...stops] };
  const { rerender } = render(<SeedTripCard page={routes.allPackages} trip={{ ...trip, basis: 'per couple' }} />);
  expect(screen.getByRole('article').id).toBe(trip.id);
  for (const text of [categoryLabels[trip.category], destinations[place].name, 'per couple'])
    expect(screen.getByText(text)).toBeVisible();
  expect(stopsShown()).toEqual(stops.slice(0, 4));
  rerender(<SeedTripCard page={routes.allPackages} trip={{ ...trip, basis: 'per person' }} />);
  expect(screen.getByText('per person')).toBeVisible();
});

test('a card of the domestic tours says its kind, its place and up to six stops', () => {
  const [trip] = Object.values(domesticTrips).flat();
  if (!trip) throw new Error('the catalogue has no tour');
  render(<DomesticTripCard trip={{ ...trip, highlights: [...stops] }} />);
  for (const text of [domesticCategoryLabels[trip.category], trip.location])
    expect(screen.getByText(text)).toBeVisible();
  expect(stopsShown()).toEqual(stops.slice(0, 6));
});

test('a row says where a trip starts, what its price is for, and when it is at its best; its bars say the same', () => {
  const fairInMay = noting(forOne, { season: { ...forOne.notes.season, fair: ['may'] } });
  for (const trip of [forCouples, forOne, someTrip(({ abroad }) => abroad), fairInMay]) {
    const { unmount } = render(<TripLines trips={[trip]} />);
    const row = screen.getByRole('article');
    const { best, fair } = trip.notes.season;
    expect(within(row).getByRole('link', { name: trip.name })).toHaveAttribute('href', tripPath(trip.id));
    const each = trip.basis === 'per couple' ? `, ${formatRupees(withGst(Math.ceil(trip.price / 2)))} each` : '';
    const flights = gatewaysAbroad.includes(trip.notes.gateway) ? ', flights extra' : '';
    for (const line of [
      `${formatDuration(trip.days)} from ${gateways[trip.notes.gateway]}`,
      `${formatRupees(trip.price)} ${trip.basis}`,
      `${totalText(trip.price, trip.abroad)}${each}${flights}, rated ${trip.rating.toFixed(1)}`,
    ])
      expect(row).toHaveTextContent(line);
    const words = `best ${formatMonths(best)}${fair.length > 0 ? `, fair ${formatMonths(fair)}` : ''}`;
    const line = within(row).getAllByRole('paragraph').at(-1) ?? row;
    expect(line).toHaveTextContent(words);
    const { dataset } = line;
    expect([dataset['best'], dataset['fair']]).toEqual(
      [best, fair].map((ids) => monthIds.filter((id) => ids.includes(id)).join(' ')),
    );
    unmount();
  }
});
