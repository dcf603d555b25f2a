/** The access token with which the operator is signed in. It is only ever in the browser's storage and in the header of requests. */

const key = 'editor.token';

/** The key of the editor before this one. */
const earlierKey = 'sveltia-cms.user';

/** Written at signing out, so that tabs whose token is in their own session hear of it. */
const signedOutKey = 'editor.signed-out';

/** Removes the token of the editor before this one. */
export const forgetEarlier = (): void => localStorage.removeItem(earlierKey);

const listeners = new Set<() => void>();

/** The token; undefined if nobody is signed in. */
export const token = (): string | undefined => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;

function forget(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  forgetEarlier();
}

function tell(): void {
  for (const changed of listeners) changed();
}

/**
 * Keeps a token.
 * @param stays Whether it stays on this device after the browser is closed.
 */
export function signIn(text: string, stays: boolean): void {
  forget();
  (stays ? localStorage : sessionStorage).setItem(key, text);
  tell();
}

/** Forgets the token in all tabs. */
export function signOut(): void {
  forget();
  localStorage.setItem(signedOutKey, new Date().toISOString());
  tell();
}

function onStorage(event: StorageEvent): void {
  if (event.key === signedOutKey) forget();
  if (event.key === null || event.key === key || event.key === signedOutKey) tell();
}

/** Calls a function when the operator signs in or out, in any tab. Returns a function that stops it. */
export function onToken(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
