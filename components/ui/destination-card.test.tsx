import { render, screen } from '@testing-library/react';
import { destinations } from '@/content/catalogue/destinations';
import { formatDayRange } from '@/content/format/duration';
import { destinationPath } from '@/content/routes';
import { DestinationCard } from './destination-card';

const { goa } = destinations;
const highlights = ['Fort', 'Church', 'Beach', 'Market', 'River'];

test('a card leads to its place and lists three highlights (specification, section 9), then how many more there are', () => {
  const { rerender } = render(<DestinationCard destination={{ ...goa, highlights }} />);
  expect(screen.getByRole('link', { name: goa.name })).toHaveAttribute('href', destinationPath('goa'));
  expect(screen.getByRole('article')).toHaveTextContent(`Rated ${goa.rating.toFixed(1)}${goa.subtitle}`);
  expect(screen.getByText(formatDayRange(goa.duration))).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(highlights.slice(0, 3));
  expect(screen.getByText('+2 more')).toBeVisible();
  rerender(<DestinationCard destination={{ ...goa, highlights: highlights.slice(0, 3) }} />);
  expect(screen.queryByText(/more$/)).toBeNull();
});
