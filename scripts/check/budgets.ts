/** What the site aims at (performance aims of the project), in one place for the benchmarks and the tests that hold the budgets. */

/** A kibibyte: the first congestion window of 14 KB is counted in these. */
export const kib = 1024;

export const aims = {
  /** LCP against the same page without a script. */
  lcpRatio: 1.05,
  cls: 0,
  /** Milliseconds; longer tasks make a tap wait. */
  longTask: 50,
  /** Milliseconds from an input to the paint that answers it, at 4× CPU. */
  inp: 100,
  /** The same for lists of thousands of cards. */
  inpOfLongLists: 200,
  /** Bytes on the wire and requests until the page is complete above the fold. */
  aboveFoldBytes: 60 * kib,
  aboveFoldRequests: 6,
  /** Bytes of all typefaces of a page. */
  fonts: 28 * kib,
  /** Bytes of the picture a phone loads above the fold. */
  heroPicture: 14 * kib,
  /** Bytes of a page's scripts over the framework's floor. */
  ownScript: 12 * kib,
} as const;

/** True for a layout shift that misses its aim. Shifts come as sums of fractions: what rounds to nothing is nothing. */
export const hasMoved = (cls: number): boolean => cls > aims.cls + 0.0005;

/**
 * Bytes, brotli 11, of the six files that a page with one tiny client component loads: React DOM, the App Router, the bundler's runtime.
 * Measured by building such a page with the site's own packages (Next 16.4.5, React 19.3.1): 112.6 KB. A constant, not what pages happen to
 * share: a component of ours that every page loads is our own weight. Measure it again when Next or React changes.
 */
export const frameworkFloor = 115_307;

/** Pages of many screens, in KB: lists, and by the start of their path a whole tour with its days and a place with its packages. */
const long: Readonly<Record<string, number>> = {
  '/': 18,
  '/view-all-packages': 16,
  '/explore-packages': 16,
  '/destinations': 16,
  '/when-to-go': 18,
  '/destinations/thailand': 17,
  '/packages/domestic': 30,
};

/**
 * The most bytes of brotli a route's HTML may have, its style included. A page of one screen fits the first congestion window; a page of
 * many screens may need a second round trip for what is below the first; the longest list has an aim of its own.
 */
export function htmlAim(route: string): number {
  return (long[route] ?? (route.startsWith('/packages/') ? 18 : route.startsWith('/destinations/') ? 16 : 14)) * kib;
}

/**
 * Bytes of brotli that the operator's own addresses may add to a page: the tests hold the aim with those of the sample, and a build must not
 * stop because of theirs. A long host name, a Google form and a form service's key took 65 to 134.
 */
export const roomForAddresses = 256;
