import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneMenu as words } from '@/content/pages/controls';
import { PhoneMenu } from './phone-menu';

const open = async () => {
  window.history.replaceState(null, '', '/');
  render(
    <PhoneMenu>
      <a href="#kerala">Kerala</a>
    </PhoneMenu>,
  );
  const menu = screen.getByRole('group');
  const user = userEvent.setup();
  await user.click(screen.getByText(words.open));
  expect(menu).toHaveAttribute('open');
  return { menu, user };
};

test('it closes when a link is chosen', async () => {
  const { menu, user } = await open();
  await user.click(screen.getByRole('link', { name: 'Kerala' }));
  expect(menu).not.toHaveAttribute('open');
});

test('the button for a quote only closes it', async () => {
  const { menu, user } = await open();
  await user.click(screen.getByRole('button', { name: words.quote }));
  expect(menu).not.toHaveAttribute('open');
  expect(window.location.href).toBe('http://localhost/');
});

test('Tab stays inside while it is open, in both directions', async () => {
  const { user } = await open();
  const last = screen.getByRole('button', { name: words.quote });
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Kerala' })).toHaveFocus();
});

test('Escape closes it', async () => {
  const { menu, user } = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
});

test('a page that goes into the page cache goes with its menu shut', async () => {
  const { menu } = await open();
  fireEvent(window, new Event('pagehide'));
  expect(menu).not.toHaveAttribute('open');
});
