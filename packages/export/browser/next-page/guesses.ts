/** The number of prerendered pages per visit that may remain unopened; one is 20 to 40 KB. */
const allowed = 4;
const key = 'wrong-guesses';

type Arrival = PerformanceNavigationTiming & { activationStart?: number };

/**
 * Adds to the visit's number of wrong guesses in `sessionStorage`.
 * @returns false, without a change, if none are left or if the browser refuses storage
 */
function count(more: 1 | -1): boolean {
  try {
    const guesses = Number(sessionStorage.getItem(key)) + more;
    if (guesses < 0 || guesses > allowed) return false;
    sessionStorage.setItem(key, String(guesses));
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the visit may guess once more, and counts the guess as wrong until its page is opened. */
export const mayGuess = (): boolean => count(1);

/** Removes one wrong guess if this page was prerendered. */
export function recordArrival(): void {
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  if (arrival?.activationStart) count(-1);
}
