import { render, screen } from '@testing-library/react';
import { FeaturedTrips } from '@/components/sections/featured-trips';
import { HoneymoonTeaser } from '@/components/sections/honeymoon-teaser';
import { PlaceTrips } from '@/components/sections/place-trips';
import { taxSentence } from '@/content/catalogue/taxes';
import { someTrip } from '@/content/test-trips';
import { TaxNote } from './tax-note';

const [india, abroad] = [{ abroad: false }, { abroad: true }];

test.each([
  ['india', [india, india]],
  ['abroad', [abroad, abroad]],
  ['both', [india, abroad, abroad]],
] as const)('tours go to: %s, and the note says for which of them TCS is collected', (where, trips) => {
  render(<TaxNote trips={trips} />);
  expect(screen.getByText(taxSentence(where))).toBeVisible();
});

// Other lists are read from the exported files.
test('the lists of the home page, and a place’s further trips, are printed with what comes on top of their prices', () => {
  const some = [someTrip((trip) => trip.abroad)];
  for (const list of [
    <FeaturedTrips key="featured" />,
    <HoneymoonTeaser key="honeymoons" />,
    <PlaceTrips key="place" place="Any" trips={some} neighbours={[]} within={[]} />,
  ]) {
    const { unmount } = render(list);
    expect(screen.getByText(taxSentence(list.type === PlaceTrips ? 'abroad' : 'both'))).toBeVisible();
    unmount();
  }
});
