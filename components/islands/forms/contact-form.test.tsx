import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whatsappChat } from '@/content/format/contact-links';
import { contact } from '@/content/pages/contact';
import { enquiry } from '@/content/pages/enquiry';
import { ContactForm } from './contact-form';

const openTab = jest.fn<null, [string, string, string]>(() => null);

const open = () => {
  openTab.mockClear();
  Object.assign(window, { open: openTab });
  render(<ContactForm />);
};

const submit = () => screen.getByRole('button', { name: contact.form.action });

test('an empty form gets a hint, which goes when something is typed', async () => {
  open();
  expect(screen.queryByText(contact.form.emptyHint)).toBeNull();
  await userEvent.click(submit());
  expect(screen.getByText(contact.form.emptyHint)).toBeVisible();
  expect(openTab).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: enquiry.labels.message }), 'x');
  expect(screen.queryByText(contact.form.emptyHint)).toBeNull();
});

test('submitting opens WhatsApp with the enquiry written out, and keeps it', async () => {
  open();
  const message = screen.getByRole('textbox', { name: enquiry.labels.message });
  await userEvent.type(screen.getByRole('textbox', { name: enquiry.labels.first_name }), 'Asha');
  await userEvent.type(message, 'Ooty in May?');
  await userEvent.click(submit());
  const [address = '', target, features] = openTab.mock.calls[0] ?? [];
  const text = new URL(address).searchParams.get('text');
  expect(text).toContain(`${enquiry.labels.first_name}: Asha\n${enquiry.labels.message}: Ooty in May?`);
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
  expect(message).toHaveValue('Ooty in May?');
});

test('nothing is required', () => {
  open();
  for (const field of screen.getAllByRole('textbox')) expect(field).not.toBeRequired();
});

test('email without a text gets the hint, too', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: contact.form.byMail }));
  expect(screen.getByText(contact.form.emptyHint)).toBeVisible();
});

describe('leaving the page', () => {
  /** The DOM of the unit tests reports as an error that it does not leave a page. */
  const left = jest.spyOn(console, 'error').mockImplementation();
  beforeEach(() => left.mockClear());
  afterAll(() => left.mockRestore());

  const type = async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: enquiry.labels.message }), 'Ooty in May?');
  };

  test('with a text, email opens the mail program and shows no hint', async () => {
    await type();
    await userEvent.click(screen.getByRole('link', { name: contact.form.byMail }));
    expect(left).toHaveBeenCalledTimes(1);
    expect(openTab).not.toHaveBeenCalled();
    expect(screen.queryByText(contact.form.emptyHint)).toBeNull();
  });

  test.each([
    [true, 1, 0],
    [false, 0, 1],
  ])('where a new tab is allowed (%s), it is taken, elsewhere this one', async (isActive, tabs, leaves) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
    await type();
    await userEvent.click(submit());
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(openTab).toHaveBeenCalledTimes(tabs);
    expect(left).toHaveBeenCalledTimes(leaves);
  });
});

test('without a script the form opens WhatsApp with the message alone', () => {
  open();
  const { form } = submit() as HTMLButtonElement;
  expect(form).toHaveAttribute('action', whatsappChat);
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('textbox', { name: enquiry.labels.message })).toHaveAttribute('name', 'text');
});
