/** Cards, rows and small parts of pages: their texts and links. */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { destinations } from '@/content/catalogue/destinations';
import { operator } from '@/content/catalogue/operator';
import { gateways, gatewaysAbroad } from '@/content/ids/gateways';
import { monthIds, months } from '@/content/ids/months';
import { withGst } from '@/content/model/fares/taxes';
import { totalText } from '@/content/words/taxes';
import { filled } from '@/content/format/filled';
import { formatDayRange, formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { dated } from '@/content/format/months';
import { everywhere } from '@/content/words/everywhere';
import { levelText, parties } from '@/content/words/fares';
import { signatureNote } from '@/content/pages/lists';
import { finder } from '@/content/words/finder-page';
import { placePage } from '@/content/words/shared';
import { tripPage } from '@/content/words/trip';
import { tripsPage } from '@/content/words/trips-page';
import { routeOf } from '@/content/model/route/route';
import { fareLevels, tariffOf } from '@/content/model/fares/trip-totals';
import { capitalised } from '@/content/format/capitalised';
import { usualParty } from '@/content/model/choice';
import { levelsHeading, payerOf } from '@/content/words/party';
import { destinationPath, monthPath, routes, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { dayOf, leg, noting, someTrip } from '@/content/model/test/trips';
import { DestinationCard } from './destination-card';
import { DomesticTripCard } from './domestic-trip-card';
import { FareLevels } from './fare-levels';
import { Price } from './price';
import { RouteList } from './route-list';
import { RunningText } from './running-text';
import { SeasonStrip } from './season-strip';
import { SeedTripCard } from './seed-trip-card';
import { SignatureNote } from './signature-note';
import { TripLines } from './trip-lines';
import { domesticCategoryLabels, categoryLabels, startLabel } from '@/content/words/trip-kinds';
import { domesticTrips, seedTrips, trips, isGroup } from '@/content/catalogue/trips';
import { listOf } from '@/content/pages/trip-list';

afterEach(() => jest.restoreAllMocks());

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['in India', false],
  ['abroad', true],
])('shows the total of two and the fare of each traveller on each level of a trip %s', (_where, abroad) => {
  const trip = someTrip((one) => one.abroad === abroad && !isGroup(one));
  const peak = { name: 'Festival', from: '2098-01-01', until: '2098-12-31', rupees: 5_000 };
  const dates = [{ ...peak, kinds: [], states: [], trips: [] }];
  jest.replaceProperty(operator, 'peaks', { dates, completeUntil: '2099-12-31' });
  render(<FareLevels trip={trip} />);
  const levels = fareLevels(trip);
  expect(levels.length).toBeGreaterThan(1);
  expect(screen.getByText(levelsHeading(usualParty))).toBeVisible();
  const totals = levels.map(({ fares }) => formatRupees(fares.find(({ id }) => id === 'two')?.total ?? 0));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(totals),
  );
  const [tariff = document.body, totalsOfParties = document.body] = screen.getAllByRole('table', { hidden: true });
  for (const { who, fares } of tariffOf(trip)) {
    const name = [capitalised(payerOf(who, trip)), ...fares.map(formatRupees)].join(' ');
    expect(within(tariff).getByRole('row', { name, hidden: true })).toBeInTheDocument();
  }
  for (const [row, { id }] of (levels[0]?.fares ?? []).entries()) {
    const name = [parties[id], ...levels.map(({ fares }) => formatRupees(fares[row]?.total ?? 0))].join(' ');
    expect(within(totalsOfParties).getByRole('row', { name, hidden: true })).toBeInTheDocument();
  }
  for (const dated of levels.flatMap(({ days }) => days))
    // A script hides past items when the page is read.
    expect(screen.getByText(levelText(dated))).toHaveAttribute('data-until', dated.until);
});

test('strikes the earlier price through, and says to a screen reader that it is not to be paid', () => {
  const struck = (original?: number) => {
    const price = <Price rupees={27_000} {...(original ? { original } : {})} basis="per person" abroad={false} />;
    return /<s\b.*<\/s>/.exec(renderToStaticMarkup(price))?.[0].replace(/<[^>]*>/g, '');
  };
  expect(struck(31_500)).toBe(`${everywhere.prices.instead} ${formatRupees(31_500)} `);
  expect(struck()).toBeUndefined();
});

test('lists the stops in order with their numbers and nights, and the way back', () => {
  render(<RouteList route={routeOf({ plan: [dayOf(leg('kochi', 'munnar')), dayOf(leg('munnar', 'kochi'))] })} />);
  expect(items()).toEqual(['1 Kochi', '2 Munnar, 1 night', 'and back to Kochi']);
});

test('says how a trip is in each month, and links its best months to their pages', () => {
  const [first, second, last] = ['jan', 'feb', 'dec'] as const;
  const note = 'The pass is open from May.';
  render(<SeasonStrip season={{ best: [first, last], fair: [second], note, asOf: '2026-11' }} />);
  const { best, fair, off } = tripPage.seasons;
  const words = monthIds.map((id) => (id === first || id === last ? best : id === second ? fair : off));
  expect(items()).toEqual(monthIds.map((id, index) => `${months[id].slice(0, 3)} ${months[id]}: ${words[index]}`));
  expect(hrefs()).toEqual([first, last].map(monthPath));
  for (const word of [best, fair, off]) expect(screen.getByText(word)).toBeVisible();
  expect(screen.getByText(note)).toHaveTextContent(dated(note, '2026-11'));
});

test('links a card to its place and shows three highlights (specification, section 9), then the number of further ones', () => {
  const { goa } = destinations;
  const highlights = ['Fort', 'Church', 'Beach', 'Market', 'River'];
  const { rerender } = render(<DestinationCard destination={{ ...goa, highlights }} />);
  expect(screen.getByRole('link', { name: goa.name })).toHaveAttribute('href', destinationPath('goa'));
  expect(screen.getByRole('article')).toHaveTextContent(`${everywhere.rated} ${goa.rating.toFixed(1)}${goa.subtitle}`);
  expect(screen.getByText(formatDayRange(goa.duration))).toBeVisible();
  expect(items()).toEqual(highlights.slice(0, 3));
  expect(screen.getByText(placePage.moreHighlights(2))).toBeVisible();
  rerender(<DestinationCard destination={{ ...goa, highlights: highlights.slice(0, 3) }} />);
  expect(screen.queryByText(placePage.moreHighlights(0))).toBeNull();
});

test('counts the signature packages and the others in the note, and links to every list of the others', () => {
  const { container } = render(<SignatureNote />);
  expect(container).toHaveTextContent(signatureNote.line(seedTrips.length, trips.length - seedTrips.length));
  const links = hrefs().map((href) => href ?? '');
  // A state's tours are also listed on the page above their own list.
  const lists = trips
    .filter(({ id }) => !seedTrips.some((seed) => seed.id === id))
    .map((trip) => listOf(trip).href)
    .map((href) => links.find((link) => href === link || href.startsWith(`${link}/`)));
  expect(new Set([...lists, routes.finder])).toEqual(new Set(links));
});

test('marks only prices, numbers and addresses of a text as not to be translated', () => {
  const [fare, phone] = [formatRupees(125000), site.phone.display];
  const marked = (text: string) => `<span translate="no">${text}</span>`;
  const text = (mark: (part: string) => string) =>
    `1,200 steps from ${mark(fare)}: call ${mark(phone)}, write to ${mark(site.email)}.`;
  expect(renderToStaticMarkup(<RunningText>{text((part) => part)}</RunningText>)).toBe(text(marked));
});

const forCouples = someTrip(({ basis }) => basis === 'per couple');
const forOne = someTrip(({ basis }) => basis === 'per person');
const stops = ['Kochi', 'Munnar', 'Thekkady', 'Alappuzha', 'Kollam', 'Varkala', 'Kovalam'] as const;

test('shows the kind, the place, the price basis and the first four stops on a card of the whole catalogue', () => {
  const record = seedTrips.find(({ category, destinations: [place] }) => category === 'domestic' && place);
  const [place] = record?.destinations ?? [];
  if (!record || !place) throw new Error('the catalogue has no such trip');
  const trip = { ...record, category: 'domestic' as const, itinerary: [...stops] };
  const placeName = destinations[place].name;
  const couples = { ...trip, basis: 'per couple' as const };
  const { rerender } = render(<SeedTripCard page={routes.allPackages} trip={couples} hasCategory />);
  expect(screen.getByRole('article').id).toBe(trip.id);
  for (const text of [categoryLabels[trip.category], `${placeName} · ${startLabel(couples)}`, 'per couple'])
    expect(screen.getByText(text)).toBeVisible();
  expect(items()).toEqual(stops.slice(0, 4));
  rerender(<SeedTripCard page={routes.home} trip={{ ...trip, basis: 'per person' }} />);
  for (const text of [startLabel(trip), placeName, 'per person']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(categoryLabels[trip.category])).toBeNull();
  rerender(<SeedTripCard page={routes.explorePackages} trip={trip} under={placeName} />);
  expect(screen.queryByText(placeName)).toBeNull();
});

test('shows the kind, the place and up to six stops on a card of the domestic tours', () => {
  const [trip] = Object.values(domesticTrips).flat();
  if (!trip) throw new Error('the catalogue has no tour');
  render(<DomesticTripCard trip={{ ...trip, highlights: [...stops] }} />);
  for (const text of [domesticCategoryLabels[trip.category], trip.location])
    expect(screen.getByText(text)).toBeVisible();
  expect(items()).toEqual(stops.slice(0, 6));
});

test('shows the start, the price basis and the best months in a row, and the same months in its bars', () => {
  const fairInMay = noting(forOne, { season: { ...forOne.season, fair: ['may'] } });
  for (const trip of [forCouples, forOne, someTrip(({ abroad }) => abroad), fairInMay]) {
    const { unmount } = render(<TripLines trips={[trip]} />);
    const row = screen.getByRole('article');
    const { best, fair } = trip.season;
    expect(within(row).getByRole('link', { name: trip.name })).toHaveAttribute('href', tripPath(trip.id));
    const half = formatRupees(withGst(Math.ceil(trip.price / 2)));
    const { first, each, rated } = tripsPage.row;
    const terms = [
      totalText(trip.price, trip.abroad),
      ...(trip.basis === 'per couple' ? [filled(each, { price: half })] : []),
      ...(gatewaysAbroad.includes(trip.gateway) ? [tripsPage.flightsExtra] : []),
      filled(rated, { rating: trip.rating.toFixed(1) }),
    ];
    for (const line of [
      filled(first, { days: formatDuration(trip.days), town: gateways[trip.gateway] }),
      `${formatRupees(trip.price)} ${trip.basis}`,
      terms.join(', '),
    ])
      expect(row).toHaveTextContent(line);
    const line = within(row).getAllByRole('paragraph').at(-1) ?? row;
    expect(line).toHaveTextContent(finder.season({ best, fair }));
    const { dataset } = line;
    expect([dataset['best'], dataset['fair']]).toEqual(
      [best, fair].map((ids) => monthIds.filter((id) => ids.includes(id)).join(' ')),
    );
    unmount();
  }
});
