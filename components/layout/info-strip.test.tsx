import { render, screen } from '@testing-library/react';
import { operator } from '@/content/documents/operator-details';
import { terms } from '@/content/documents/terms';
import { bannerTermsLink } from '@/content/pages/controls';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { InfoStrip } from './info-strip';

test('the banner stands beside a link to what it means', () => {
  render(<InfoStrip />);
  expect(screen.getByText(site.banner)).toBeInTheDocument();
  const [path, fragment] =
    screen
      .getByRole('link', { name: bannerTermsLink.label + bannerTermsLink.of })
      .getAttribute('href')
      ?.split('#') ?? [];
  expect(path).toBe(routes.terms);
  expect(terms.sections.map(({ id }) => id)).toContain(fragment);
});

test('its terms and its last day stand under it once the operator has filled them in', () => {
  const offer = jest.replaceProperty(operator, 'bannerOffer', {
    appliesTo: 'Tours in India',
    until: '2027-03-31',
    terms: '',
  });
  render(<InfoStrip />);
  expect(screen.getByText('Tours in India, until 31 March 2027')).toBeInTheDocument();
  offer.restore();
});
