import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readHtml, type HtmlElement } from '../read-html';
import { builtFiles } from './built-files';

const packageFile = 'node_modules/next/package.json';

/** The version of Next that is installed. */
export const nextVersion = (): string =>
  existsSync(packageFile)
    ? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version
    : 'of an unknown version';

/**
 * Stops the build because Next wrote something else than this folder knows.
 * @param expected what was looked for
 * @param found what stood there, as text; long texts are cut
 * @throws always
 */
export function unexpected(expected: string, found: string): never {
  const start = found.length > 160 ? `${found.slice(0, 160)}…` : found;
  throw new Error(
    `Next ${nextVersion()} exported a page in a way that scripts/export/next-output does not know: expected ${expected}, found ${start}`,
  );
}

/** An exported page in its parts: what a visitor reads, and what Next adds to it. */
export interface ParsedPage {
  /** The page without any script but structured data and the site's own inline ones, and without links to style sheets and typefaces. */
  html: string;
  /** Paths of the style sheets, in order. */
  styleSheets: string[];
  /** The links that ask for typefaces early, as they are written; Next writes none into its not-found page. */
  typefaces: string;
}

/** What of an element is Next's; undefined for an element that belongs to the page. */
type Part = { kind: 'styleSheet'; path: string } | { kind: 'typeface' | 'runtime' };

function partOfLink({ attributes }: HtmlElement, written: string): Part | undefined {
  const { rel, as, href = '', 'data-precedence': precedence } = attributes;
  if (rel === 'stylesheet') {
    if (precedence !== 'next' || !href.startsWith(builtFiles))
      return unexpected(`a style sheet in ${builtFiles} with data-precedence="next"`, written);
    return { kind: 'styleSheet', path: href };
  }
  if (as === 'script' && rel === 'preload') return { kind: 'runtime' };
  if (as === 'font' && rel === 'preload') return { kind: 'typeface' };
  if (rel === 'modulepreload' || as === 'script' || as === 'style' || as === 'font')
    return unexpected('scripts and typefaces asked for by <link rel="preload">', written);
  return undefined;
}

/** Next's runtime and its data are not needed: islands have files of their own (`browser/compile-islands.ts`). */
function partOfScript({ attributes, text }: HtmlElement, written: string): Part | undefined {
  const { src, type } = attributes;
  if (type === 'application/ld+json') return undefined;
  if (src !== undefined)
    return src.startsWith(builtFiles) ? { kind: 'runtime' } : unexpected(`a script in ${builtFiles}`, written);
  if (/__next|TURBOPACK/.test(text)) return { kind: 'runtime' };
  if (Object.keys(attributes).length > 0) unexpected('structured data or a plain inline script', written);
  return undefined;
}

/**
 * Takes apart a page as Next exported it.
 * @throws when the page is written in another way than is known, see `unexpected`
 */
export function parsePage(page: string): ParsedPage {
  const styleSheets: string[] = [];
  const typefaces: string[] = [];
  let hasRuntime = false;
  let html = '';
  let keptUntil = 0;
  for (const element of readHtml(page).elements) {
    const written = page.slice(element.start, element.end);
    const part =
      element.name === 'link'
        ? partOfLink(element, written)
        : element.name === 'script'
          ? partOfScript(element, written)
          : undefined;
    if (!part) continue;
    html += page.slice(keptUntil, element.start);
    keptUntil = element.end;
    if (part.kind === 'styleSheet') styleSheets.push(part.path);
    else if (part.kind === 'typeface') typefaces.push(written);
    else hasRuntime = true;
  }
  html += page.slice(keptUntil);

  if (styleSheets.length === 0) unexpected('a style sheet', 'none');
  if (!hasRuntime) unexpected(`scripts in ${builtFiles}`, 'none');
  return { html, styleSheets, typefaces: typefaces.join('') };
}
