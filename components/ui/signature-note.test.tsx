import { render, screen } from '@testing-library/react';
import { signatureNote } from '@/content/pages/lists';
import { seedTrips } from '@/content/catalogue/seed';
import { trips } from '@/content/queries/trips';
import { routes } from '@/content/routes';
import { SignatureNote } from './signature-note';

test('it counts the trips shown and the others, and leads to every list of the others', () => {
  const { container } = render(<SignatureNote />);
  expect(container).toHaveTextContent(signatureNote.line(seedTrips.length, trips.length - seedTrips.length));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  // A state's tours stand on the page above their own list too.
  const lists = trips
    .filter(({ id }) => !seedTrips.some((seed) => seed.id === id))
    .map(({ list: { href } }) => links.find((link) => href === link || href.startsWith(`${link}/`)));
  expect(new Set([...lists, routes.finder])).toEqual(new Set(links));
});
