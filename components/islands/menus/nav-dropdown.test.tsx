import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavDropdown } from './nav-dropdown';

const open = () => {
  render(
    <>
      <NavDropdown id="menu-places" label="Places">
        <a href="#kerala">Kerala</a>
        <a href="#goa">Goa</a>
        <a href="#sikkim">Sikkim</a>
      </NavDropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
};
const button = () => screen.getByRole('button', { name: 'Places' });
const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const focus = (element: HTMLElement) => act(() => element.focus());

test('opens on a tap and closes on a second one, and ignores a finger that only moves over it', async () => {
  const user = open();
  for (const expected of [true, false]) {
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(isOpen()).toBe(expected);
  }
  await user.unhover(button());
  await user.pointer([
    { keys: '[TouchB>]', target: document.body },
    { pointerName: 'TouchB', target: button() },
  ]);
  expect(isOpen()).toBe(false);
  await user.hover(button());
  await user.pointer({ pointerName: 'TouchB', target: document.body });
  expect(isOpen()).toBe(true);
});

test('opens on arrow keys and cycles through the links, and ignores other keys', async () => {
  const user = open();
  focus(button());
  const walk = async (key: string, ...names: string[]) => {
    for (const name of names) {
      await user.keyboard(`{${key}}`);
      expect(link(name)).toHaveFocus();
    }
  };
  await walk('ArrowDown', 'Kerala', 'Goa', 'Sikkim', 'Kerala');
  await walk('ArrowUp', 'Sikkim', 'Goa');
  await user.keyboard('{Escape}');
  expect(fireEvent.keyDown(button(), { key: 'x' })).toBe(true);
  expect(isOpen()).toBe(false);
  expect(fireEvent.keyDown(button(), { key: 'ArrowUp' })).toBe(false);
  expect(link('Sikkim')).toHaveFocus();
});

test('opens on focus, closes on Escape and returns the focus, and toggles on Enter', async () => {
  const user = open();
  await user.tab();
  expect(isOpen()).toBe(true);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(button()).toHaveFocus();
  expect(isOpen()).toBe(false);
  for (const expected of [true, false]) {
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(expected);
  }
  // A closed dropdown does not take the focus back.
  focus(screen.getByRole('button', { name: 'Elsewhere' }));
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(button()).not.toHaveFocus();
});

test('stays open while the focus is in its links, and closes when it leaves or on a press outside', async () => {
  const user = open();
  focus(button());
  focus(link('Kerala'));
  expect(isOpen()).toBe(true);
  focus(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
  await user.hover(button());
  fireEvent.pointerDown(link('Goa'));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('stays open if the style sheet opened it before hydration', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(true);
  open();
  expect(matches).toHaveBeenCalledWith(':hover, :focus-within');
  expect(isOpen()).toBe(true);
  matches.mockRestore();
});
