import { render, screen } from '@testing-library/react';
import { pageAt } from '@/content/pages/registry';
import { trips } from '@/content/queries/trips';
import { routes, tripPath } from '@/content/routes';
import { pageGraph } from './graph';
import { PageCrumbs, StructuredData } from './page-crumbs';
import { tripNodes } from './trip-nodes';

/** The structured data of the page as search engines read it. */
const written = (container: HTMLElement): unknown =>
  JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

test('the way from home and the structured data stand on a page together, with all it is about', () => {
  const [trip] = trips;
  if (!trip) throw new Error('the catalogue is empty');
  const page = pageAt(tripPath(trip.id));
  const options = { nodes: tripNodes(trip), dated: true };
  const { container } = render(<PageCrumbs page={page} {...options} />);
  expect(written(container)).toEqual(JSON.parse(JSON.stringify(pageGraph(page, options))));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    page.trail.map(({ href }) => href),
  );
  expect(screen.getByText(page.name, { selector: '[aria-current=page]' })).toBeVisible();
});

test('no text of a page can end the script that holds its structured data', () => {
  const page = { ...pageAt(routes.home), name: 'Goa </script><script>alert(1)</script>' };
  const { container } = render(<StructuredData page={page} />);
  expect(container.innerHTML.match(/<\/?script/g)).toHaveLength(2);
  expect(written(container)).toEqual(JSON.parse(JSON.stringify(pageGraph(page))));
});

test('the home page has structured data and no breadcrumbs', () => {
  const page = pageAt(routes.home);
  const { container } = render(<StructuredData page={page} />);
  expect(written(container)).toEqual(JSON.parse(JSON.stringify(pageGraph(page))));
  expect(screen.queryByRole('navigation')).toBeNull();
});
