/** The parts around every page. */
import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/components/ui/contact-details';
import { photos } from '@/components/ui/photos';
import { operator } from '@/content/catalogue/operator';
import { operator as details } from '@/content/pages/documents/operator-details';
import { mailHref, telHref } from '@/content/words/contact-links';
import { collectionPages } from '@/content/pages/collections';
import { bannerTermsLink, noticeLabel } from '@/content/words/controls';
import { everywhere } from '@/content/words/everywhere';
import { footerTexts, isGroup, mainNavigation } from '@/content/pages/navigation';
import { prosePage } from '@/content/pages/prose-pages';
import { routes } from '@/content/routes';
import { addressLine, site } from '@/content/site';
import { Footer } from './footer';
import { InfoStrip } from './info-strip';
import { Logo } from './logo';
import { MenuSheet } from './menu-sheet';
import { Notice } from './notice';

jest.mock('@/components/ui/photos', () => ({ photos: {} }));
afterEach(() => jest.restoreAllMocks());

const links = () => screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);

test('links the name of the site to the home page', () => {
  render(<Logo />);
  expect(links()).toEqual([[expect.stringContaining(site.name), routes.home]]);
});

test('links the phone menu to every page of the main bar, and then to the contact details', () => {
  render(<MenuSheet />);
  const pages = mainNavigation.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  const all = [...pages, ...mainNavigation.filter(isGroup).flatMap((group) => group.links)];
  expect(links().slice(0, -2)).toEqual(all.map(({ label, note, href }) => [note ? `${label} ${note}` : label, href]));
  expect(links().map(([, href]) => href)).toEqual(expect.arrayContaining([telHref, mailHref()]));
});

test("shows the operator's address in the footer, and links to the lists of each kind of trip and no others", () => {
  render(<Footer />);
  expect(screen.getByText(addressLine)).toBeVisible();
  const lists = collectionPages.map(({ path }) => path);
  expect(links().filter(([, href]) => lists.some((path) => path === href))).toEqual(
    collectionPages.filter(({ group }) => group === 'kinds').map(({ name, path }) => [name, path]),
  );
});

test('shows the legal name in the footer and with the address once it is set', () => {
  jest.replaceProperty(details, 'legalName', 'Any Trails LLP');
  render(<Footer />);
  render(<ContactDetails hours={[]} />);
  expect(screen.getByText(/Run by Any Trails LLP/)).toBeVisible();
  expect(screen.getByText('Any Trails LLP')).toBeVisible();
});

test('says that the pictures are drawn as long as there is no photograph', () => {
  const { rerender } = render(<Footer />);
  expect(screen.getByText(new RegExp(footerTexts.drawn.all))).toBeVisible();
  Object.assign(photos, { goa: {} });
  rerender(<Footer />);
  expect(screen.getByText(new RegExp(footerTexts.drawn.most))).toBeVisible();
});

test('shows the banner with a link to its terms, and its last day once the operator has entered it', () => {
  const offer = { ...operator.offer, appliesTo: 'Tours in India', until: '2027-03-31', terms: '' };
  jest.replaceProperty(operator, 'offer', offer);
  render(<InfoStrip />);
  const link = screen.getByRole('link', { name: `${bannerTermsLink.label} ${bannerTermsLink.of}` });
  const [path, fragment] = link.getAttribute('href')?.split('#') ?? [];
  expect(path).toBe(routes.terms);
  expect(prosePage('terms').sections.map(({ id }) => id)).toContain(fragment);
  expect(screen.getByText(everywhere.offer('Tours in India', '31 March 2027'))).toBeInTheDocument();
});

test('shows the notice while the operator has one', () => {
  const notice = jest.replaceProperty(operator, 'notice', { text: 'Roads to Munnar are closed.', until: '' });
  const { rerender } = render(<Notice />);
  expect(screen.getByRole('complementary', { name: noticeLabel })).toHaveTextContent('Roads to Munnar are closed.');
  notice.replaceValue({ text: '', until: '' });
  rerender(<Notice key="none" />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
