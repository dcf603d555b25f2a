import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { telHref, whatsappHref } from '@/content/words/contact-links';
import { errorPage } from '@/content/pages/error';
import ErrorPage from './error';
import GlobalError from './global-error';

/** React logs an error, because the component renders a whole document inside the one of the test. */
const reported = jest.spyOn(console, 'error').mockImplementation();
afterAll(() => reported.mockRestore());

test.each([
  ['a page', ErrorPage],
  ['the layout', GlobalError],
])('offers another try and a person to talk to if %s breaks', async (_what, Fallback) => {
  const reset = jest.fn();
  render(<Fallback error={new Error('Chunk 17 is missing')} reset={reset} />);
  expect(screen.getByRole('alert')).toHaveTextContent(errorPage.text);
  expect(screen.getByText('Chunk 17 is missing')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', telHref);
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', whatsappHref());
  await userEvent.click(screen.getByRole('button', { name: errorPage.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});
