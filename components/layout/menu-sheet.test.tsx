import { render, screen } from '@testing-library/react';
import { mailHref, telHref } from '@/content/format/contact-links';
import { isGroup, mainNavigation } from '@/content/pages/navigation';
import { addressLine } from '@/content/site';
import { MenuSheet } from './menu-sheet';

test('the phone menu leads to every page of the main bar, then says how to reach the operator and where', () => {
  render(<MenuSheet />);
  const pages = mainNavigation.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  const inGroups = mainNavigation.filter(isGroup).flatMap(({ links }) => links);
  const links = screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);
  expect(links.slice(0, -2)).toEqual(
    [...pages, ...inGroups].map(({ label, note, href }) => [note ? `${label} ${note}` : label, href]),
  );
  expect(links.slice(-2).map(([, href]) => href)).toEqual([telHref, mailHref()]);
  expect(screen.getByText(addressLine)).toBeVisible();
});
