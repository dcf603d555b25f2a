import { render, screen, within } from '@testing-library/react';
import { gateways } from '@/content/catalogue/gateways';
import { states } from '@/content/catalogue/states';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { collectionPages, collectionsOf } from '@/content/pages/collections';
import { tripPage } from '@/content/pages/trip';
import { tripsFromGateway, tripsNear } from '@/content/queries/near-trips';
import { trips } from '@/content/queries/trips';
import { destinationPath, tripPath } from '@/content/routes';
import { CollectionLinks } from './collection-links';
import { FurtherTrips } from './further-trips';

const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
/** Trips that stand beside one, and how its section is headed. */
const headings = trips.map((trip) => {
  const near = tripsNear(trip);
  const isOneState = trip.state && near.every(({ state }) => state === trip.state);
  return { trip, near, heading: isOneState ? tripPage.near(states[trip.state ?? 'goa']) : tripPage.alike };
});
const othersFrom = ({ trip, near }: (typeof headings)[number]) => tripsFromGateway(trip, near, 6).length;
/** Of one state alone, of another state in part, of none; and that from whose town most others start. */
const sample = [
  headings.find(({ heading }) => heading !== tripPage.alike),
  headings.find(({ trip, near, heading }) => heading === tripPage.alike && near[0]?.state === trip.state),
  headings.find(({ trip }) => trip.abroad),
  headings.toSorted((a, b) => othersFrom(b) - othersFrom(a))[0],
].flatMap((one) => (one ? [[one.trip.id, one] as const] : []));

test.each(sample)('%s leads on to trips near it, each with its price and what that is for', (_id, one) => {
  const { trip, near, heading } = one;
  render(<FurtherTrips trip={trip} />);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    near.map(({ id }) => tripPath(id)),
  );
  for (const [index, { days, price, basis }] of near.entries())
    expect(cards[index]).toHaveTextContent(`${formatDuration(days)} · ${formatRupees(price)} ${basis}`);
});

test.each(sample)(
  '%s leads on to its places, its lists, and six trips at most from its town',
  (_id, { trip, near }) => {
    render(<FurtherTrips trip={trip} />);
    const onward = [...trip.destinations.map(destinationPath), ...collectionsOf(trip).map(({ path }) => path)];
    expect(linked()).toEqual(expect.arrayContaining(onward));
    const from = tripsFromGateway(trip, near, 6);
    const heading = screen.queryByRole('heading', { name: tripPage.from(gateways[trip.notes.gateway]) });
    expect(heading !== null).toBe(from.length > 0);
    const named = [...near, ...from].map(({ id }) => tripPath(id));
    expect(linked().filter((href) => trips.some(({ id }) => href === tripPath(id)))).toEqual(named);
  },
);

test('collections lead to each other: from one of them to the rest, from elsewhere to all', () => {
  const paths = collectionPages.map(({ path }) => path);
  const [first = ''] = paths;
  const { rerender } = render(<CollectionLinks />);
  expect(linked()).toEqual(paths);
  rerender(<CollectionLinks but={first} />);
  expect(linked()).toEqual(paths.slice(1));
});
