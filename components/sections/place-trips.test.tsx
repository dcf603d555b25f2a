import { render, screen } from '@testing-library/react';
import { destinations } from '@/content/catalogue/destinations';
import { trips } from '@/content/queries/trips';
import { destinationPath, tripPath } from '@/content/routes';
import { PlaceTrips } from './place-trips';

const neighbours = ['goa', 'kerala'] as const;
const open = (listed: typeof trips) =>
  render(<PlaceTrips place="Ooty" trips={listed} neighbours={neighbours} within={[]} />);
const others = () =>
  neighbours.map((id) => screen.getByRole('link', { name: destinations[id].name }).getAttribute('href'));

test('a single trip more to a place is listed, before the other places to go', () => {
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  open([trip]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'More trips to Ooty',
    'Other places to go',
  ]);
  const line = screen.getByRole('link', { name: (name) => name.startsWith(trip.name) });
  expect(line).toHaveAttribute('href', tripPath(trip.id));
  expect(others()).toEqual(neighbours.map(destinationPath));
});

test('without one the other places stand alone', () => {
  open([]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Other places to go']);
  expect(others()).toEqual(neighbours.map(destinationPath));
});
