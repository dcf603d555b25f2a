import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailHref } from '@/content/format/contact-links';
import { booking, bookingFields, neededFields, type BookingField } from '@/content/pages/booking';
import { routes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { currentQuery } from '../filters/query-store';
import { slideIn } from '@/components/islands/motion';
import { clearDraft, loadDraft } from './booking-draft';
import { Wizard } from './wizard';

jest.mock('../motion', () => ({ slideIn: jest.fn() }));
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  clearDraft();
  jest.clearAllMocks();
});

const open = (query = '') => {
  window.history.replaceState(null, '', `${routes.bookNow}${query}`);
  const { unmount } = render(<Wizard arrival={<p>A welcome</p>} handOff={<p>Other ways</p>} />);
  return { user: userEvent.setup(), unmount };
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const labelOf = (name: BookingField) => bookingFields.find((one) => one.name === name)?.label ?? name;
const field = (name: BookingField) => screen.getByLabelText(new RegExp(`^${labelOf(name)}`));
const chat = () => {
  const link = screen.getByRole('link', { name: new RegExp(`^${booking.confirmed.whatsapp}`) });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};
const atConfirmation = () => screen.getByRole('heading', { name: booking.confirmed.heading });

test('the line of steps says which are done and which one is on the screen', () => {
  open('?step=2');
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(
    booking.steps.map(({ label }, index) => `${index + 1} ${label}${index === 0 ? ' (done)' : ''}`),
  );
});

test('a step comes in from the side the visitor is moving to, the first one from none', async () => {
  const { user } = open();
  expect(slideIn).not.toHaveBeenCalled();
  await user.click(button(booking.next));
  await user.click(button(booking.previous));
  expect(jest.mocked(slideIn).mock.calls.map(([, direction]) => direction)).toEqual([1, -1]);
});

test('only the last step confirms, and Enter in it does not', () => {
  open('?step=3');
  expect(screen.queryByRole('button', { name: booking.next })).toBeNull();
  expect(screen.queryByRole('heading', { name: booking.confirmed.heading })).toBeNull();
  const { form } = button(booking.confirm);
  if (form) fireEvent.submit(form);
  expect(currentQuery()).toBe('?step=3');
  expect(log).not.toHaveBeenCalled();
});

test('with a script, the native way to send is put away and no empty field stops a step', () => {
  open();
  expect(screen.queryByRole('button', { name: booking.plainForm })).toBeNull();
  expect(screen.queryByText('Other ways')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: booking.confirm })).toBeNull();
  expect(button(booking.next).form?.noValidate).toBe(true);
});

test('without a script the form is a mail to the operator', () => {
  open();
  const { form } = button(booking.next);
  expect(form?.getAttribute('action')?.startsWith(`${mailHref()}?subject=`)).toBe(true);
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'text/plain');
});

test('every field but the last is marked as required', () => {
  open();
  const required = bookingFields.filter(({ name }) => field(name).hasAttribute('required')).map(({ name }) => name);
  expect(required).toEqual(bookingFields.map(({ name }) => name).filter((name) => name !== 'requirements'));
});

test('each field asks for what the browser knows, and for the keyboard that fits', () => {
  open();
  const asked = (name: BookingField) =>
    ['type', 'autocomplete', 'inputmode'].map((attribute) => field(name).getAttribute(attribute));
  expect(asked('startDate')).toEqual(['date', null, null]);
  expect(asked('name')).toEqual(['text', 'name', null]);
  expect(asked('email')).toEqual(['email', 'email', 'email']);
  expect(asked('phone')).toEqual(['tel', 'tel', 'tel']);
  expect(field('address')).toHaveAttribute('autocomplete', 'street-address');
});

test('the details are handed on in words, and stay after a reload', async () => {
  const [chosen] = booking.packages;
  const { user, unmount } = open();
  await user.selectOptions(field('package'), chosen.value);
  await user.click(button(booking.next));
  await user.click(button(booking.next));
  await user.click(button(booking.confirm));
  expect(log).toHaveBeenCalledWith('Booking details', expect.objectContaining({ package: chosen.value }));
  const line = `${bookingFields[0].label}: ${chosen.label}`;
  expect(chat()).toContain(line);
  expect(atConfirmation()).toHaveFocus();
  expect(atConfirmation().tabIndex).toBe(-1);
  expect(screen.getAllByText('A welcome')[0]).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open('?step=4');
  expect(atConfirmation()).toBeVisible();
  expect(chat()).toContain(line);
});

test('what a planner cannot do without is named over the hand-off, and leads back to its step', async () => {
  const { user } = open();
  await user.selectOptions(field('package'), booking.packages[0].value);
  for (const name of [booking.next, booking.next, booking.confirm]) await user.click(button(name));
  const missing = () =>
    neededFields.map((name) => screen.queryByRole('link', { name: labelOf(name) })?.getAttribute('href') ?? null);
  expect(missing()).toEqual([null, '?step=1', '?step=2', '?step=2']);
  await user.click(screen.getByRole('link', { name: labelOf('phone') }));
  await user.type(field('phone'), '98765 43210');
  await user.type(field('name'), 'Asha');
  await user.click(button(booking.previous));
  await user.type(field('startDate'), '2027-03-04');
  for (const name of [booking.next, booking.next, booking.confirm]) await user.click(button(name));
  expect(missing()).toEqual([null, null, null, null]);
  expect(screen.queryByText(booking.confirmed.missing)).toBeNull();
});

test('chat and mail hold all that was entered, in the order in which a planner reads', async () => {
  const entered = {
    startDate: '2027-03-04',
    name: 'Asha',
    email: 'a@b.in',
    phone: '98',
    address: 'Ooty',
    requirements: 'Cot',
  };
  const { user } = open();
  for (const [name, text] of Object.entries(entered)) await user.type(field(name as BookingField), text);
  await user.selectOptions(field('package'), booking.packages[0].value);
  await user.selectOptions(field('travelers'), '2');
  for (const name of [booking.next, booking.next, booking.confirm]) await user.click(button(name));
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: booking.confirmed.mail }).href);
  for (const message of [chat(), mail.searchParams.get('body')]) {
    const lines = message
      ?.split('\n')
      .slice(2)
      .map((line) => line.split(': ')[1]);
    const { startDate, name, phone, email, address, requirements } = entered;
    expect(lines).toEqual([
      ...[booking.packages[0].label, startDate, '2', name, phone, email, address, requirements],
      absolute(routes.bookNow),
    ]);
  }
});

test('who confirms an empty form sends a greeting', async () => {
  const { user } = open('?step=3');
  await user.click(button(booking.confirm));
  expect(chat()).toBe(site.greeting);
  const steps = within(screen.getByRole('list', { name: '' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(
    booking.confirmed.steps.map((text, index) => `${index + 1}${text}`),
  );
});

test('who changes something after confirming has to confirm again', async () => {
  const { user, unmount } = open('?step=3');
  await user.click(button(booking.confirm));
  unmount();
  const { user: later } = open('?step=3');
  await later.type(field('requirements'), 'A cot');
  expect(loadDraft()).toMatchObject({ confirmed: false, values: { requirements: 'A cot' } });
});

test('leaving for the home page forgets the draft', async () => {
  const { user } = open('?step=3');
  await user.click(button(booking.confirm));
  expect(loadDraft()).toBeDefined();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const home = screen.getByRole('link', { name: booking.confirmed.home });
  expect(home).toHaveAttribute('href', routes.home);
  await user.click(home);
  expect(loadDraft()).toBeUndefined();
});
