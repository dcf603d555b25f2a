/** What must not be published: each problem is one line that names the page. */
import { readHtml, type HtmlPage } from '../read-html';
import {
  fileProblems,
  idsOf,
  linkProblems,
  summarise,
  unlinkedPages,
  type Addresses,
  type PageSummary,
} from './check-links';
import { characterProblems, sameTitles, textProblems, type Typefaces } from './check-texts';

export interface Exported extends Addresses {
  /** Path and HTML of every page, one after the other: '/' for index.html, '/about' for about.html. Thousands of pages do not fit into memory at once. */
  pages: Iterable<readonly [path: string, html: string]>;
  /** Whether the policy that hosts send lets an inline script run. */
  mayRunInline: (script: string) => boolean;
  canShow: Typefaces;
}

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function scriptProblems(path: string, page: HtmlPage, { mayRunInline }: Exported): string[] {
  return page.elements.flatMap(({ name, attributes, text }) => {
    const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
    const isInline =
      name === 'script' && attributes['src'] === undefined && attributes['type'] !== 'application/ld+json';
    return [
      ...handlers.map((handler) => `${path}: the attribute ${handler} on <${name}> would be blocked`),
      ...(isInline && !mayRunInline(text) ? [`${path}: the inline script ${text.slice(0, 40)}… would be blocked`] : []),
    ];
  });
}

/** All problems of an exported site, a line each; empty when it may go out. */
export function pageProblems(site: Exported): string[] {
  const summaries: PageSummary[] = [];
  const problems: string[] = [];
  for (const [path, html] of site.pages) {
    const page = readHtml(html);
    const summary = summarise(path, page);
    summaries.push(summary);
    problems.push(
      ...page.errors.map((error) => `${path}: invalid HTML: ${error}`),
      ...twice(idsOf(page.elements)).map((id) => `${path}: the id '${id}' is there twice`),
      ...fileProblems(path, page, site),
      ...scriptProblems(path, page, site),
      ...textProblems(summary),
      ...characterProblems(path, page, site.canShow),
    );
  }
  const all = new Map(summaries.map((summary) => [summary.path, summary]));
  return [
    ...problems,
    ...summaries.flatMap((summary) => linkProblems(summary, all, site)),
    ...unlinkedPages(summaries),
    ...sameTitles(summaries),
  ];
}
