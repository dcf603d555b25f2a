/** The access token with which the operator is signed in. It is only ever in the browser's storage and in the header of requests. */

const key = 'editor.token';

/** The key of the editor before this one. */
const earlierKey = 'sveltia-cms.user';

/** Written at signing out, so that tabs whose token is in their own session hear of it. */
const signedOutKey = 'editor.signed-out';

export const token = (): string | undefined => {
  localStorage.removeItem(earlierKey);
  return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
};

/**
 * Keeps a token.
 * @param stays Whether it stays on this device after the browser is closed.
 */
export function signIn(text: string, stays: boolean): void {
  signOutHere();
  (stays ? localStorage : sessionStorage).setItem(key, text);
}

function signOutHere(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
}

/** Forgets the token in all tabs. */
export function signOut(): void {
  signOutHere();
  localStorage.setItem(signedOutKey, new Date().toISOString());
}

/** Calls a function when the operator signs in or out in another tab. Returns a function that stops it. */
export function onTokenElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === signedOutKey) signOutHere();
    if (event.key === null || event.key === key || event.key === signedOutKey) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
