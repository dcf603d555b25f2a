/** How often a visit may prerender a page that is then not opened: one is 20 to 40 KB. */
const allowed = 4;
const key = 'wrong-guesses';

type Arrival = PerformanceNavigationTiming & { activationStart?: number };

/**
 * Adds to the count of wrong guesses that the tab's storage keeps for a visit.
 * @returns false, and adds nothing, when all are used up, and where the browser refuses storage
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

/** Whether the visit may guess once more; counts this guess as a wrong one. */
export const mayGuess = (): boolean => count(1);

/** Takes one off the wrong guesses when this page had been prerendered. */
export function recordArrival(): void {
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  if (arrival?.activationStart) count(-1);
}
