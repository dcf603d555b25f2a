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

/** Bytes of HTML, brotli 9, of an empty page of each kind: its style, its structured data, menu and footer. */
const base = { trip: 16_660, place: 15_510, other: 15_950 } as const;

/** Bytes of HTML, brotli 9, for each thing on a page. */
const allowance = { character: 0.47, picture: 109, field: 25 } as const;

/** The tolerance: a page may weigh this many times the weight of its contents. */
const margin = 1.15;

export type PageKind = keyof typeof base;

/**
 * The kind of a page.
 * @param lists The paths below /packages that are lists of trips instead of one trip.
 */
export function pageKind(path: string, lists: readonly string[]): PageKind {
  if (path.startsWith('/destinations/') || path.startsWith('/packages/domestic/')) return 'place';
  return path.startsWith('/packages/') && !lists.includes(path) ? 'trip' : 'other';
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** The contents of a page: characters that a visitor can read, pictures, and fields of forms and filters. */
export function pageContents(html: string) {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return {
    characters: text.trim().length,
    pictures: count(body, /<img\b/g),
    fields: count(body, /<(input|select|textarea)\b/g),
  };
}

/** The most bytes, brotli 9, that the HTML of a page may have, including its style; the limit depends on the page's contents. */
export function htmlBudget(kind: PageKind, html: string): number {
  const { characters, pictures, fields } = pageContents(html);
  const weight =
    base[kind] + allowance.character * characters + allowance.picture * pictures + allowance.field * fields;
  return Math.round(margin * weight);
}
