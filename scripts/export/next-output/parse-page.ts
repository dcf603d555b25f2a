import { readHtml, type HtmlElement } from '../read-html';
import { builtFiles, checkEntry, isEntry } from './entry';
import { readPush, withoutStyleSheets } from './flight';
import { unexpected } from './unexpected';

/** An exported page in its parts: what a visitor reads, and what Next adds to it. */
export interface ParsedPage {
  /** The page without any script but structured data and the site's own inline ones, and without links to style sheets and typefaces. */
  html: string;
  /** Paths of the style sheets, in order. */
  styleSheets: string[];
  /** The links that ask for typefaces early, as they are written; Next writes none into its not-found page. */
  typefaces: string;
  /** Paths of the runtime's files, in order. */
  runtime: string[];
  /** The script that names the runtime's entry and hands it the data to hydrate the page from. */
  data: string;
}

/** The first of the scripts that hand over data. */
const opening = '(self.__next_f=self.__next_f||[]).push([0])';

/** What an element is to the runtime; undefined for an element that belongs to the page. */
type Part =
  | { kind: 'styleSheet' | 'script'; path: string }
  | { kind: 'typeface' | 'unneeded' | 'opening' }
  | { kind: 'entry' | 'data'; text: string };

function partOfLink({ attributes }: HtmlElement, written: string): Part | undefined {
  const { rel, as, href = '', 'data-precedence': precedence } = attributes;
  if (rel === 'stylesheet') {
    if (precedence !== 'next' || !href.startsWith(builtFiles))
      return unexpected(`a style sheet in ${builtFiles} with data-precedence="next"`, written);
    return { kind: 'styleSheet', path: href };
  }
  if (as === 'script' && rel === 'preload') return { kind: 'unneeded' };
  if (as === 'font' && rel === 'preload') return { kind: 'typeface' };
  if (rel === 'modulepreload' || as === 'script' || as === 'style' || as === 'font')
    return unexpected('scripts and typefaces asked for by <link rel="preload">', written);
  return undefined;
}

function partOfScript({ attributes, text }: HtmlElement, written: string): Part | undefined {
  const { src, type, nomodule } = attributes;
  if (type === 'application/ld+json') return undefined;
  // Polyfills for browsers that know no modules: none of them is supported.
  if (src !== undefined && nomodule !== undefined) return { kind: 'unneeded' };
  if (src !== undefined) {
    return src.startsWith(builtFiles)
      ? { kind: 'script', path: src }
      : unexpected(`a script in ${builtFiles}`, written);
  }
  if (isEntry(text)) return { kind: 'entry', text };
  if (text === opening) return { kind: 'opening' };
  const data = readPush(text);
  if (data !== undefined) return { kind: 'data', text: data };
  if (/__next|TURBOPACK/.test(text) || Object.keys(attributes).length > 0)
    return unexpected('the entry, the data, structured data or a plain inline script', written);
  return undefined;
}

/**
 * Takes apart a page as Next exported it.
 * @throws when the page is written in another way than is known, see `unexpected`
 */
export function parsePage(page: string): ParsedPage {
  const styleSheets: string[] = [];
  const runtime = new Set<string>();
  const typefaces: string[] = [];
  const entries: string[] = [];
  const openings: string[] = [];
  const data: string[] = [];
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
    else if (part.kind === 'script') runtime.add(part.path);
    else if (part.kind === 'typeface') typefaces.push(written);
    else if (part.kind === 'opening') openings.push(written);
    else if (part.kind === 'entry') entries.push(part.text);
    else if (part.kind === 'data') data.push(part.text);
  }
  html += page.slice(keptUntil);

  if (styleSheets.length === 0) unexpected('a style sheet', 'none');
  if (runtime.size === 0) unexpected(`scripts in ${builtFiles}`, 'none');
  if (openings.length !== 1) unexpected(`one script ${opening}`, String(openings.length));
  if (data.length === 0) unexpected('data for the runtime', 'none');
  const [entry, ...others] = entries;
  if (entry === undefined || others.length > 0) return unexpected('one entry of the runtime', String(entries.length));
  checkEntry(entry, [...runtime]);
  const flight = JSON.stringify(withoutStyleSheets(data.join(''), styleSheets));
  return {
    html,
    styleSheets,
    typefaces: typefaces.join(''),
    runtime: [...runtime],
    data: `${entry}${opening};self.__next_f.push([1,${flight}])`,
  };
}
