/** The links that lead on from a trip, a place and a collection. */
import { render, screen, within } from '@testing-library/react';
import { destinations } from '@/content/catalogue/destinations';
import { gateways } from '@/content/ids/gateways';
import { states } from '@/content/ids/states';
import { taxSentence } from '@/content/words/taxes';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { collectionPages, collectionsOf } from '@/content/pages/collections';
import { placePage } from '@/content/words/shared';
import { tripPage } from '@/content/words/trip';
import { tripsFromGateway, tripsNear } from '@/content/model/route/near-trips';
import { destinationPath, statePath, tripPath } from '@/content/routes';
import { someTrip } from '@/content/model/test/trips';
import { CollectionBody } from './collection-body';
import { CollectionLinks } from './collection-links';
import { FurtherTrips } from './further-trips';
import { PlaceTrips } from './place-trips';
import { trips } from '@/content/catalogue/trips';
import type { Trip } from '@/content/schema/types';

const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const inOneState = (trip: Trip) => trip.state !== null && tripsNear(trip).every(({ state }) => state === trip.state);
const fromItsTown = (trip: Trip) => tripsFromGateway(trip, tripsNear(trip), 6);

test.each([
  ['of one state alone', someTrip(inOneState)],
  ['of another state in part', someTrip((trip) => trip.state && !inOneState(trip))],
  ['abroad', someTrip(({ abroad }) => abroad)],
  ['from a town of its own', someTrip((trip) => fromItsTown(trip).length === 0)],
])(
  'links from a trip %s to trips near it, its places, its lists, and at most six trips from its town',
  (_what, trip) => {
    const [near, from] = [tripsNear(trip), fromItsTown(trip)];
    render(<FurtherTrips trip={trip} />);
    const heading = inOneState(trip) ? tripPage.near(states[trip.state ?? 'goa']) : tripPage.alike;
    const town = tripPage.from(gateways[trip.gateway]);
    expect(headings()).toEqual(expect.arrayContaining([heading]));
    expect(headings().includes(town)).toBe(from.length > 0);
    const cards = screen.getAllByRole('article').slice(0, near.length);
    cards.forEach((card, index) => {
      const { id = '', days = 0, price = 0, basis } = near[index] ?? {};
      expect(within(card).getByRole('link')).toHaveAttribute('href', tripPath(id));
      expect(card).toHaveTextContent(`${formatDuration(days)} · ${formatRupees(price)} ${basis ?? ''}`);
    });
    const onward = [...trip.destinations.map(destinationPath), ...collectionsOf(trip).map(({ path }) => path)];
    expect(linked()).toEqual(expect.arrayContaining([...onward, ...(trip.state ? [statePath(trip.state)] : [])]));
    const paths = trips.map(({ id }) => tripPath(id));
    expect(linked().filter((href) => href && paths.includes(href))).toEqual(
      [...near, ...from].map(({ id }) => tripPath(id)),
    );
  },
);

test('links from a place to its other trips, its states and its neighbours, and without a trip to the last two', () => {
  const trip = someTrip();
  const neighbours = ['goa', 'kerala'] as const;
  const further = [statePath('kerala'), ...neighbours.map(destinationPath)];
  const part = (listed: Trip[]) => (
    <PlaceTrips place={destinations.goa.name} trips={listed} neighbours={neighbours} within={['kerala']} asksParty />
  );
  const { rerender } = render(part([trip]));
  expect(headings()).toEqual([placePage.moreTrips(destinations.goa.name), trip.name, placePage.otherPlaces]);
  expect(linked()).toEqual([tripPath(trip.id), ...further]);
  expect(screen.getByText(taxSentence(trip.abroad ? 'abroad' : 'india'))).toBeVisible();
  rerender(part([]));
  expect([headings(), linked()]).toEqual([[placePage.otherPlaces], further]);
});

test('links collections to each other, and to the finder with their search', () => {
  const paths = collectionPages.map(({ path }) => path);
  const { unmount } = render(<CollectionLinks />);
  expect(linked()).toEqual(paths);
  unmount();
  for (const page of [...collectionPages.slice(0, 1), ...collectionPages.slice(-1)]) {
    const { path, finder, trips: listed } = page;
    const { unmount: close } = render(<CollectionBody collection={page}>{null}</CollectionBody>);
    const after = linked().slice(linked().lastIndexOf(tripPath(listed.at(-1)?.id ?? '')) + 1);
    const ways = after.filter((href) => href?.startsWith('/'));
    expect(ways).toEqual([finder.href, ...paths.filter((other) => other !== path)]);
    close();
  }
});
