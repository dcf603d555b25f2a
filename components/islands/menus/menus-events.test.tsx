import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { FloatOnScroll } from './float-on-scroll';
import { NavDropdown } from './nav-dropdown';
import { PhoneMenu } from './phone-menu';

const dropdown = (
  <NavDropdown id="menu-places" label="Places">
    <a href="#kerala">Kerala</a>
    <a href="#goa">Goa</a>
    <a href="#sikkim">Sikkim</a>
  </NavDropdown>
);

afterEach(() => jest.restoreAllMocks());

test.each<[string, ReactElement, Window | Document, string]>([
  ['the bar', <FloatOnScroll key="bar" />, window, 'scroll'],
  ['the phone menu', <PhoneMenu key="menu">Menu</PhoneMenu>, window, 'pagehide'],
  ['an open dropdown', dropdown, document, 'pointerdown'],
])('%s listens beyond itself only as long as it is there', async (_what, menu, target, event) => {
  const added = jest.spyOn(target, 'addEventListener');
  const removed = jest.spyOn(target, 'removeEventListener');
  const ofEvent = (spy: typeof added) =>
    spy.mock.calls.filter(([name]) => name === event).map(([, listener]) => listener);
  const { unmount } = render(menu);
  if (target === document) await userEvent.hover(screen.getByRole('button'));
  const before = ofEvent(added);
  expect(ofEvent(removed)).toEqual([]);
  unmount();
  expect(before.length).toBeGreaterThan(0);
  expect(ofEvent(removed)).toEqual(expect.arrayContaining(before.slice(-1)));
});

test('the bar does not hold up scrolling', () => {
  const added = jest.spyOn(window, 'addEventListener');
  render(<FloatOnScroll />);
  expect(added).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true });
});

test('a dropdown that the style sheet has opened before hydration stays open', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(true);
  render(dropdown);
  expect(matches).toHaveBeenCalledWith(':hover, :focus-within');
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('the focus alone opens a dropdown, and the arrow keys walk through it in order', async () => {
  render(dropdown);
  act(() => screen.getByRole('button').focus());
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  const user = userEvent.setup();
  const names: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    names.push(document.activeElement?.textContent);
  }
  expect(names).toEqual(['Kerala', 'Goa', 'Sikkim', 'Goa']);
});
