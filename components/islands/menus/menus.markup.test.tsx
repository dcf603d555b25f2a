import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { animate } from 'framer-motion/dom/mini';
import { phoneMenu } from '@/content/pages/controls';
import { NavDropdown } from './nav-dropdown';
import { PhoneMenu } from './phone-menu';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

describe('the phone menu', () => {
  const open = async () => {
    render(
      <>
        <PhoneMenu>
          <p>All places</p>
          <a href="#kerala">Kerala</a>
        </PhoneMenu>
        <button type="button">Elsewhere</button>
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByText(phoneMenu.open));
    return { user, menu: screen.getByRole('group'), summary: screen.getByText(phoneMenu.open).closest('summary') };
  };

  test('shut, its summary offers to open it, open, to shut it', async () => {
    const { summary } = await open();
    const wordsWhen = (state: string) => summary?.querySelector(`.when-${state}`)?.textContent;
    expect([wordsWhen('closed'), wordsWhen('open')]).toEqual([phoneMenu.open, phoneMenu.close]);
  });

  test.each(['{Escape}', '{Enter}'])('closed by %s, it gives the focus back to where it was opened', async (key) => {
    const { user, menu, summary } = await open();
    await user.tab();
    await user.keyboard(key);
    expect(menu).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  test('a press beside its links leaves it open, and so does any other key', async () => {
    const { user, menu } = await open();
    await user.click(screen.getByText('All places'));
    await user.tab();
    await user.keyboard('x');
    expect(menu).toHaveAttribute('open');
  });

  test('closed, it holds no Tab and takes no focus', async () => {
    const { user, menu } = await open();
    await user.click(screen.getByText(phoneMenu.close));
    expect(menu).not.toHaveAttribute('open');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    const [first] = menu.querySelectorAll('summary');
    first?.focus();
    expect(fireEvent.keyDown(menu, { key: 'Tab', shiftKey: true })).toBe(true);
  });

  test('its sheet comes in where motion is wanted, and only when it opens', async () => {
    jest.mocked(animate).mockClear();
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const { menu } = await open();
    fireEvent(menu, new Event('toggle'));
    const count = jest.mocked(animate).mock.calls.length;
    expect(count).toBeGreaterThan(0);
    expect(animate).toHaveBeenLastCalledWith(
      screen.getByText('All places').closest('.fixed'),
      { opacity: [0, 1], transform: [expect.stringMatching(/^translateY\(-/), 'none'] },
      { duration: expect.any(Number) as number },
    );
    menu.removeAttribute('open');
    fireEvent(menu, new Event('toggle'));
    expect(animate).toHaveBeenCalledTimes(count);
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
});

describe('a dropdown', () => {
  const open = () => {
    render(
      <NavDropdown id="menu-places" label="Places">
        <a href="#kerala">Kerala</a>
        <a href="#goa">Goa</a>
      </NavDropdown>,
    );
    return { button: screen.getByRole('button', { name: 'Places' }), user: userEvent.setup() };
  };
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded');

  test('names its panel, and a press inside leaves it open', async () => {
    const { button, user } = open();
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('link', { name: 'Goa' }),
    );
    await user.hover(button);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Goa' }));
    expect(isOpen(button)).toBe('true');
  });

  test('closed, it hears nothing of presses elsewhere; other keys do nothing', async () => {
    const { button, user } = open();
    fireEvent.pointerDown(document.body);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen(button)).toBe('false');
    await user.keyboard('{Escape}');
    expect(isOpen(button)).toBe('false');
    expect(fireEvent.keyDown(button, { key: 'x' })).toBe(true);
    expect(isOpen(button)).toBe('false');
    expect(fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false);
    expect(screen.getByRole('link', { name: 'Kerala' })).toHaveFocus();
  });

  test('a finger that moves over it does not open it, nor does one that leaves close it', async () => {
    const { button, user } = open();
    await user.pointer([
      { keys: '[TouchA>]', target: document.body },
      { pointerName: 'TouchA', target: button },
    ]);
    expect(isOpen(button)).toBe('false');
    await user.hover(button);
    expect(isOpen(button)).toBe('true');
    await user.pointer({ pointerName: 'TouchA', target: document.body });
    expect(isOpen(button)).toBe('true');
  });

  test('the focus that moves among its links keeps it open', () => {
    const { button } = open();
    act(() => button.focus());
    act(() => screen.getByRole('link', { name: 'Kerala' }).focus());
    expect(isOpen(button)).toBe('true');
    act(() => screen.getByRole('link', { name: 'Kerala' }).blur());
    expect(isOpen(button)).toBe('false');
  });
});
