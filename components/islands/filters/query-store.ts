/**
 * The query string as a store. Browsers refuse to write the address too often (Safari: 100 times in 30 seconds): a query string that was
 * refused is kept here until Back, Forward or a later write makes the address the truth again.
 */
let refused: string | undefined;
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function onPopState() {
  refused = undefined;
  notify();
}

/** Calls back whenever the query string may have changed. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', onPopState);
    refused = undefined;
  };
}

/** The query string that counts now, usually that of the address. */
export const currentQuery = (): string => refused ?? window.location.search;

/**
 * Makes a query string the current one, in the address too where the browser allows it.
 * @param history `push` makes a step that Back undoes; `replace` does not
 */
export function writeQuery(query: string, history: 'push' | 'replace'): void {
  const url = new URL(window.location.href);
  url.search = query;
  refused = undefined;
  if (url.href !== window.location.href) {
    try {
      if (history === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
    } catch {
      refused = query;
    }
  }
  notify();
}
