/** The menu is a native disclosure: neither its summary nor its sheet has a role to query. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { animate } from 'framer-motion/dom/mini';
import { phoneMenu as words } from '@/content/words/controls';
import { PhoneMenu } from './phone-menu';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

const bottom = 145;

const open = async () => {
  window.history.replaceState(null, '', '/');
  const { container } = render(
    <>
      <header>
        <PhoneMenu>
          <p>All places</p>
          <a href="#kerala">Kerala</a>
        </PhoneMenu>
      </header>
      <button type="button">Elsewhere</button>
    </>,
  );
  jest.spyOn(screen.getByRole('banner'), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  const user = userEvent.setup();
  await user.click(screen.getByText(words.open));
  const menu = screen.getByRole('group');
  expect(menu).toHaveAttribute('open');
  const [summary, sheet] = ['summary', 'details > div'].map((part) => container.querySelector<HTMLElement>(part));
  return { user, menu, summary, sheet };
};
const quote = () => screen.getByRole('button', { name: words.quote });
const kerala = () => screen.getByRole('link', { name: 'Kerala' });

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a link that is chosen', (user) => user.click(kerala())],
  ['the button for a quote', (user) => user.click(quote())],
])('closes on %s, and returns the focus to where it was opened', async (_what, act) => {
  const { user, menu, summary } = await open();
  await user.tab();
  await act(user);
  expect(menu).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

test('stays open on a press beside its links and on other keys', async () => {
  const { user, menu } = await open();
  await user.click(screen.getByText('All places'));
  await user.tab();
  await user.keyboard('x');
  expect(menu).toHaveAttribute('open');
});

test('does not trap Tab or take the focus while it is closed', async () => {
  const { user, menu, summary } = await open();
  await user.click(screen.getByText(words.close));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  summary?.focus();
  expect(fireEvent.keyDown(menu, { key: 'Tab', shiftKey: true })).toBe(true);
});

test('keeps the menu closed when a page is restored from the back/forward cache', async () => {
  const { menu } = await open();
  fireEvent(window, new Event('pagehide'));
  expect(menu).not.toHaveAttribute('open');
});

test('starts the sheet below the bar, and animates it only on opening and where motion is wanted', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { menu, sheet } = await open();
  fireEvent(menu, new Event('toggle'));
  expect(sheet?.style.paddingTop).toBe(`${bottom}px`);
  const count = jest.mocked(animate).mock.calls.length;
  expect(animate).toHaveBeenLastCalledWith(
    sheet,
    { opacity: [0, 1], transform: [expect.stringMatching(/^translateY\(-/), 'none'] },
    { duration: expect.any(Number) as number },
  );
  menu.removeAttribute('open');
  fireEvent(menu, new Event('toggle'));
  expect(animate).toHaveBeenCalledTimes(count);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
