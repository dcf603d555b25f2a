/** Honeymoons, group tours, itineraries and regions as their lists print them. */
import { render, screen, within } from '@testing-library/react';
import { groupTrips } from '@/content/catalogue/groups';
import { honeymoonTrips } from '@/content/catalogue/honeymoons';
import { itineraryCards } from '@/content/catalogue/itinerary-cards';
import { regionIds } from '@/content/catalogue/regions';
import { seedTrips } from '@/content/catalogue/seed';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatDuration, formatPeople } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { home } from '@/content/pages/home';
import { tripsPage } from '@/content/pages/trips';
import { departureText } from '@/content/queries/departures';
import { finderChoicesOf } from '@/content/queries/finder';
import { trips } from '@/content/queries/trips';
import { finderChoicePath, itineraryFile, routes, tripPath } from '@/content/routes';
import { FeaturedTrips } from './featured-trips';
import { GroupTripTicket } from './group-trip-ticket';
import { HoneymoonRow } from './honeymoon-row';
import { HoneymoonTeaser } from './honeymoon-teaser';
import { ItineraryTicket } from './itinerary-ticket';
import { RegionTrips } from './region-trips';
import { Services } from './services';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(honeymoonTrips.map((trip) => [trip.title, trip] as const))(
  'the honeymoon %s is printed with all that is in its price, and asked about by its name',
  (title, trip) => {
    render(<HoneymoonRow trip={trip} mirrored={false} />);
    const { id, location, days, price, basis, originalPrice, highlights, inclusions } = trip;
    const row = screen.getByRole('article');
    expect(row.id).toBe(id);
    expect(row).toHaveTextContent(`${location} ${formatDuration(days)} Rated ${trip.rating.toFixed(1)}`);
    expect(row).toHaveTextContent(`${formatRupees(price)} instead of ${formatRupees(originalPrice)} ${basis}`);
    expect(items()).toEqual([...highlights, ...inclusions]);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', tripPath(id));
    expect(hrefs()).toContain(whatsappHref(greetingFor(title)));
  },
);

test.each(groupTrips.map((trip) => [trip.title, trip] as const))(
  'the group tour %s is printed with when it leaves, for how long, for how many, and all that is in its price',
  (title, trip) => {
    render(<GroupTripTicket trip={trip} />);
    const { id, days, price, basis, groupSize, departures, highlights, inclusions } = trip;
    expect(screen.getByRole('article').id).toBe(id);
    expect(screen.getByRole('article')).toHaveTextContent(`${formatRupees(price)} ${basis}`);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      `${departureText(departures)} ${formatDuration(days)}`,
      `${groupSize.from}–${groupSize.to} people`,
    ]);
    expect(items()).toEqual([...highlights, ...inclusions]);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', tripPath(id));
  },
);

test.each(itineraryCards.map((card) => [card.destination, card] as const))(
  'the itinerary of %s is offered with its days, its people, its highlights in order and its file',
  (_destination, card) => {
    render(<ItineraryTicket card={card} />);
    expect(screen.getByText(`${formatDuration(card.days)} · ${formatPeople(card.people)}`)).toBeVisible();
    expect(screen.getByRole('article').id).toBe(card.id);
    expect(items()).toEqual(card.highlights);
    expect(screen.getByRole('link')).toHaveAttribute('href', itineraryFile(card.id));
    expect(screen.getByRole('link')).toHaveAttribute('download');
  },
);

test('the home page lists each honeymoon with its days and its price', () => {
  render(<HoneymoonTeaser />);
  expect(items()).toEqual(
    honeymoonTrips.map(({ title, days, price }) => `${title} ${formatDuration(days)} · ${formatRupees(price)}`),
  );
});

test('the home page leads on to all trips, and to as many for two as the finder then shows', () => {
  render(<FeaturedTrips />);
  const forTwo = trips.filter((trip) => finderChoicesOf(trip)['company'].includes('for-two'));
  expect(screen.getByRole('link', { name: tripsPage.linkForTwo(forTwo.length) })).toHaveAttribute(
    'href',
    finderChoicePath('company', 'for-two'),
  );
  expect(screen.getByRole('link', { name: tripsPage.linkWithCount(trips.length) })).toHaveAttribute(
    'href',
    routes.finder,
  );
});

test.each(regionIds)('the region %s counts its packages, one as one', (region) => {
  render(<RegionTrips region={region} />);
  const listed = seedTrips.filter((trip) => trip.region === region);
  expect(screen.getByText(listed.length === 1 ? '1 package' : `${listed.length} packages`)).toBeVisible();
  expect(
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
  ).toEqual(listed.map(({ name }) => name));
});

test('what else the operator does is named whole, each figure with its note', () => {
  render(<Services />);
  for (const item of home.why.also.items) expect(items()).toContain(item);
  for (const { value, label, note } of home.why.stats) expect(items()).toContain(`${value} ${label} ${note}`);
});
