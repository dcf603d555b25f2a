/** Where the token is, and that it is forgotten. */
import { onToken, signIn, signOut, token } from './token';

/** Everything that both storages hold. */
const stored = () =>
  [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([true, false])(
  'keeps the token and forgets all of it when signing out (stays on the device: %s)',
  (stays) => {
    localStorage.setItem('sveltia-cms.user', '{"token":"old"}');
    signIn('github_pat_1', stays);
    expect([token(), localStorage.getItem('editor.token') !== null]).toEqual(['github_pat_1', stays]);
    signOut();
    expect(token()).toBeUndefined();
    expect(stored().join()).not.toMatch(/github_pat|old/);
  },
);

test('hears of a sign-out in another tab, also with a token of its own session', () => {
  // Tabs share this storage, and hear of what another one writes into it.
  signOut();
  const key = localStorage.key(0);
  signIn('github_pat_1', false);
  const changed = jest.fn();
  const stop = onToken(changed);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'now' }));
  expect([token(), changed.mock.calls.length]).toEqual([undefined, 1]);
  stop();
  signIn('github_pat_2', true);
  expect(changed).toHaveBeenCalledTimes(1);
});
