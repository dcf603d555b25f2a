import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailHref } from '@/content/format/contact-links';
import { enquiry } from '@/content/pages/enquiry';
import { HomeForm } from './home-form';
import { sendEnquiry, type EnquiryResult } from './send-enquiry';

jest.mock('./send-enquiry', () => ({ sendEnquiry: jest.fn() }));
const service = jest.mocked(sendEnquiry);
beforeEach(() => service.mockReset());

const endpoint = 'https://forms.example/submit';
const { labels } = enquiry;
const message = () => screen.getByRole('textbox', { name: labels.message });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button');
const form = () => sendButton().form;

const typed = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210', message: 'Two of us, in May.' } as const;

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const field of ['first_name', 'last_name', 'phone', 'message'] as const)
    await user.type(screen.getByRole('textbox', { name: labels[field] }), typed[field]);
  await user.type(screen.getByRole('textbox', { name: labels.email }), 'asha@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: labels.travel_preference }), 'honeymoon');
}

test('everything that was typed is sent, each under its own name, and robots give themselves away', async () => {
  service.mockResolvedValue({ sent: false, message: 'No.' });
  const user = userEvent.setup();
  render(<HomeForm endpoint={endpoint} accessKey="key" />);
  await user.tab();
  expect(screen.getByRole('textbox', { name: labels.first_name })).toHaveFocus();
  await fill(user);
  await user.click(sendButton());
  const payload = {
    ...typed,
    access_key: 'key',
    email: 'asha@example.com',
    travel_preference: 'honeymoon',
    botcheck: false,
  };
  expect(service.mock.calls).toEqual([[endpoint, payload]]);
  await user.click(screen.getByRole('checkbox', { hidden: true }));
  await user.click(sendButton());
  expect(service).toHaveBeenLastCalledWith(endpoint, { ...payload, botcheck: true });
});

test('each field asks for what the browser knows, and for the keyboard that fits', () => {
  render(<HomeForm endpoint={endpoint} accessKey="key" />);
  const asked = (name: keyof typeof labels) =>
    ['type', 'autocomplete', 'inputmode'].map((attribute) =>
      screen.getByRole('textbox', { name: labels[name] }).getAttribute(attribute),
    );
  expect(asked('first_name')).toEqual(['text', 'given-name', null]);
  expect(asked('last_name')).toEqual(['text', 'family-name', null]);
  expect(asked('email')).toEqual(['email', 'email', 'email']);
  expect(asked('phone')).toEqual(['tel', 'tel', 'tel']);
});

test('while it is sent the button and the status say so, and after a failure it can be sent again', async () => {
  let answer: (result: EnquiryResult) => void = () => undefined;
  service.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(<HomeForm endpoint={endpoint} accessKey="key" />);
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  await fill(user);
  await user.click(sendButton());
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(enquiry.sending);
  await act(async () => {
    answer({ sent: false, message: 'Email is not valid' });
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Email is not valid$/);
  expect(sendButton()).toHaveTextContent(enquiry.send);
  service.mockResolvedValue({ sent: true });
  await user.click(sendButton());
  expect(service).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toHaveTextContent(enquiry.success);
});

test('typing after a success leaves the thanks on the screen', async () => {
  service.mockResolvedValue({ sent: true });
  const user = userEvent.setup();
  render(<HomeForm endpoint={endpoint} accessKey="key" />);
  await fill(user);
  await user.click(sendButton());
  await user.type(message(), 'And a boat');
  expect(screen.getByText(enquiry.success)).toBeVisible();
});

test('not connected, the offer of other ways goes when the visitor edits', async () => {
  const user = userEvent.setup();
  render(<HomeForm endpoint="" accessKey="" />);
  await fill(user);
  await user.click(sendButton());
  expect(screen.getByText(enquiry.notConnected)).toBeVisible();
  await user.type(message(), '!');
  expect(screen.queryByText(enquiry.notConnected)).toBeNull();
});

test('without a script the form posts to the service, or to the mail program where none is connected', () => {
  const { rerender } = render(<HomeForm endpoint={endpoint} accessKey="key" />);
  expect(form()).toHaveAttribute('action', endpoint);
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).not.toHaveAttribute('enctype');
  expect(form()).toHaveFormValues({ access_key: 'key', botcheck: false });
  rerender(<HomeForm endpoint="" accessKey="" />);
  expect(form()).toHaveAttribute('action', mailHref());
  expect(form()).toHaveAttribute('enctype', 'text/plain');
});
