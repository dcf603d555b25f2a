import { render, screen } from '@testing-library/react';
import { signatureNote } from '@/content/pages/lists';
import { seedTrips } from '@/content/catalogue/seed';
import { trips } from '@/content/queries/trips';
import { SignatureNote } from './signature-note';

test('it counts the trips shown and the others, and leads to every list of the others', () => {
  const { container } = render(<SignatureNote />);
  expect(container).toHaveTextContent(signatureNote.line(seedTrips.length, trips.length - seedTrips.length));
  const lists = trips.filter(({ id }) => !seedTrips.some((seed) => seed.id === id)).map(({ list }) => list.href);
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([...new Set(lists.map((href) => href.replace(/\?.*/, '')))].sort()).toEqual([...linked].sort());
});
