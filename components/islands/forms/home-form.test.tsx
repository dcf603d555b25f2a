import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiry } from '@/content/words/enquiry';
import { HomeForm } from './home-form';
import { sendEnquiry, type EnquiryResult } from './send-enquiry';

jest.mock('./send-enquiry', () => ({ sendEnquiry: jest.fn() }));
const service = jest.mocked(sendEnquiry);

beforeEach(() => {
  jest.useFakeTimers();
  service.mockReset();
});
afterEach(() => jest.useRealTimers());

const endpoint = 'https://forms.example/submit';
const { labels } = enquiry;
const field = (name: keyof typeof labels) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${labels[name]}`) });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button');
const status = () => screen.getByRole('status');
const typed = { first_name: 'Asha', last_name: 'Rao', phone: '98765', email: 'asha@example.com', message: 'In May.' };

const open = (address = endpoint) => {
  render(<HomeForm endpoint={address} accessKey="key" />);
  return userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
};

async function press(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(sendButton());
  // Wait for the response of the service, if there is one.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

async function send(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await user.type(field(name as keyof typeof typed), text);
  await user.selectOptions(screen.getByRole('combobox', { name: labels.travel_preference }), 'honeymoon');
  await press(user);
}

test('sends every field under its own name, and the honeypot that only bots fill in', async () => {
  service.mockResolvedValue({ sent: false, message: 'No.' });
  const user = open();
  await send(user);
  const payload = { ...typed, access_key: 'key', travel_preference: 'honeymoon', botcheck: false };
  expect(service.mock.calls).toEqual([[endpoint, payload]]);
  await user.click(screen.getByRole('checkbox', { hidden: true }));
  await user.click(sendButton());
  expect(service).toHaveBeenLastCalledWith(endpoint, { ...payload, botcheck: true });
});

test('asks for an initial in place of a last name, and accepts a single letter', async () => {
  const user = open();
  expect(field('last_name')).toHaveAccessibleName(`${labels.last_name} (or initial)`);
  expect(field('last_name').checkValidity()).toBe(false);
  await user.type(field('last_name'), 'M');
  expect(field('last_name').checkValidity()).toBe(true);
});

test('announces a success for three seconds, whatever is typed, and empties the form', async () => {
  service.mockResolvedValue({ sent: true });
  const user = open();
  await send(user);
  expect(field('message')).toHaveValue('');
  await user.type(field('message'), 'And a boat');
  act(() => jest.advanceTimersByTime(enquiry.successStands - 1));
  expect(status()).toHaveTextContent(enquiry.success);
  // A message sent soon after another one shows its own thanks for three seconds.
  fireEvent.submit(sendButton().form ?? window);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(status()).toHaveTextContent(enquiry.success);
  act(() => jest.advanceTimersByTime(enquiry.successStands));
  expect(status()).toBeEmptyDOMElement();
});

test('shows in the button and the status that it is sending, and ignores a second press', async () => {
  let answer: (result: EnquiryResult) => void = () => undefined;
  service.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = open();
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  await send(user);
  await user.click(sendButton());
  expect(service).toHaveBeenCalledTimes(1);
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(sendButton()).toHaveTextContent(enquiry.sending);
  expect(status()).toHaveTextContent(enquiry.sending);
  await act(async () => {
    answer({ sent: false, message: 'Email is not valid' });
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(sendButton()).toHaveTextContent(enquiry.send);
});

test('shows a failure until the visitor edits, and keeps the typed text for another try', async () => {
  service.mockResolvedValue({ sent: false, message: 'Email is not valid' });
  const user = open();
  await send(user);
  act(() => jest.advanceTimersByTime(enquiry.successStands));
  expect(status()).toHaveTextContent(/^Email is not valid$/);
  expect(field('message')).toHaveValue(typed.message);
  await user.type(field('message'), '!');
  expect(status()).toBeEmptyDOMElement();
  service.mockResolvedValue({ sent: true });
  await press(user);
  expect(status()).toHaveTextContent(enquiry.success);
});

test('offers WhatsApp and email with the typed text where no service is connected', async () => {
  await send(open(''));
  expect(service).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(enquiry.notConnected);
  for (const name of [enquiry.byWhatsapp, enquiry.byMail]) {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
    for (const text of Object.values(typed)) expect(decodeURIComponent(link.href)).toContain(text);
  }
});
