/** Checks the pages before they are published: each problem of a page is one line that names it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tamilWords } from '../../../content/format/letters';
import { prosePages } from '../../../content/pages/prose-pages';
import { pageFilesIn, redirectedPaths, routeOf } from '../../../scripts/lib/exported-pages';
import { filesIn } from '../../../scripts/lib/files-in';
import { openFont } from '../../../scripts/lib/open-font';
import { readHtml, type HtmlPage } from '../read-html';
import { fileProblems, idsOf, linkProblems, summarise, unlinkedPages, type PageSummary } from './check-links';

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** The fonts, subset by scripts/assets/typefaces/build.ts: those for headings and prices, and those for all other text. */
const openFonts = () => ({
  display: ['rozha', 'rozha-rupee'].map((name) => openFont(`app/_fonts/${name}.woff2`)),
  text: ['figtree', 'figtree-european', 'figtree-rupee'].map((name) => openFont(`app/_fonts/${name}.woff2`)),
});

const notShown = new Set(['title', 'style', 'script']);

/** Characters that the page's font lacks, without duplicates; they would be drawn in a fallback font. Tamil is drawn in one on purpose. */
function characterProblems(path: string, { elements }: HtmlPage, fonts: ReturnType<typeof openFonts>): string[] {
  const missing = elements.flatMap(({ name, attributes, text }) => {
    if (notShown.has(name)) return [];
    const face = /\bfont-display\b/.test(attributes['class'] ?? '') ? 'display' : 'text';
    const isShown = (character: string) =>
      fonts[face].some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    return Array.from(text)
      .filter((character) => !/\s/.test(character) && !tamilWords.test(character) && !isShown(character))
      .map(
        (character) =>
          `${path}: the ${face} typeface has no '${character}': add it in scripts/assets/typefaces/build.ts`,
      );
  });
  return [...new Set(missing)];
}

/** Search engines truncate longer titles and descriptions. */
function textProblems({ path, title, description }: PageSummary): string[] {
  return [
    ...(title === '' || title.length > 60 ? [`${path}: the title has ${title.length} characters, not 1 to 60`] : []),
    ...(description.length < 70 || description.length > 160
      ? [`${path}: the description has ${description.length} characters, not 70 to 160`]
      : []),
  ];
}

/** Titles that two pages share. */
function sameTitles(pages: readonly PageSummary[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ path, title, canonical }) => {
    // A page that names another as canonical may have the same title.
    if (!canonical) return [];
    const first = seen.get(title);
    seen.set(title, path);
    return first === undefined ? [] : [`${path}: the title '${title}' is also that of ${first}`];
  });
}

function scriptProblems(path: string, page: HtmlPage, allowed: readonly string[] | 'any'): string[] {
  return page.elements.flatMap(({ name, attributes, text }) => {
    const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
    const isInline =
      name === 'script' && attributes['src'] === undefined && attributes['type'] !== 'application/ld+json';
    const mayRun = !isInline || allowed === 'any' || allowed.includes(text);
    return [
      ...handlers.map((handler) => `${path}: the attribute ${handler} on <${name}> would be blocked`),
      ...(mayRun ? [] : [`${path}: the inline script ${text.slice(0, 40)}… would be blocked`]),
    ];
  });
}

/**
 * All problems of the pages of a published folder, one per line; empty if it may be published.
 * @param inlineScripts the inline scripts that the policy allows, see `contentSecurityPolicy`
 */
export function pageProblems(out: string, inlineScripts: readonly string[] | 'any'): string[] {
  const site = {
    files: new Set(filesIn(out).map((file) => `/${file}`)),
    redirects: redirectedPaths(out),
  };
  const fonts = openFonts();
  const all = new Map<string, PageSummary>();
  const problems: string[] = [];
  // Only a summary of each page is kept, because thousands of pages do not fit into memory at once.
  for (const file of pageFilesIn(out)) {
    const path = routeOf(file);
    const page = readHtml(readFileSync(join(out, file), 'utf8'));
    const summary = summarise(path, page);
    all.set(path, summary);
    problems.push(
      ...page.errors.map((error) => `${path}: invalid HTML: ${error}`),
      ...twice(idsOf(page.elements)).map((id) => `${path}: the id '${id}' is there twice`),
      ...fileProblems(path, page, site),
      ...scriptProblems(path, page, inlineScripts),
      ...textProblems(summary),
      ...characterProblems(path, page, fonts),
    );
  }
  const summaries = [...all.values()];
  return [
    ...problems,
    ...summaries.flatMap((summary) => linkProblems(summary, all, site)),
    ...unlinkedPages(
      summaries,
      prosePages.filter(({ menu }) => menu === 'none').map(({ path }) => path),
    ),
    ...sameTitles(summaries),
  ];
}
