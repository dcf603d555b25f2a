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

test('a tap opens it, a second one closes it; a finger that only moves over it does neither', async () => {
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

test('arrow keys open it and walk through its links, round and round; other keys do nothing', async () => {
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

test('the focus opens it; Escape closes it and gives the focus back; Enter opens and closes it', async () => {
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
  // Shut, it takes no focus back.
  focus(screen.getByRole('button', { name: 'Elsewhere' }));
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(button()).not.toHaveFocus();
});

test('the focus keeps it open among its links and closes it by leaving; so does a press outside, not one inside', async () => {
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

test('one that the style sheet has opened before hydration stays open', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(true);
  open();
  expect(matches).toHaveBeenCalledWith(':hover, :focus-within');
  expect(isOpen()).toBe(true);
  matches.mockRestore();
});
