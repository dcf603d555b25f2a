import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailHref, whatsappHref } from '@/content/words/contact-links';
import { contact } from '@/content/pages/contact';
import { enquiry } from '@/content/words/enquiry';
import { composeEnquiry } from './compose-enquiry';
import { ContactForm } from './contact-form';
import { openExternal, openInNewTab } from './open-external';

jest.mock('./open-external', () => ({ openExternal: jest.fn(), openInNewTab: jest.fn() }));

const open = () => {
  jest.clearAllMocks();
  render(<ContactForm />);
};

const submit = () => screen.getByRole('button', { name: contact.form.action });
const byMail = () => screen.getByRole('link', { name: contact.form.byMail });
const message = () => screen.getByRole('textbox', { name: enquiry.labels.message });
const hint = () => screen.queryByText(contact.form.emptyHint);
const typed = 'Ooty in May?';
const enquiryOf = composeEnquiry((field) => (field === 'message' ? typed : ''));

test('shows a hint when an empty form is mailed, until something is typed', async () => {
  open();
  expect(hint()).toBeNull();
  await userEvent.click(byMail());
  expect(hint()).toBeVisible();
  expect(openExternal).not.toHaveBeenCalled();
  await userEvent.type(message(), 'x');
  expect(hint()).toBeNull();
});

test('opens the mail program with the typed text', async () => {
  open();
  await userEvent.type(message(), typed);
  await userEvent.click(byMail());
  expect(jest.mocked(openExternal).mock.calls).toEqual([[mailHref(enquiry.subject, enquiryOf)]]);
  expect(hint()).toBeNull();
});

test.each([
  ['a new tab if the browser allows one', true, [[whatsappHref(enquiryOf)]], []],
  ['this tab if the browser allows no new one', false, [], [[whatsappHref(enquiryOf)]]],
])('opens WhatsApp in %s', async (_where, isActive, tabs, left) => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  open();
  await userEvent.type(message(), typed);
  await userEvent.click(submit());
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(jest.mocked(openInNewTab).mock.calls).toEqual(tabs);
  expect(jest.mocked(openExternal).mock.calls).toEqual(left);
  expect(message()).toHaveValue(typed);
  // A link in this tab remains in case nothing opened, until the message changes.
  const link = screen.getByRole('link', { name: contact.form.notOpened });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([whatsappHref(enquiryOf), null]);
  await userEvent.type(message(), '!');
  expect(screen.queryByRole('link', { name: contact.form.notOpened })).toBeNull();
});
