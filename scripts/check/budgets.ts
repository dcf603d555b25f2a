/** What pages may weigh and how fast they must answer: budgets for the tests and the benchmarks. `DECISIONS.md` says how the numbers were found. */

/** A kibibyte: the first congestion window of 14 KB is counted in these. */
export const kib = 1024;

export const budgets = {
  /** LCP against the same page without a script. */
  lcpRatio: 1.05,
  /** Of a visit without input, with typefaces that come late. */
  cls: 0.01,
  /** Milliseconds; longer tasks make a tap wait. */
  longTask: 50,
  /** Milliseconds from an input to the paint that answers it, at 4× CPU. */
  inp: 100,
  /** Bytes on the wire and requests until the page is complete above the fold. */
  aboveFoldBytes: 60 * kib,
  aboveFoldRequests: 6,
  /** Bytes of all typefaces of a page. */
  fonts: 28 * kib,
  /** Bytes of the picture a phone loads above the fold. */
  heroPicture: 14 * kib,
  /** The same of a photograph of the operator's, 800 px wide as AVIF: `scripts/assets/photos` makes none larger. */
  heroPhoto: 45_000,
  /** Bytes of a page's scripts over the framework's floor: what hydrates the islands, which was Next's, and the islands. */
  ownScript: 18 * kib,
  /** What the finder may have beyond that: its sheet, the reasons in its rows, chips and answers of an ask, and trips compared with their years and maps. */
  finderScript: 6.5 * kib,
  /** What reads asks, with its vocabulary, in brotli 11: fetched when somebody is about to ask. */
  askReader: 16 * kib,
} as const;

/**
 * Bytes, brotli 11, of React alone: `react`, `react/jsx-runtime`, `react-dom` and `react-dom/client` 19.3.1, bundled by esbuild as
 * `scripts/export/browser/compile-islands.ts` does. A constant, not what pages happen to share: a component of ours that every page loads is
 * our own weight. Measure it again when React changes.
 */
export const frameworkFloor = 59_475;

/** Bytes of HTML, brotli 9, that a page of each kind has before anything is counted: its style, its markup for machines, menu and footer. */
const base = { trip: 16_600, place: 15_510, other: 15_950 } as const;

/** Bytes of HTML, brotli 9, that each thing on a page adds. */
const allowance = { character: 0.47, picture: 109, field: 25 } as const;

/** A page may weigh this many times what stands on it. */
const margin = 1.15;

export type PageKind = keyof typeof base;

/** @param lists paths below /packages that are pages of their own, not of one trip */
export function pageKind(path: string, lists: readonly string[]): PageKind {
  if (path.startsWith('/destinations/') || path.startsWith('/packages/domestic/')) return 'place';
  return path.startsWith('/packages/') && !lists.includes(path) ? 'trip' : 'other';
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** What stands on a page: characters that a visitor can read, pictures, and fields of forms and choices of filters. */
export function pageContents(html: string) {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return {
    characters: text.trim().length,
    pictures: count(body, /<img\b/g),
    fields: count(body, /<(input|select|textarea)\b/g),
  };
}

/** The most bytes of brotli 9 that the HTML of a page may have, its style included: it follows from what stands on the page. */
export function htmlBudget(kind: PageKind, html: string): number {
  const { characters, pictures, fields } = pageContents(html);
  const weight =
    base[kind] + allowance.character * characters + allowance.picture * pictures + allowance.field * fields;
  return Math.round(margin * weight);
}
