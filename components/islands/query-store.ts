/**
 * The query string as a store. The URL follows a moment after a choice and a pause after typing, because writing it takes the browser as
 * long as everything else that a tap causes, and longer on long pages. Until then the pending query is the current one; it also stays
 * current if the browser refuses the write (Safari allows 100 in 30 seconds), until Back, Forward or a later write.
 */
let ahead: { url: URL; query: string; history: 'push' | 'replace' } | undefined;
const listeners = new Set<() => void>();

/** In milliseconds: the time in which a choice is answered on screen, and the pause that ends typing. */
const pauses = { push: 40, replace: 300 } as const;
let timer: ReturnType<typeof setTimeout> | undefined;

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
    // The browser refused the write; the pending query stays current.
  }
}

/** Calls the listener whenever the query string may have changed. */
export function subscribe(listener: () => void): () => void {
  // addEventListener ignores duplicates.
  window.addEventListener('popstate', onPopState);
  // A link that is followed, even to a fragment of this page, needs the current URL.
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

/** The current query string, which may not be in the URL yet. */
export const currentQuery = (): string => ahead?.query ?? window.location.search;

/**
 * Makes a query string the current one and, a moment later, writes it into the URL if the browser allows it.
 * @param history `push` adds a history entry that Back undoes; `replace` does not
 */
export function writeQuery(query: string, history: 'push' | 'replace'): void {
  // Consecutive replacements are merged; a pushed entry is written first.
  if (history === 'push' || ahead?.history === 'push') writeAddress();
  const url = new URL(window.location.href);
  url.search = query;
  // Every row of a list reads the query, so it is cached: a URL object would serialise it each time.
  ahead = { url, query: url.search, history };
  notify();
  clearTimeout(timer);
  timer = setTimeout(writeAddress, pauses[history]);
}
