import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavDropdown } from './nav-dropdown';

const open = () => {
  render(
    <>
      <NavDropdown id="menu-places" label="Places">
        <a href="#kerala">Kerala</a>
        <a href="#goa">Goa</a>
      </NavDropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { button: screen.getByRole('button', { name: 'Places' }), user: userEvent.setup() };
};

test('a mouse opens it by hovering, keeps it open by a click and closes it by leaving', async () => {
  const { button, user } = open();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.hover(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a tap opens it, a second one closes it', async () => {
  const { button, user } = open();
  await user.pointer({ keys: '[TouchA]', target: button });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.pointer({ keys: '[TouchA]', target: button });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys walk through its links, round and round', async () => {
  const { user } = open();
  await user.tab();
  for (const name of ['Kerala', 'Goa', 'Kerala']) {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Goa' })).toHaveFocus();
});

test('Escape closes it and gives the focus back; Enter opens and closes it', async () => {
  const { button, user } = open();
  await user.tab();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the focus that leaves closes it, and so does a press outside', async () => {
  const { button, user } = open();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.hover(button);
  fireEvent.pointerDown(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
