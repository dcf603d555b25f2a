/** The markup that style rules and printing rest on, which no role names. */
import { render } from '@testing-library/react';
import { MapPicture } from '@/components/ui/map-picture';
import { domesticTrips } from '@/content/catalogue/domestic';
import { mapFile, mapSizes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { FeaturedTrips } from './featured-trips';
import { Hero } from './hero';

// The tours made up here have no notes to take facts from.
jest.mock('@/content/queries/booking-facts', () => ({ bookingFactsOf: () => ({}) }));

test('on paper the top of a page says whose it is and where it stands, and leaves its buttons out', () => {
  const { container } = render(
    <Hero picture="goa" title="Goa" subtitle="By the sea" path="/any/page">
      <button>See tours</button>
    </Hero>,
  );
  expect(container.querySelector('.hidden.print\\:block')).toHaveTextContent(
    `${site.name}, ${site.phone.display}, ${site.email} · ${absolute('/any/page')}`,
  );
  expect(container.querySelector('.print\\:hidden')).toHaveTextContent(/^See tours$/);
});

test('a map keeps its space: tall on phones, wide on other screens', () => {
  const { container } = render(<MapPicture id="any" alt="Map of a trip" />);
  const read = (selector: string, ...names: string[]) =>
    names.map((name) => container.querySelector(selector)?.getAttribute(name));
  const { wide, tall } = mapSizes;
  expect(read('source', 'srcset', 'width', 'height')).toEqual([
    mapFile('any', 'wide'),
    String(wide.width),
    String(wide.height),
  ]);
  expect(read('img', 'src', 'width', 'height', 'alt')).toEqual([
    mapFile('any', 'tall'),
    String(tall.width),
    String(tall.height),
    'Map of a trip',
  ]);
});

test.each([
  ['tours by state', <DomesticTrips key="states" trips={domesticTrips} />],
  ['featured packages', <FeaturedTrips key="featured" />],
])('%s: what the style rules look through for the choice holds no card', (_list, section) => {
  const { container } = render(section);
  expect(container.querySelectorAll('[data-filter] input[type=radio]:checked')).toHaveLength(1);
  expect(container.querySelectorAll('[data-filter] ~ * article').length).toBeGreaterThan(5);
  expect(container.querySelectorAll('[data-filter] article')).toHaveLength(0);
});

test('past 120 tours the domestic list is printed as rows, each a link with its price; up to then as cards', () => {
  const [first] = domesticTrips.kerala;
  if (!first) throw new Error('Kerala has no tour');
  const many = Array.from({ length: 121 - Object.values(domesticTrips).flat().length }, (_, index) => ({
    ...first,
    id: `made-up-${index}`,
    title: `Made up ${index}`,
  }));
  const trips = { ...domesticTrips, kerala: [...domesticTrips.kerala, ...many] };
  const { container, unmount } = render(<DomesticTrips trips={trips} />);
  const row = container.querySelector('#made-up-7');
  expect(container.querySelectorAll('article')).toHaveLength(121);
  expect(container.querySelectorAll(`article :is(img, [href="${site.bookingUrl}"])`)).toHaveLength(0);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/packages/made-up-7');
  expect(row?.textContent).toMatch(/^Made up 7.*₹[\d,]+per person$/);
  unmount();

  const cards = render(<DomesticTrips trips={{ ...trips, kerala: trips.kerala.slice(1) }} />).container;
  expect(cards.querySelectorAll('article')).toHaveLength(120);
  expect(cards.querySelectorAll('article img')).toHaveLength(120);
});
