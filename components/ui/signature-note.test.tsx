import { render, screen } from '@testing-library/react';
import { signatureNote } from '@/content/pages/lists';
import { seedTrips } from '@/content/catalogue/seed';
import { trips } from '@/content/queries/trips';
import { routes } from '@/content/routes';
import { SignatureNote } from './signature-note';

test('it counts the trips shown and the others, and leads to every list of the others', () => {
  const { container } = render(<SignatureNote />);
  expect(container).toHaveTextContent(signatureNote.line(seedTrips.length, trips.length - seedTrips.length));
  const others = trips.filter(({ id }) => !seedTrips.some((seed) => seed.id === id));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain(routes.finder);
  const linked = links.filter((href) => href !== routes.finder);
  /** The page linked to that lists a trip; a state's tours stand on the page above their own list too. */
  const linkedListOf = (href: string) => linked.find((link) => href === link || href.startsWith(`${link}/`));
  const reached = others.map(({ list }) => linkedListOf(list.href));
  expect(reached).not.toContain(undefined);
  expect(new Set(reached)).toEqual(new Set(linked));
});
