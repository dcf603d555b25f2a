/** Checks the pages before they are published: each problem of a page is one line that names it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFilesIn, redirectedPaths, routeOf } from '../../lib/exported-pages';
import { filesIn } from '../../lib/files-in';
import { openFont } from '../../lib/open-font';
import { readHtml, type HtmlPage } from '../read-html';
import { fileProblems, idsOf, linkProblems, summarise, unlinkedPages, type PageSummary } from './check-links';
import { characterProblems, sameTitles, textProblems } from './check-texts';

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function charactersOf(...names: string[]): (character: string) => boolean {
  const fonts = names.map((name) => openFont(`app/_fonts/${name}.woff2`));
  return (character) => fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
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
  const canShow = {
    display: charactersOf('rozha', 'rozha-rupee'),
    text: charactersOf('figtree', 'figtree-european', 'figtree-rupee'),
  };
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
      ...characterProblems(path, page, canShow),
    );
  }
  const summaries = [...all.values()];
  return [
    ...problems,
    ...summaries.flatMap((summary) => linkProblems(summary, all, site)),
    ...unlinkedPages(summaries),
    ...sameTitles(summaries),
  ];
}
