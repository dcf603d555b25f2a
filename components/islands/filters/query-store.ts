/**
 * The query string as a store. What the visitor just chose is remembered apart from the address, because browsers refuse to write the
 * address too often (Safari: 100 times in 30 seconds); Back and Forward make the address the truth again.
 */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function onPopState() {
  chosen.clear();
  notify();
}

/** Calls back whenever a value of the query may have changed. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

/** The text of one query parameter; undefined when it is absent. */
export function readQuery(name: string): string | undefined {
  return chosen.get(name) ?? new URLSearchParams(window.location.search).get(name) ?? undefined;
}

/**
 * Sets one query parameter, or removes it.
 * @param history `push` makes a step that Back undoes; `replace` does not
 */
export function writeQuery(name: string, value: string, fallback: string, history: 'push' | 'replace'): void {
  chosen.set(name, value);
  const url = new URL(window.location.href);
  if (value === fallback) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href !== window.location.href) {
    try {
      if (history === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
    } catch {
      // Refused: the choice holds all the same, only the address is behind.
    }
  }
  notify();
}
