import { render, screen } from '@testing-library/react';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { Logo } from './logo';

test('the name leads home', () => {
  render(<Logo />);
  expect(screen.getByRole('link', { name: `${site.name} ${site.tagline}` })).toHaveAttribute('href', routes.home);
});
