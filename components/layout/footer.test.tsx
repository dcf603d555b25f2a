import { render, screen, within } from '@testing-library/react';
import { ContactDetails } from '@/components/ui/contact-details';
import { photos } from '@/components/ui/photos';
import { operator } from '@/content/documents/operator-details';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { footerTexts } from '@/content/pages/navigation';
import { addressLine } from '@/content/site';
import { Footer } from './footer';

jest.mock('@/components/ui/photos', () => ({ photos: {} }));

test('the footer says where the operator is, and leads to the lists of each kind of trip, and no other lists stand among them', () => {
  render(<Footer />);
  expect(screen.getByText(addressLine)).toBeVisible();
  const heading = screen.getByRole('heading', { name: collectionTexts.inFooter });
  const list = screen.getAllByRole('list').find((one) => heading.compareDocumentPosition(one) & 4);
  const links = within(list ?? heading).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    collectionPages.filter(({ group }) => group === 'kinds').map(({ name, path }) => [name, path]),
  );
});

test('who runs the site stands in the footer and over the address once it is known', () => {
  jest.replaceProperty(operator, 'legalName', 'Any Trails LLP');
  render(<Footer />);
  render(<ContactDetails hours={[]} />);
  expect(screen.getByText(/Run by Any Trails LLP/)).toBeVisible();
  expect(screen.getByText('Any Trails LLP')).toBeVisible();
  jest.restoreAllMocks();
});

test('that pictures are no photographs is said as long as none is', () => {
  const { rerender } = render(<Footer />);
  expect(screen.getByText(new RegExp(footerTexts.drawn.all))).toBeVisible();
  Object.assign(photos, { goa: {} });
  rerender(<Footer />);
  expect(screen.getByText(new RegExp(footerTexts.drawn.most))).toBeVisible();
  Reflect.deleteProperty(photos, 'goa');
});
