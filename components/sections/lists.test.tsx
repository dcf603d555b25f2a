/** Trips as their lists print them. A test of the exported files checks that each is on its page with its price. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destinations } from '@/content/catalogue/destinations';
import { itineraryCards } from '@/content/catalogue/itinerary-cards';
import { regionIds } from '@/content/ids/regions';
import { states, type StateId } from '@/content/ids/states';
import { filled, filledFor } from '@/content/format/filled';
import { formatDuration, formatPeople } from '@/content/format/duration';
import { taxSentence, totalText } from '@/content/words/taxes';
import { formatRupees } from '@/content/format/money';
import { pageTexts } from '@/content/catalogue/page-texts';
import { marksOfIndia } from '@/content/words/india-marks';
import { domesticPage, explorePage, groupToursPage } from '@/content/pages/lists';
import { placePage, tripCard } from '@/content/words/shared';
import { everywhere } from '@/content/words/everywhere';
import { tripsPage } from '@/content/words/trips-page';
import { tripsFrom } from '@/content/model/destination-trips';
import { finderChoicesOf } from '@/content/words/finder';
import { soldStates, tripsInState } from '@/content/model/state-trips';
import { departureText } from '@/content/words/departures';
import { pictures } from '@/content/catalogue/pictures';
import { someTrip } from '@/content/model/test/trips';
import { TripCard } from '@/components/ui/trip-card';
import { destinationPath, finderChoicePath, itineraryFile, routes, statePath, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { FeaturedTrips } from './featured-trips';
import { GroupTripTicket } from './group-trip-ticket';
import { HoneymoonRow } from './honeymoon-row';
import { HoneymoonTeaser } from './honeymoon-teaser';
import { ItineraryTicket } from './itinerary-ticket';
import { RegionTrips } from './region-trips';
import { StateAbout } from './state-about';
import { TripDetail } from './trip-detail';
import { Trips, specialityOf } from './trips';
import {
  domesticTrips,
  groupTrips,
  honeymoonTrips,
  seedTrips,
  tripOf,
  trips,
  stopsOf,
} from '@/content/catalogue/trips';
import type { Trip } from '@/content/schema/types';

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name: (text) => text.startsWith(name) });
const page = destinationPath('kerala');
const trip = someTrip();

function sectionOf<Kind extends 'trips' | 'trip-detail'>(id: keyof typeof destinations, kind: Kind) {
  const section = destinations[id].sections.find((one) => one.kind === kind);
  if (section?.kind !== kind) throw new Error(`${id} has no such section`);
  return section as Extract<typeof section, { kind: Kind }>;
}

/** The texts that every card of a trip has. */
const onEveryCard = (
  { price, basis, abroad, rating, days }: Pick<Trip, 'price' | 'basis' | 'abroad' | 'rating' | 'days'>,
  rated = `${everywhere.rated} {rating}`,
) => [
  formatRupees(price),
  basis,
  totalText(price, abroad),
  filled(rated, { rating: rating.toFixed(1) }),
  formatDuration(days),
];

test.each([
  ...honeymoonTrips.map((trip) => ({
    ...trip,
    item: <HoneymoonRow trip={trip} mirrored={false} />,
    name: trip.name,
    own: [trip.location, formatRupees(trip.originalPrice)],
  })),
  ...groupTrips.map((trip) => ({
    ...trip,
    item: <GroupTripTicket trip={trip} />,
    name: trip.name,
    own: [trip.location, departureText(trip.departures), groupToursPage.people(trip.groupSize)],
  })),
])('gives $name an anchor, its facts, highlights and inclusions, and a link to its page', (trip) => {
  render(trip.item);
  expect(screen.getByRole('article').id).toBe(trip.id);
  expect(texts('listitem')).toEqual([...trip.highlights, ...trip.inclusions]);
  expect(screen.getByRole('link', { name: trip.name })).toHaveAttribute('href', tripPath(trip.id));
  for (const text of [...onEveryCard(trip), ...trip.own]) expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: pictures[trip.picture]?.alt ?? trip.picture })).toBeVisible();
});

test('shows price, total, rating and days of a trip on a card and in a row', () => {
  for (const layout of ['cards', 'rows'] as const) {
    const { unmount } = render(<TripCard trip={trip} page={page} layout={layout} mostChips={4} action="Book" />);
    const card = screen.getByRole('article');
    for (const text of onEveryCard(trip, layout === 'rows' ? tripsPage.row.rated : undefined))
      expect(card.textContent.toLowerCase()).toContain(text.toLowerCase());
    expect(within(card).getByRole('link', { name: trip.name })).toHaveAttribute('href', tripPath(trip.id));
    unmount();
  }
});

test.each(itineraryCards)('offers the itinerary of $destination with its highlights and its file', (card) => {
  render(<ItineraryTicket card={card} />);
  expect(screen.getByRole('article').id).toBe(card.id);
  expect(texts('listitem')).toEqual(card.highlights);
  for (const text of [card.destination, formatDuration(card.days), formatPeople(card.people)])
    expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', itineraryFile(card.id));
  expect(screen.getByRole('link')).toHaveAttribute('download');
});

test('lists each honeymoon on the home page with its days, its price and the tax', () => {
  render(<HoneymoonTeaser />);
  expect(screen.getByText(taxSentence('both'))).toBeVisible();
  expect(texts('listitem')).toEqual(
    honeymoonTrips.map(
      ({ name, days, price, abroad }) =>
        `${name} ${formatDuration(days)} · ${formatRupees(price)}, ${totalText(price, abroad)}`,
    ),
  );
});

test('links from the home page to all trips, and to as many trips for two as the finder shows', () => {
  render(<FeaturedTrips />);
  expect(screen.getByText(taxSentence('both'))).toBeVisible();
  const forTwo = trips.filter((trip) => finderChoicesOf(trip)['company'].includes('for-two'));
  const href = finderChoicePath('company', 'for-two');
  expect(link(tripsPage.linkForTwo(forTwo.length))).toHaveAttribute('href', href);
  expect(link(tripsPage.linkWithCount(trips.length))).toHaveAttribute('href', routes.finder);
});

test.each(regionIds)('counts the packages of the region %s, with the singular for one', (region) => {
  render(<RegionTrips region={region} />);
  const listed = seedTrips.filter((trip) => trip.region === region);
  expect(screen.getByText(explorePage.count(listed.length))).toBeVisible();
  const cards = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(cards).toEqual(listed.map(({ name }) => name));
});

test("shows at most six Core Attractions, the Quick Facts and the first matching Speciality on a destination's card", () => {
  const section = sectionOf('kerala', 'trips');
  const { speciality, source, facts } = section;
  render(<Trips section={section} picture="kerala" page={page} />);
  const trip = tripsFrom(source).find((one) => stopsOf(one).length > 6);
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

test('shows the message and the button of a destination without packages', () => {
  const section = { ...sectionOf('goa', 'trips'), source: { from: 'nowhere' } as const };
  render(<Trips section={section} picture="goa" page={page} />);
  expect(screen.getByText(section.empty.line)).toBeVisible();
  expect(link(section.empty.action)).toHaveAttribute('href', site.bookingUrl);
});

test("shows Thailand's package in full, day by day, or says that there is none", () => {
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

test('counts as many tours of a state on the domestic page as on its own page and on the map of India', () => {
  render(<DomesticTrips trips={domesticTrips} />);
  const counted = new Map(
    screen.getAllByRole('heading', { level: 2, hidden: true }).map((heading) => {
      const [name = '', ...counts] = heading.textContent.split(/ (?=\d)|(?<=\d) /);
      return [name, Number(counts.filter((text) => /^\d+$/.test(text)).at(-1))];
    }),
  );
  for (const id of soldStates) {
    const { length } = tripsInState(id);
    expect([states[id], counted.get(states[id])]).toEqual([states[id], length]);
    const { unmount } = render(<StateAbout state={id} opening="" trips={tripsInState(id)} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(String(length));
    unmount();
    const mark = marksOfIndia.find(({ state }) => state === id);
    if (mark) expect([id, mark.trips]).toEqual([id, length]);
  }
});

test('says that a state has no tours and links to its other trips, and counts one tour in the singular', async () => {
  const [tour] = Object.values(domesticTrips).flat();
  const [empty, other] = soldStates;
  if (!tour || !empty || !other) throw new Error('there are too few tours');
  render(<DomesticTrips trips={{ ...domesticTrips, [empty]: [], [other]: [tour] }} />);
  await userEvent.click(screen.getByRole('radio', { name: states[empty] }));
  for (const text of [domesticPage.empty.heading, domesticPage.empty.line(states[empty])])
    expect(screen.getByText(text)).toBeVisible();
  expect(link(domesticPage.empty.others(states[empty]))).toHaveAttribute('href', statePath(empty));
  const total = (id: StateId) => tripsInState(id).length;
  expect(screen.getByRole('status')).toHaveTextContent(`${states[empty]}: ${domesticPage.tours(0, total(empty))}`);
  await userEvent.click(screen.getByRole('radio', { name: states[other] }));
  expect(screen.getByRole('status')).toHaveTextContent(`${states[other]}: ${domesticPage.tours(1, total(other))}`);
  expect([domesticPage.tours(1, 1), domesticPage.tours(2, 2), domesticPage.tours(1, 3)]).toEqual([
    filledFor(pageTexts.domestic.tours, 1),
    filledFor(pageTexts.domestic.tours, 2),
    filled(pageTexts.domestic.someOfTours, { count: 1, total: 3 }),
  ]);
});
