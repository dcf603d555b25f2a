/**
 * The query string as a store. The address follows a frame later: a browser takes as long to write it as a tap takes for all else, the
 * longer the page the more. What does not stand there yet counts already; so does what browsers refuse to write too often
 * (Safari: 100 times in 30 seconds), until Back, Forward or a later write makes the address the truth again.
 */
let ahead: { url: URL; query: string; history: 'push' | 'replace' } | undefined;
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function onPopState() {
  ahead = undefined;
  notify();
}

function writeAddress() {
  if (!ahead) return;
  const { url, history } = ahead;
  try {
    if (url.href !== window.location.href) {
      if (history === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
    }
    ahead = undefined;
  } catch {
    // Refused: it counts without standing in the address.
  }
}

/** Calls back whenever the query string may have changed. */
export function subscribe(listener: () => void): () => void {
  // Added once more, these stay one each.
  window.addEventListener('popstate', onPopState);
  // A link that is followed, to a part of this page too, takes the address along as it is.
  window.addEventListener('click', writeAddress, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('click', writeAddress, true);
    ahead = undefined;
  };
}

/** The query string that counts now, soon or already that of the address. */
export const currentQuery = (): string => ahead?.query ?? window.location.search;

/**
 * Makes a query string the current one, and a frame later the address's where the browser allows it.
 * @param history `push` makes a step that Back undoes; `replace` does not
 */
export function writeQuery(query: string, history: 'push' | 'replace'): void {
  // Several replacements are one; a step is a step.
  if (history === 'push' || ahead?.history === 'push') writeAddress();
  const url = new URL(window.location.href);
  url.search = query;
  // Every row of a list asks for the query: a string is there at once, an address has to be written out each time.
  ahead = { url, query: url.search, history };
  notify();
  // After the next frame, which shows the answer.
  requestAnimationFrame(() => setTimeout(writeAddress));
}
