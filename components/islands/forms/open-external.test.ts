import { openExternal, openInNewTab } from './open-external';

test('navigates to the address', () => {
  // jsdom follows only links within the page.
  openExternal('#there');
  expect(window.location.hash).toBe('#there');
});

test('opens a new tab by following a link without referrer and opener', () => {
  const followed = jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined);
  openInNewTab('https://chat.example/?text=Goa');
  const [link] = followed.mock.contexts as HTMLAnchorElement[];
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://chat.example/?text=Goa',
    '_blank',
    'noopener noreferrer',
  ]);
});
