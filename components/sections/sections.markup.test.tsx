/** The markup that style rules and printing rest on, which no role names. */
import { render } from '@testing-library/react';
import { domesticTrips } from '@/content/catalogue/domestic';
import { site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { FeaturedTrips } from './featured-trips';

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
  expect(container.querySelectorAll(`img, [href="${site.bookingUrl}"]`)).toHaveLength(0);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/packages/made-up-7');
  expect(row?.textContent).toMatch(/^Made up 7.*₹[\d,]+per person$/);
  unmount();

  const cards = render(<DomesticTrips trips={{ ...trips, kerala: trips.kerala.slice(1) }} />).container;
  expect(cards.querySelectorAll('article')).toHaveLength(120);
  expect(cards.querySelectorAll('article img')).toHaveLength(120);
});
