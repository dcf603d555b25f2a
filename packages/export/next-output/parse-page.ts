import { readFileSync } from 'node:fs';
import { readHtml, type HtmlElement } from '../read-html';
import { builtFiles } from './built-files';

/** The installed version of Next. */
export const nextVersion = () =>
  (JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }).version;

/**
 * Stops the build because Next's output is not as this folder expects.
 * @param expected a description of the expected markup
 * @param found the markup found instead; long texts are truncated
 * @throws always
 */
function unexpected(expected: string, found: string): never {
  const start = found.length > 160 ? `${found.slice(0, 160)}…` : found;
  throw new Error(
    `Next ${nextVersion()} exported a page in a way that packages/export/next-output does not know: expected ${expected}, found ${start}`,
  );
}

/** An exported page, split into its content and the parts that Next adds. */
export interface ParsedPage {
  /**
   * The page without links to style sheets and font preloads, and without scripts except structured data and the site's own inline ones.
   */
  html: string;
  /** The paths of the style sheets, in order. */
  styleSheets: string[];
  /** The font preload links, verbatim; Next writes none into its not-found page. */
  typefaces: string;
}

type Kind = 'styleSheet' | 'typeface' | 'runtime';

/** The kind of an element that Next added; undefined for one that belongs to the page. */
function kindOf({ name, attributes, text }: HtmlElement, written: string): Kind | undefined {
  const { rel, as = '', href, src, type, 'data-precedence': precedence } = attributes;
  if (name === 'link') {
    if (rel === 'stylesheet')
      return precedence === 'next' && href?.startsWith(builtFiles)
        ? 'styleSheet'
        : unexpected(`a style sheet in ${builtFiles} with data-precedence="next"`, written);
    if (rel === 'preload' && as === 'script') return 'runtime';
    if (rel === 'preload' && as === 'font') return 'typeface';
    if (rel === 'modulepreload' || ['script', 'style', 'font'].includes(as))
      unexpected('scripts and typefaces asked for by <link rel="preload">', written);
  }
  if (name !== 'script' || type === 'application/ld+json') return undefined;
  // Next's runtime and its data are not needed, because islands have files of their own (`packages/export/browser/compile-islands.ts`).
  if (src !== undefined)
    return src.startsWith(builtFiles) ? 'runtime' : unexpected(`a script in ${builtFiles}`, written);
  if (/__next|TURBOPACK/.test(text)) return 'runtime';
  if (Object.keys(attributes).length > 0) unexpected('structured data or a plain inline script', written);
  return undefined;
}

/**
 * Splits a page as Next exported it.
 * @throws when the markup is not as expected, see `unexpected`
 */
export function parsePage(page: string): ParsedPage {
  const found: Record<Kind, string[]> = { styleSheet: [], typeface: [], runtime: [] };
  let html = '';
  let copiedUntil = 0;
  for (const element of readHtml(page).elements) {
    const written = page.slice(element.start, element.end);
    const kind = kindOf(element, written);
    if (!kind) continue;
    html += page.slice(copiedUntil, element.start);
    copiedUntil = element.end;
    found[kind].push(kind === 'styleSheet' ? (element.attributes['href'] ?? '') : written);
  }
  if (found.styleSheet.length === 0) unexpected('a style sheet', 'none');
  if (found.runtime.length === 0) unexpected(`scripts in ${builtFiles}`, 'none');
  return { html: html + page.slice(copiedUntil), styleSheets: found.styleSheet, typefaces: found.typeface.join('') };
}
