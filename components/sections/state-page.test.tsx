import { render, screen, within } from '@testing-library/react';
import { destinations } from '@/content/catalogue/destinations';
import { domesticTrips } from '@/content/catalogue/domestic';
import { gateways } from '@/content/catalogue/gateways';
import { monthIds, months } from '@/content/catalogue/months';
import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/catalogue/states';
import { formatDayRange } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { formatMonths } from '@/content/format/months';
import { kindBadges, statePage } from '@/content/pages/state';
import { furtherTripsTo } from '@/content/queries/destination-trips';
import { destinationsIn, isSold, seasonOf, soldStates, statesOf, tripsInState } from '@/content/queries/state-trips';
import { destinationPath, routes, statePath, tripPath } from '@/content/routes';
import { Footer } from '../layout/footer';
import { DomesticTrips } from './domestic-trips';
import { FurtherTrips } from './further-trips';
import { PlaceTrips } from './place-trips';
import { RegionTrips } from './region-trips';
import { StateAbout } from './state-about';
import { StateBoard } from './state-board';
import { StateFurther } from './state-further';
import { TripCards } from './trip-cards';
import { StateYear } from './state-year';

test.each(soldStates)('%s shows every tour with its place, its price, its town and its months', (id) => {
  const trips = tripsInState(id);
  render(
    <TripCards
      id="tours"
      page={statePath(id)}
      heading={statePage.tours(states[id])}
      lead={statePage.toursLead}
      trips={trips}
    />,
  );
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(trips.length);
  trips.forEach(({ id: trip, name, price, place, kind, notes }, index) => {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole('link', { name })).toHaveAttribute('href', tripPath(trip));
    expect(card.getByText(formatRupees(price))).toBeVisible();
    expect(card.getByText(place)).toBeVisible();
    if (kindBadges[kind]) expect(card.getByText(kindBadges[kind])).toBeVisible();
    const start = `From ${gateways[notes.gateway]}; best in ${formatMonths(notes.season.best)}`;
    expect(card.getByText(start)).toBeVisible();
  });
});

test.each(soldStates)('%s says in which months most tours are at their best, and how to come to each start', (id) => {
  const trips = tripsInState(id);
  render(<StateYear page={statePages[id]} trips={trips} />);
  const { best } = seasonOf(trips);
  const linked = monthIds.filter((month) =>
    screen.queryByRole('link', { name: `${months[month]}: ${statePage.seasons.best}` }),
  );
  expect(linked).toEqual(best);
  for (const gateway of new Set(trips.map(({ notes }) => notes.gateway)))
    expect(screen.getByText(gateways[gateway])).toBeVisible();
});

test('a town where no tour starts any more is not named', () => {
  const [first] = tripsInState('kerala');
  if (!first) throw new Error('Kerala has no tours');
  render(<StateYear page={statePages.kerala} trips={[first]} />);
  const named = statePages.kerala.reach.filter(({ text }) => screen.queryByText(text)).map(({ gateway }) => gateway);
  expect(named).toEqual([first.notes.gateway]);
});

test('the figures beside the opening are those of the tours', () => {
  const [state] = soldStates;
  const [first] = state ? tripsInState(state) : [];
  if (!state || !first) throw new Error('there are no tours');
  const trips = [
    { ...first, days: 3, price: 20_000, basis: 'per person' },
    { ...first, id: 'for-two', days: 5, price: 9_000, basis: 'per couple' },
    { ...first, id: 'short', days: 2, price: 10_000, basis: 'per person' },
  ] as const;
  render(<StateAbout state={state} opening={statePages[state].opening} trips={trips} />);
  expect(screen.getByText(statePages[state].opening)).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3',
    formatDayRange({ from: 2, to: 5 }),
    `from ${formatRupees(10_000)} per person`,
    gateways[first.notes.gateway],
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(new RegExp(`^Map of ${states[state]} `));
});

test('a state whose trips are sold by the couple alone names no price for one', () => {
  const [state] = soldStates;
  const [first] = state ? tripsInState(state) : [];
  if (!state || !first) throw new Error('there are no tours');
  const trips = [{ ...first, basis: 'per couple' as const }];
  render(<StateAbout state={state} opening={statePages[state].opening} trips={trips} />);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

test('the board of the home page names from which price each state is, as its page does', () => {
  render(<StateBoard />);
  for (const id of soldStates) {
    const forOne = tripsInState(id).filter(({ basis }) => basis === 'per person');
    const lowest = formatRupees(Math.min(...forOne.map(({ price }) => price)));
    const name = `${states[id]} ${forOne.length > 0 ? `from ${lowest}` : 'tours'}`;
    const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set([statePath(id)]));
  }
});

test.each(soldStates)('%s leads to its places and to the states around it', (id) => {
  render(<StateFurther page={statePages[id]} />);
  expect(screen.getByRole('link', { name: statePage.all })).toHaveAttribute('href', routes.domestic);
  for (const place of destinationsIn(id))
    expect(screen.getByRole('link', { name: destinations[place].name })).toHaveAttribute(
      'href',
      destinationPath(place),
    );
  for (const state of statePages[id].neighbours.filter(isSold))
    expect(screen.getByRole('link', { name: statePage.name(states[state]) })).toHaveAttribute('href', statePath(state));
});

const linked = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const kerala = statePath('kerala');

test.each([
  ['the home page', <StateBoard key="home" />],
  ['the domestic tours', <DomesticTrips key="domestic" trips={domesticTrips} />],
  ['the footer', <Footer key="footer" />],
])('%s leads to the page of every state', (_where, lists) => {
  render(lists);
  expect(linked()).toEqual(expect.arrayContaining(soldStates.map(statePath)));
});

test('the main catalogue, a place and a trip lead to the page of their state', () => {
  const { name, neighbours } = destinations.kerala;
  const [trip] = tripsInState('kerala');
  if (!trip) throw new Error('Kerala has no tours');
  for (const part of [
    <RegionTrips key="region" region="kerala" />,
    <PlaceTrips
      key="place"
      place={name}
      trips={furtherTripsTo('kerala')}
      neighbours={neighbours}
      within={statesOf('kerala')}
    />,
    <FurtherTrips key="trip" trip={trip} />,
  ]) {
    const { unmount } = render(part);
    expect(linked()).toContain(kerala);
    unmount();
  }
});
