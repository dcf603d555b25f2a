import { tamilWords } from '../../../content/format/letters';
import type { HtmlPage } from '../read-html';
import type { PageSummary } from './check-links';

/**
 * Tests whether the fonts, subset by scripts/assets/typefaces/build.ts, have a character: the one for headings and prices, and the one for
 * all other text.
 */
export interface Typefaces {
  display: (character: string) => boolean;
  text: (character: string) => boolean;
}

const notShown = new Set(['title', 'style', 'script']);

/** Characters that the page's font lacks, without duplicates; they would be drawn in a fallback font. Tamil is drawn in one on purpose. */
export function characterProblems(path: string, { elements }: HtmlPage, canShow: Typefaces): string[] {
  const missing = elements.flatMap(({ name, attributes, text }) => {
    if (notShown.has(name)) return [];
    const face = /\bfont-display\b/.test(attributes['class'] ?? '') ? 'display' : 'text';
    return Array.from(text)
      .filter((character) => !/\s/.test(character) && !tamilWords.test(character) && !canShow[face](character))
      .map(
        (character) =>
          `${path}: the ${face} typeface has no '${character}': add it in scripts/assets/typefaces/build.ts`,
      );
  });
  return [...new Set(missing)];
}

/** Search engines truncate longer titles and descriptions. */
export function textProblems({ path, title, description }: PageSummary): string[] {
  return [
    ...(title === '' || title.length > 60 ? [`${path}: the title has ${title.length} characters, not 1 to 60`] : []),
    ...(description.length < 70 || description.length > 160
      ? [`${path}: the description has ${description.length} characters, not 70 to 160`]
      : []),
  ];
}

/** Titles that two pages share. */
export function sameTitles(pages: readonly PageSummary[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ path, title, canonical }) => {
    // A page that names another as canonical may have the same title.
    if (!canonical) return [];
    const first = seen.get(title);
    seen.set(title, path);
    return first === undefined ? [] : [`${path}: the title '${title}' is also that of ${first}`];
  });
}
