import type { HtmlPage } from '../read-html';

/** What other pages have to do with a page. */
export interface PageSummary {
  path: string;
  ids: ReadonlySet<string>;
  /** Addresses its links lead to, each once. */
  links: readonly string[];
  /** Whether it names itself as the page to list. */
  canonical: boolean;
}

export const idsOf = (elements: HtmlPage['elements']) =>
  elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));

/** Shared pictures are named by their whole address; the file is the same. */
export const pathOf = (address: string) =>
  /^https?:/.test(address) ? new URL(address).pathname : address.replace(/[?#].*/, '');

export function summarise(path: string, { elements }: HtmlPage): PageSummary {
  const canonical = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')
    ?.attributes['href'];
  return {
    path,
    ids: new Set(idsOf(elements)),
    links: [
      ...new Set(
        elements.flatMap(({ name, attributes: { href } }) => (name === 'a' && href !== undefined ? [href] : [])),
      ),
    ],
    canonical: canonical !== undefined && pathOf(canonical) === path,
  };
}
