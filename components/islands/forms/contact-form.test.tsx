import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailHref, whatsappChat, whatsappHref } from '@/content/format/contact-links';
import { contact } from '@/content/pages/contact';
import { enquiry } from '@/content/pages/enquiry';
import { composeEnquiry } from './compose-message';
import { ContactForm } from './contact-form';
import { leaveFor } from './leave-for';

jest.mock('./leave-for', () => ({ leaveFor: jest.fn() }));

const openTab = jest.fn<null, [string, string, string]>(() => null);

const open = () => {
  jest.clearAllMocks();
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
  const type = async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: enquiry.labels.message }), 'Ooty in May?');
  };
  const message = composeEnquiry((field) => (field === 'message' ? 'Ooty in May?' : ''));

  test('with a text, email opens the mail program with it and shows no hint', async () => {
    await type();
    await userEvent.click(screen.getByRole('link', { name: contact.form.byMail }));
    expect(jest.mocked(leaveFor).mock.calls).toEqual([[mailHref('Enquiry', message)]]);
    expect(openTab).not.toHaveBeenCalled();
    expect(screen.queryByText(contact.form.emptyHint)).toBeNull();
  });

  test.each([
    [true, 1, []],
    [false, 0, [[whatsappHref(message)]]],
  ])('where a new tab is allowed (%s), it is taken, elsewhere this one', async (isActive, tabs, left) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
    await type();
    await userEvent.click(submit());
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(openTab).toHaveBeenCalledTimes(tabs);
    expect(jest.mocked(leaveFor).mock.calls).toEqual(left);
  });
});

test('without a script the form opens WhatsApp with the message alone', () => {
  open();
  const { form } = submit() as HTMLButtonElement;
  expect(form).toHaveAttribute('action', whatsappChat);
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('textbox', { name: enquiry.labels.message })).toHaveAttribute('name', 'text');
});
