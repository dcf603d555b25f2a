import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booking } from '@/content/pages/booking';
import { clearDraft } from './booking-draft';
import { Wizard } from './wizard';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  clearDraft();
  log.mockClear();
});

const open = (query = '') => {
  window.history.replaceState(null, '', `/book-now${query}`);
  const { unmount } = render(<Wizard arrival={null} handOff={null} />);
  return { user: userEvent.setup(), unmount };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('three steps lead to the confirmation, which logs what was entered and hands it on', async () => {
  const { user } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Travelers' }), '3');
  await press(user, booking.next);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await press(user, booking.next);
  await press(user, booking.confirm);
  expect(screen.getByRole('heading', { name: booking.confirmed.heading })).toBeVisible();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ travelers: '3', name: 'Asha' }));
  const chat = screen.getByRole('link', { name: new RegExp(`^${booking.confirmed.whatsapp}`) });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Name: Asha');
  await waitFor(() => expect(window.location.search).toBe('?step=4'));
});

test('one step is on the screen at a time; an empty one holds nobody, and Previous goes back', async () => {
  const { user } = open();
  expect(screen.getByRole('combobox', { name: 'Package' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.queryByRole('button', { name: booking.previous })).toBeNull();
  await press(user, booking.next);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Package' })).toBeNull();
  expect(screen.getByText(booking.steps[1].label, { selector: '[tabindex="-1"]' })).toHaveFocus();
  await press(user, booking.previous);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('Enter in a field moves on', async () => {
  const { user } = open('?step=2');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?step=3'));
});

test('what was typed survives a reload', async () => {
  const { user, unmount } = open('?step=2');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  unmount();
  open('?step=2');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
});

test.each(['?step=4', '?step=9', '?step=x'])('an address that claims %s starts at the beginning', (query) => {
  open(query);
  expect(screen.getByRole('combobox', { name: 'Package' })).toBeVisible();
});
