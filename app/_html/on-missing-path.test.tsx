import { render, screen } from '@testing-library/react';
import { routes } from '@/content/routes';
import { onMissingPath } from './inline-scripts';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['/destinations/atlantis', '?search=atlantis'],
  ['/tours/munnar-package.html', '?search=munnar+package+html'],
  ['/packages/Kerala_5%20days', '?search=Kerala+days'],
  ['/2026/', ''],
])('passes the last words of the missing path %s on to the finder as %j', (path, search) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', path);
  render(
    <main>
      <a href={routes.finder}>Find a trip</a>
    </main>,
  );
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
  (new Function(onMissingPath) as () => void)();
  expect(log).toHaveBeenCalledWith('404: no page at', path);
  expect(screen.getByRole<HTMLAnchorElement>('link').search).toBe(search);
});
