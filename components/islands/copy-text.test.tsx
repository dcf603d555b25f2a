import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copying } from '@/content/words/controls';
import { CopyText, longestAddress } from './copy-text';

const long = ['short', 'x'.repeat(longestAddress + 1)];

test('offers no copy button where every link is short enough to open everywhere', () => {
  render(<CopyText text="Goa" hrefs={['x'.repeat(longestAddress)]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('copies a long text, and says so until the text changes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<CopyText text="Goa & கேரளா" hrefs={long} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: copying.action }));
  expect(screen.getByRole('status')).toHaveTextContent(copying.done);
  expect(await navigator.clipboard.readText()).toBe('Goa & கேரளா');
  rerender(<CopyText text="Goa, Kerala" hrefs={long} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ['has no clipboard', undefined],
])('shows the text to copy by hand in a browser that %s', async (_what, clipboard) => {
  const user = userEvent.setup();
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  if (clipboard) Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  else Reflect.deleteProperty(navigator, 'clipboard');
  render(<CopyText text="Goa" hrefs={long} />);
  await user.click(screen.getByRole('button', { name: copying.action }));
  expect(screen.getByRole('status')).toHaveTextContent(copying.blocked);
  expect(screen.getByRole('textbox', { name: copying.text })).toHaveValue('Goa');
  if (before) Object.defineProperty(navigator, 'clipboard', before);
});
