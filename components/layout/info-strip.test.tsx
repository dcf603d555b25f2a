import { render, screen } from '@testing-library/react';
import { operator } from '@/content/catalogue/operator';
import { terms } from '@/content/documents/terms';
import { bannerTermsLink } from '@/content/pages/controls';
import { routes } from '@/content/routes';
import { InfoStrip } from './info-strip';

test('the banner stands beside a link to its terms, and above its last day once the operator has filled that in', () => {
  const offer = { ...operator.offer, appliesTo: 'Tours in India', until: '2027-03-31', terms: '' };
  const record = jest.replaceProperty(operator, 'offer', offer);
  render(<InfoStrip />);
  const link = screen.getByRole('link', { name: bannerTermsLink.label + bannerTermsLink.of });
  const [path, fragment] = link.getAttribute('href')?.split('#') ?? [];
  expect(path).toBe(routes.terms);
  expect(terms.sections.map(({ id }) => id)).toContain(fragment);
  expect(screen.getByText('Tours in India, until 31 March 2027')).toBeInTheDocument();
  record.restore();
});
