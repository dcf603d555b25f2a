import { openExternal, openInNewTab } from './open-external';

test('the browser goes to the address', () => {
  // The DOM of the unit tests follows no other address than one within the page.
  openExternal('#there');
  expect(window.location.hash).toBe('#there');
});

test('a new tab is a link that is followed, without referrer and opener', () => {
  const followed = jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined);
  openInNewTab('https://chat.example/?text=Goa');
  const [link] = followed.mock.contexts as HTMLAnchorElement[];
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://chat.example/?text=Goa',
    '_blank',
    'noopener noreferrer',
  ]);
});
