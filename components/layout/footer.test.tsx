import { render, screen, within } from '@testing-library/react';
import { photos } from '@/components/ui/photos';
import { mailHref, telHref } from '@/content/format/contact-links';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { addressLine } from '@/content/site';
import { Footer } from './footer';

jest.mock('@/components/ui/photos', () => ({ photos: {} }));

test('the footer says where the operator is and how to reach it', () => {
  render(<Footer />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([telHref, mailHref()]));
  expect(screen.getByText(addressLine)).toBeVisible();
});

test('the footer leads to the lists of each kind of trip, and no other lists stand among them', () => {
  render(<Footer />);
  const heading = screen.getByRole('heading', { name: collectionTexts.inFooter });
  const list = screen.getAllByRole('list').find((one) => heading.compareDocumentPosition(one) & 4);
  const links = within(list ?? heading).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    collectionPages.filter(({ group }) => group === 'kinds').map(({ name, path }) => [name, path]),
  );
});

test('that pictures are no photographs is said as long as none is', () => {
  render(<Footer />);
  expect(screen.getByText(/drawn, not photographed/)).toBeVisible();
  Object.assign(photos, { goa: {} });
  const { container } = render(<Footer />);
  expect(within(container).getByText(/Most pictures on this site are drawn/)).toBeVisible();
  Reflect.deleteProperty(photos, 'goa');
});
