/** The addresses of the editor's screens, in the hash: `#/trips/kerala-package/history`. */
import { useSyncExternalStore } from 'react';

export interface Route {
  /** The first part: a folder of records, or a screen such as `today` or `prices`. */
  folder: string;
  /** The id of a record. */
  id?: string;
  /** A screen of the record, such as `history`. */
  screen?: string;
}

/** The home screen. */
const home = '#/trips';

/** Parses an address. */
export function routeOf(hash: string): Route {
  const [folder = '', id, screen] = (/^#\/./.test(hash) ? hash : home).slice(2).split('/').map(decodeURIComponent);
  return { folder, ...(id ? { id } : {}), ...(screen ? { screen } : {}) };
}

type Guard = () => boolean | Promise<boolean>;

let guard: Guard | undefined;
let current = '';

/**
 * Asks before a form with changes is left.
 * @param ask Resolves with true if it may be left.
 * @returns A function that removes the guard.
 */
export function leaveGuard(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Opens a screen, unless the guard refuses. Resolves with whether it was opened. */
export async function go(address: string): Promise<boolean> {
  if (guard && !(await guard())) return false;
  guard = undefined;
  if (location.hash === address) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = address;
  return true;
}

function subscribe(changed: () => void): () => void {
  current ||= location.hash;
  const listen = () => {
    if (location.hash === current) {
      changed();
      return;
    }
    const [address, stay] = [location.hash, current];
    if (!guard) {
      current = address;
      changed();
      return;
    }
    // The browser's own ways to leave, such as its back button, are undone until the guard has answered.
    history.replaceState(null, '', stay || home);
    void go(address);
  };
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}

/** The current address. */
export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => current || location.hash));
