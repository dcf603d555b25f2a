/** Who travels and when, kept for the visit as the part of an address that names it. Nothing of it leaves the browser. */

/** The key in the session storage. */
export const keptKey = 'party';

/** The newest part if the browser does not store it. */
let unstored: string | undefined;

/** The kept part: 'adults=2&ages=5,9&date=2026-12-24'; '' if there is none. */
export function keptChoice(): string {
  if (unstored !== undefined) return unstored;
  try {
    return window.sessionStorage.getItem(keptKey) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a part until the tab is closed; '' forgets it. */
export function keepChoice(part: string): void {
  unstored = undefined;
  try {
    if (part) window.sessionStorage.setItem(keptKey, part);
    else window.sessionStorage.removeItem(keptKey);
  } catch {
    // The storage is blocked or full: the page keeps it in memory.
    unstored = part;
  }
}
