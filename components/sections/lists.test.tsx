/** Trips as the lists of their pages print them; that each stands on its page with its price is read from the exported files. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destinations } from '@/content/catalogue/destinations';
import { domesticTrips } from '@/content/catalogue/domestic';
import { groupTrips } from '@/content/catalogue/groups';
import { honeymoonTrips } from '@/content/catalogue/honeymoons';
import { itineraryCards } from '@/content/catalogue/itinerary-cards';
import { regionIds } from '@/content/catalogue/regions';
import { seedTrips } from '@/content/catalogue/seed';
import { states } from '@/content/catalogue/states';
import { formatDuration } from '@/content/format/duration';
import { taxSentence, totalText } from '@/content/catalogue/taxes';
import { formatRupees } from '@/content/format/money';
import { domesticPage } from '@/content/pages/lists';
import { placePage, tripCard } from '@/content/pages/shared';
import { tripsPage } from '@/content/pages/trips';
import { tripsFrom } from '@/content/queries/destination-trips';
import { finderChoicesOf } from '@/content/queries/finder';
import { soldStates } from '@/content/queries/state-trips';
import { tripOf, trips } from '@/content/queries/trips';
import { destinationPath, finderChoicePath, itineraryFile, routes, statePath, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { FeaturedTrips } from './featured-trips';
import { GroupTripTicket } from './group-trip-ticket';
import { HoneymoonRow } from './honeymoon-row';
import { HoneymoonTeaser } from './honeymoon-teaser';
import { ItineraryTicket } from './itinerary-ticket';
import { RegionTrips } from './region-trips';
import { TripDetail } from './trip-detail';
import { Trips, specialityOf } from './trips';

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name: (text) => text.startsWith(name) });
const page = destinationPath('kerala');

function sectionOf<Kind extends 'trips' | 'trip-detail'>(id: keyof typeof destinations, kind: Kind) {
  const section = destinations[id].sections.find((one) => one.kind === kind);
  if (section?.kind !== kind) throw new Error(`${id} has no such section`);
  return section as Extract<typeof section, { kind: Kind }>;
}

test.each([
  ...honeymoonTrips.map((trip) => ({ ...trip, item: <HoneymoonRow trip={trip} mirrored={false} />, name: trip.title })),
  ...groupTrips.map((trip) => ({ ...trip, item: <GroupTripTicket trip={trip} />, name: trip.title })),
])('$name stands at its own part of the page, with all that is in its price, and leads to its page', (trip) => {
  render(trip.item);
  expect(screen.getByRole('article').id).toBe(trip.id);
  expect(texts('listitem')).toEqual([...trip.highlights, ...trip.inclusions]);
  expect(screen.getByRole('link', { name: trip.name })).toHaveAttribute('href', tripPath(trip.id));
});

test.each(itineraryCards)('the itinerary of $destination is offered with its highlights and its file', (card) => {
  render(<ItineraryTicket card={card} />);
  expect(screen.getByRole('article').id).toBe(card.id);
  expect(texts('listitem')).toEqual(card.highlights);
  expect(screen.getByRole('link')).toHaveAttribute('href', itineraryFile(card.id));
  expect(screen.getByRole('link')).toHaveAttribute('download');
});

test('the home page lists each honeymoon with its days and its price, and what comes on top of it', () => {
  render(<HoneymoonTeaser />);
  expect(screen.getByText(taxSentence('both'))).toBeVisible();
  expect(texts('listitem')).toEqual(
    honeymoonTrips.map(
      ({ title, days, price, abroad }) =>
        `${title} ${formatDuration(days)} · ${formatRupees(price)}, ${totalText(price, abroad)}`,
    ),
  );
});

test('the home page leads on to all trips, and to as many for two as the finder then shows', () => {
  render(<FeaturedTrips />);
  expect(screen.getByText(taxSentence('both'))).toBeVisible();
  const forTwo = trips.filter((trip) => finderChoicesOf(trip)['company'].includes('for-two'));
  const href = finderChoicePath('company', 'for-two');
  expect(link(tripsPage.linkForTwo(forTwo.length))).toHaveAttribute('href', href);
  expect(link(tripsPage.linkWithCount(trips.length))).toHaveAttribute('href', routes.finder);
});

test.each(regionIds)('the region %s counts its packages, one as one', (region) => {
  render(<RegionTrips region={region} />);
  const listed = seedTrips.filter((trip) => trip.region === region);
  expect(screen.getByText(listed.length === 1 ? '1 package' : `${listed.length} packages`)).toBeVisible();
  const cards = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(cards).toEqual(listed.map(({ name }) => name));
});

test('a package card of a destination has six Core Attractions at most, Quick Facts and the first Speciality that fits', () => {
  const section = sectionOf('kerala', 'trips');
  const { speciality, source, facts } = section;
  render(<Trips section={section} picture="kerala" page={page} />);
  const trip = tripsFrom(source).find(({ stops }) => stops.length > 6);
  const card = screen
    .getAllByRole('article')
    .find((one) => within(one).queryByRole('heading', { name: trip?.name ?? '' }));
  if (!trip || !card) throw new Error('no trip of Kerala has more than six stops');
  expect(within(card).getAllByRole('listitem')).toHaveLength(6);
  for (const text of [
    tripCard.badge,
    trip.basis,
    specialityOf(trip.name, speciality),
    ...facts.map(({ value }) => value),
  ])
    expect(within(card).getByText(text)).toBeVisible();
  for (const { nameContains, text } of speciality.when)
    expect(specialityOf(`Five days in ${nameContains}`, speciality)).toBe(text);
  expect(specialityOf('Five days elsewhere', speciality)).toBe(speciality.otherwise);
});

test('a destination without packages shows its message and its button', () => {
  const section = { ...sectionOf('goa', 'trips'), source: { from: 'nowhere' } as const };
  render(<Trips section={section} picture="goa" page={page} />);
  expect(screen.getByText(section.empty.line)).toBeVisible();
  expect(link(section.empty.action)).toHaveAttribute('href', site.bookingUrl);
});

test('Thailand shows its package in full, day by day, or says that it has none', () => {
  const section = sectionOf('thailand', 'trip-detail');
  const { id, price, days } = tripOf(section.tripId);
  const { unmount } = render(<TripDetail section={section} page={page} />);
  expect(screen.getByText(formatRupees(price))).toBeVisible();
  expect(link(section.action)).toHaveAttribute('href', site.bookingUrl);
  expect(screen.getByRole('heading', { level: 3, name: placePage.sample(days) })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(days);
  expect(link(placePage.wholeTrip)).toHaveAttribute('href', tripPath(id));
  unmount();
  render(<TripDetail section={{ ...section, tripId: 'nowhere' }} page={page} />);
  expect(screen.getByText(section.missing)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a state without tours says so and leads to what else goes there, and one tour is counted as one', async () => {
  const [tour] = Object.values(domesticTrips).flat();
  const [empty, other] = soldStates;
  if (!tour || !empty || !other) throw new Error('there are too few tours');
  render(<DomesticTrips trips={{ ...domesticTrips, [empty]: [], [other]: [tour] }} />);
  await userEvent.click(screen.getByRole('radio', { name: states[empty] }));
  for (const text of [domesticPage.empty.heading, domesticPage.empty.line(states[empty])])
    expect(screen.getByText(text)).toBeVisible();
  expect(link(domesticPage.empty.others(states[empty]))).toHaveAttribute('href', statePath(empty));
  expect(screen.getByRole('status')).toHaveTextContent(`${states[empty]}: 0 tours`);
  await userEvent.click(screen.getByRole('radio', { name: states[other] }));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${states[other]}: 1 tour$`));
});
