/** The markup that style rules depend on, and the parts of a document, which have no role to find them by. */
import { render } from '@testing-library/react';
import { prosePage } from '@/content/pages/prose-pages';
import { tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { FeaturedTrips } from './featured-trips';
import { PictureParts, PlainPage } from './prose-page';
import { domesticTrips } from '@/content/catalogue/trips';

// The tours in this test have no notes, which the booking facts need.
jest.mock('@/content/words/booking-facts', () => ({ bookingFactsOf: () => ({}) }));

test.each([
  ['tours by state', <DomesticTrips key="states" trips={domesticTrips} />],
  ['featured packages', <FeaturedTrips key="featured" />],
])('keeps cards out of the element that the style rules of %s search', (_list, section) => {
  const { container } = render(section);
  expect(container.querySelectorAll('[data-filter] input[type=radio]:checked')).toHaveLength(1);
  expect(container.querySelectorAll('[data-filter] ~ * article').length).toBeGreaterThan(5);
  expect(container.querySelectorAll('[data-filter] article')).toHaveLength(0);
});

test('prints the domestic list as rows with price and link past 120 tours, and as cards up to then', () => {
  const [first] = domesticTrips.kerala;
  if (!first) throw new Error('Kerala has no tour');
  const others = Object.values(domesticTrips).flat().length - domesticTrips.kerala.length;
  const show = (count: number) => {
    const kerala = Array.from({ length: count - others }, (_, index) => ({ ...first, id: `any-${index}` }));
    return render(<DomesticTrips trips={{ ...domesticTrips, kerala }} />);
  };
  const { container, unmount } = show(121);
  expect(container.querySelectorAll('article')).toHaveLength(121);
  expect(container.querySelectorAll(`article [href="${site.bookingUrl}"]`)).toHaveLength(0);
  const row = container.querySelector('#any-7');
  expect(row?.querySelector('a')).toHaveAttribute('href', tripPath('any-7'));
  expect(row?.textContent).toMatch(/₹[\d,]+ per person₹[\d,]+ with/);
  unmount();
  expect(show(120).container.querySelectorAll(`article [href^="${site.bookingUrl}"]`)).toHaveLength(120);
});

const part = {
  paragraphs: ['One.', 'Two.'],
  items: [{ text: 'Three.' }, { text: 'Four.' }],
  rows: [{ label: 'Five', value: 'Six.' }],
  questions: [{ question: 'Seven?', answer: 'Eight.' }],
  links: [{ label: 'Nine', href: '/' }],
};

test('links a page of text to each of its parts, which contain their own text and nothing else', () => {
  const sections = ['a', 'b'].map((id) => ({ ...part, id, heading: `Part ${id}` }));
  const { container } = render(<PlainPage page={{ ...prosePage('terms'), sections }} updated={undefined} />);
  const partsOf = [...container.querySelectorAll('section')].map((one) => [one.id, one.textContent]);
  expect(partsOf).toEqual(
    sections.map(({ id, heading }) => [id, `${heading}One.Two.Three.Four.FiveSix.Seven?Eight. Nine`]),
  );
  const links = [...container.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual(sections.map(({ id, heading }) => [`#${id}`, heading]));
});

test('numbers points with titles on a page with a picture, and moves the statements to its end', () => {
  const items = [{ title: 'First', text: 'One.' }];
  const [a, b] = ['a', 'b'].map((id) => ({ ...part, id, heading: id }));
  const page = {
    ...prosePage('about'),
    sections: [{ ...part, id: 's', heading: 's', isStatement: true }, a, { ...b, items }],
  };
  const { container } = render(<PictureParts page={page as typeof page & { sections: [] }} />);
  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['a', 'b', 's']);
  expect(container.querySelector('#b ol')?.textContent).toBe('1FirstOne.');
  expect(container.querySelector('#a ol')).toBeNull();
});
