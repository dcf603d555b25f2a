import { render, screen } from '@testing-library/react';
import { mailHref, telHref } from '@/content/format/contact-links';
import { isGroup, mainNavigation } from '@/content/pages/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { Logo } from './logo';
import { MenuSheet } from './menu-sheet';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);
const shown = (entries: readonly { label: string; note?: string; href: string }[]) =>
  entries.map(({ label, note, href }) => [note ? `${label} ${note}` : label, href]);
const groups = mainNavigation.filter(isGroup);

test('the name of the site leads home', () => {
  render(<Logo />);
  expect(links()).toEqual([[expect.stringContaining(site.name), routes.home]]);
});

test('the phone menu leads to every page of the main bar, then to a person', () => {
  render(<MenuSheet />);
  const pages = mainNavigation.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  expect(links().slice(0, -2)).toEqual(shown([...pages, ...groups.flatMap((group) => group.links)]));
  expect(links().map(([, href]) => href)).toEqual(expect.arrayContaining([telHref, mailHref()]));
});
