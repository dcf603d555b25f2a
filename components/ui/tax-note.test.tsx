import { render, screen } from '@testing-library/react';
import { FeaturedTrips } from '@/components/sections/featured-trips';
import { HoneymoonTeaser } from '@/components/sections/honeymoon-teaser';
import { PlaceTrips } from '@/components/sections/place-trips';
import { TripCards } from '@/components/sections/trip-cards';
import { taxSentence } from '@/content/catalogue/taxes';
import { honeymoonTrips } from '@/content/catalogue/honeymoons';
import { featuredTrips } from '@/content/queries/featured';
import { trips } from '@/content/queries/trips';
import { TaxNote } from './tax-note';

const [india, abroad] = [{ abroad: false }, { abroad: true }];

/** What has to stand under the prices of some trips. */
const wanted = (some: readonly { abroad: boolean }[]) =>
  taxSentence(some.every((trip) => trip.abroad) ? 'abroad' : some.some((trip) => trip.abroad) ? 'both' : 'india');

test('TCS is named where a tour goes abroad, and where others stay in India it says for which', () => {
  const { rerender } = render(<TaxNote trips={[india, india]} />);
  expect(screen.getByText(taxSentence('india'))).toBeVisible();
  rerender(<TaxNote trips={[abroad, abroad]} />);
  expect(screen.getByText(taxSentence('abroad'))).toBeVisible();
  rerender(<TaxNote trips={[india, abroad, abroad]} />);
  expect(screen.getByText(taxSentence('both'))).toBeVisible();
});

const some = trips.filter((trip) => trip.abroad).slice(0, 2);

test.each([
  ['the featured trips', <FeaturedTrips key="list" />, featuredTrips.map(({ trip }) => trip)],
  ['the honeymoons of the home page', <HoneymoonTeaser key="list" />, honeymoonTrips],
  ['a list of cards', <TripCards key="list" id="any" page="/any" heading="Any" lead="" trips={some} />, some],
  ['more trips to a place', <PlaceTrips key="list" place="Any" trips={some} neighbours={[]} within={[]} />, some],
])('%s are printed with what comes on top of their prices', (_list, list, listed) => {
  render(list);
  expect(screen.getByText(wanted(listed))).toBeVisible();
});
