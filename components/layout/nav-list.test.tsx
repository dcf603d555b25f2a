import { render, screen } from '@testing-library/react';
import { isGroup, mainNavigation } from '@/content/pages/navigation';
import { NavList } from './nav-list';

test.each(mainNavigation.filter(isGroup).map((group) => [group.label, group] as const))(
  'the dropdown %s leads to each of its pages, with what is said beside its name',
  (_label, group) => {
    render(<NavList group={group} />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual(
      group.links.map(({ label, note, href }) => [note ? `${label} ${note}` : label, href]),
    );
  },
);
