/** Budgets for the weight of pages. `../DECISIONS.md` explains the numbers. */

/** A kibibyte: the first congestion window of 14 KB is counted in these. */
const kib = 1024;

export const budgets = {
  /** The layout shift of a visit without input, with late typefaces. */
  cls: 0.01,
  /** Bytes over the network, and requests, until the page is complete above the fold. */
  aboveFoldBytes: 60.75 * kib,
  aboveFoldRequests: 6,
  /** Bytes of all typefaces of a page. */
  fonts: 28 * kib,
  /** Bytes of the picture that a phone loads above the fold. */
  heroPicture: 14 * kib,
  /** The same for one of the operator's photographs, 800 px wide as AVIF: `scripts/assets/photos` makes none larger. */
  heroPhoto: 45_000,
  /** Bytes of a page's scripts above the framework's floor: the islands and the code that hydrates them in place of Next's. */
  ownScript: 18.25 * kib,
  /**
   * Additional bytes for the finder: its sheet, the reasons in its rows, chips and answers of an ask, and the comparison of trips with
   * their years and maps, the totals of a party, the rows behind the first ones, what is asked back about a number or a comparison, and the
   * counting of words that it does not know.
   */
  finderScript: 10.75 * kib,
  /**
   * Additional bytes for the booking wizard: who travels and when, what a total is made of, and the dates of groups. It has no prices of its own
   * any more, which weighed as much.
   */
  wizardScript: 3.75 * kib,
  /**
   * Bytes of the reader of asks with its vocabulary, brotli 11; it is fetched when a visitor is about to ask. The kinds of numbers,
   * questions and the names of festivals are a part of it.
   */
  askReader: 20 * kib,
  /** Bytes of the prices of all trips with the code that computes totals, brotli 11: fetched once a visitor has chosen who travels or when. */
  partyPrices: 10.25 * kib,
} as const;

/**
 * Bytes, brotli 11, of React alone: `react`, `react/jsx-runtime`, `react-dom` and `react-dom/client` 19.3.1, bundled by esbuild as in
 * `packages/export/browser/compile-islands.ts`. The number is a constant instead of the code that pages happen to share, because a component
 * of ours that every page loads counts as our own weight. Measure it again when React changes.
 */
export const frameworkFloor = 59_475;

/**
 * For each kind of page: the bytes of HTML, brotli 9, of an empty page, which has a style, structured data, a menu, a footer and forms; and the
 * tolerance: a page may weigh this many times what its kind and its contents weigh. The bytes, and those below for each thing on a page, were
 * fitted by least squares to all 192 pages on 30 November 2026. Trips weighed 0.97 to 1.02 times as much, places up to 1.09 (Thailand), and
 * others up to 1.14 (the home page). The rest of the tolerance is for what the operator adds, for example a notice or a dozen dates.
 */
const kinds = {
  trip: { empty: 20_940, margin: 1.05 },
  place: { empty: 17_440, margin: 1.12 },
  other: { empty: 16_290, margin: 1.17 },
} as const;

/** Bytes of HTML, brotli 9, for each thing on a page. Fields of forms add nothing that their words do not. */
const allowance = { character: 0.38, picture: 112 } as const;

export type PageKind = keyof typeof kinds;

/**
 * The kind of a page.
 * @param lists The paths below /packages that are lists of trips instead of one trip.
 */
export function pageKind(path: string, lists: readonly string[]): PageKind {
  if (path.startsWith('/destinations/') || path.startsWith('/packages/domestic/')) return 'place';
  return path.startsWith('/packages/') && !lists.includes(path) ? 'trip' : 'other';
}

/** The contents of a page: characters that a visitor can read, and pictures. */
export function pageContents(html: string) {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { characters: text.trim().length, pictures: body.match(/<img\b/g)?.length ?? 0 };
}

/** The most bytes, brotli 9, that the HTML of a page may have, including its style; the limit depends on the page's contents. */
export function htmlBudget(kind: PageKind, html: string): number {
  const { characters, pictures } = pageContents(html);
  const { empty, margin } = kinds[kind];
  return Math.round(margin * (empty + allowance.character * characters + allowance.picture * pictures));
}
