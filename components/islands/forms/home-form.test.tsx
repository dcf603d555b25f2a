import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiry } from '@/content/pages/enquiry';
import { HomeForm } from './home-form';

const service = jest.fn<Promise<{ status: number; json: () => Promise<unknown> }>, [string, RequestInit]>();
const answer = (status: number, body: unknown) => ({ status, json: () => Promise.resolve(body) });

beforeEach(() => {
  jest.useFakeTimers();
  service.mockReset();
  Object.assign(globalThis, { fetch: service });
});
afterEach(() => jest.useRealTimers());

const { labels } = enquiry;
const message = () => screen.getByRole('textbox', { name: labels.message });

const open = (endpoint = 'https://forms.example/submit') => {
  render(<HomeForm endpoint={endpoint} accessKey="key" />);
  return userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
};

async function send(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const field of ['first_name', 'last_name', 'phone', 'message'] as const)
    await user.type(screen.getByRole('textbox', { name: labels[field] }), 'Asha');
  await user.type(screen.getByRole('textbox', { name: labels.email }), 'asha@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: labels.travel_preference }), 'honeymoon');
  await user.click(screen.getByRole('button', { name: enquiry.send }));
  // The answer, where there is one.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

test('a success is said for three seconds, and the form is empty', async () => {
  service.mockResolvedValue(answer(200, {}));
  const user = open();
  await send(user);
  expect(screen.getByText(enquiry.success)).toBeVisible();
  expect(message()).toHaveValue('');
  act(() => jest.advanceTimersByTime(enquiry.successStands - 1));
  expect(screen.getByText(enquiry.success)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(enquiry.success)).toBeNull();
});

test('thanks for a message sent soon after another stand as long', async () => {
  service.mockResolvedValue(answer(200, {}));
  const user = open();
  await send(user);
  act(() => jest.advanceTimersByTime(enquiry.successStands - 1));
  fireEvent.submit(screen.getByRole<HTMLButtonElement>('button').form ?? window);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(enquiry.success)).toBeVisible();
});

test('while it is sent the button says so, and a second press sends nothing', async () => {
  let arrive: (response: ReturnType<typeof answer>) => void = () => undefined;
  service.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const user = open();
  await send(user);
  await user.click(screen.getByRole('button', { name: enquiry.sending }));
  expect(service).toHaveBeenCalledTimes(1);
  await act(async () => {
    arrive(answer(200, {}));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText(enquiry.success)).toBeVisible();
});

test.each([
  ['the service’s message', answer(400, { message: 'Email is not valid' }), 'Email is not valid'],
  ['the generic failure for a blank message', answer(400, { message: '  ' }), enquiry.failure],
])('an error shows %s, until the visitor edits, and keeps what was typed', async (_what, response, shown) => {
  service.mockResolvedValue(response);
  const user = open();
  await send(user);
  act(() => jest.advanceTimersByTime(enquiry.successStands));
  expect(screen.getByText(shown)).toBeVisible();
  expect(message()).toHaveValue('Asha');
  await user.type(message(), '!');
  expect(screen.queryByText(shown)).toBeNull();
});

test('a service that does not answer in time may have the message: the visitor is told, and the text stays', async () => {
  service.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const user = open();
  await send(user);
  await act(() => jest.advanceTimersByTimeAsync(enquiry.timeout));
  expect(screen.getByText(enquiry.noAnswer)).toBeVisible();
  expect(message()).toHaveValue('Asha');
});

test('not connected, it sends nothing and offers WhatsApp and email with the typed text', async () => {
  const user = open('');
  await send(user);
  expect(service).not.toHaveBeenCalled();
  for (const name of [enquiry.byWhatsapp, enquiry.byMail]) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`${labels.message}: Asha`);
  }
});

test('the mail it offers has a subject beside the typed text', async () => {
  await send(open(''));
  const href = screen.getByRole('link', { name: new RegExp(`^${enquiry.byMail}`) }).getAttribute('href');
  expect(href).toMatch(/\?subject=[^&]+&body=/);
});
